/**
 * @generated SignedSource<<ab0fe38a709c003a28d04e3e1271d869>>
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
export type takeBackDocumentsMutation$variables = {
  input: DeleteUserDocumentsInput;
};
export type takeBackDocumentsMutation$data = {
  readonly deleteUserDocuments: {
    readonly count: number;
  } | null | undefined;
};
export type takeBackDocumentsMutation = {
  response: takeBackDocumentsMutation$data;
  variables: takeBackDocumentsMutation$variables;
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
    "name": "takeBackDocumentsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "takeBackDocumentsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ac8f212616e8f2d37f8b56bc079b14fb",
    "id": null,
    "metadata": {},
    "name": "takeBackDocumentsMutation",
    "operationKind": "mutation",
    "text": "mutation takeBackDocumentsMutation(\n  $input: DeleteUserDocumentsInput!\n) {\n  deleteUserDocuments(input: $input) {\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "bcfc359730371451c88ada621c2152f3";

export default node;
