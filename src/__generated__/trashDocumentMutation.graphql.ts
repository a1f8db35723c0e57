/**
 * @generated SignedSource<<23d523f3b157d82d8c1fc1e1abb44c06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type DeleteUserDocumentsInput = {
  libraryId?: string | null | undefined;
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
    readonly undo: string;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undo",
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
    "cacheID": "e6219eb9c4636e800fb50e3832f09a0c",
    "id": null,
    "metadata": {},
    "name": "trashDocumentMutation",
    "operationKind": "mutation",
    "text": "mutation trashDocumentMutation(\n  $input: DeleteUserDocumentsInput!\n) {\n  deleteUserDocuments(input: $input) {\n    count\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "5e46645ef6ce92e0db39645c3e3532bf";

export default node;
