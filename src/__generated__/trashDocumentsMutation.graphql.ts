/**
 * @generated SignedSource<<414028b70e50749fac0164b924c29977>>
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
export type trashDocumentsMutation$variables = {
  input: DeleteUserDocumentsInput;
};
export type trashDocumentsMutation$data = {
  readonly deleteUserDocuments: {
    readonly count: number;
    readonly undo: string;
  } | null | undefined;
};
export type trashDocumentsMutation = {
  response: trashDocumentsMutation$data;
  variables: trashDocumentsMutation$variables;
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
    "name": "trashDocumentsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "trashDocumentsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a229bafdb0fa4dd99e88003a3072da8c",
    "id": null,
    "metadata": {},
    "name": "trashDocumentsMutation",
    "operationKind": "mutation",
    "text": "mutation trashDocumentsMutation(\n  $input: DeleteUserDocumentsInput!\n) {\n  deleteUserDocuments(input: $input) {\n    count\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "634bbe199ad527d81ba172916c8638bf";

export default node;
