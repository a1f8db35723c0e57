/**
 * @generated SignedSource<<4d4855e72b483f0f19c93973e0f91f48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type DeleteUserDocumentsInput = {
  selection: DocumentSelection;
};
export type DocumentSelection = {
  except?: ReadonlyArray<string> | null | undefined;
  filterBy?: DocumentFilters | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type DocumentFilters = {
  groupId?: string | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  groupMatch?: GroupMatch | null | undefined;
  query?: string | null | undefined;
  trashed?: boolean | null | undefined;
};
export type trashDocumentMutation$variables = {
  input: DeleteUserDocumentsInput;
};
export type trashDocumentMutation$data = {
  readonly deleteUserDocuments: {
    readonly count: number;
  } | null | undefined;
};
export type trashDocumentMutation = {
  response: trashDocumentMutation$data;
  variables: trashDocumentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DocumentsChangedPayload",
    "kind": "LinkedField",
    "name": "deleteUserDocuments",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "trashDocumentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "trashDocumentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0d8d2c168b744a0c3c538eac03fbfb8f",
    "id": null,
    "metadata": {},
    "name": "trashDocumentMutation",
    "operationKind": "mutation",
    "text": "mutation trashDocumentMutation(\n  $input: DeleteUserDocumentsInput!\n) {\n  deleteUserDocuments(input: $input) {\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "138db8dea665c15db338642050371cb6";

export default node;
