/**
 * @generated SignedSource<<325dd9098595739e4b1056c65be0a72b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type EditUserDocumentsInput = {
  addKeywords?: ReadonlyArray<string> | null | undefined;
  libraryId?: string | null | undefined;
  removeKeywords?: ReadonlyArray<string> | null | undefined;
  selection: DocumentSelection;
  set?: SetDocumentFieldInput | null | undefined;
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
export type SetDocumentFieldInput = {
  name: string;
  value?: string | null | undefined;
};
export type editDocumentsMutation$variables = {
  input: EditUserDocumentsInput;
};
export type editDocumentsMutation$data = {
  readonly editUserDocuments: {
    readonly count: number;
    readonly undo: string;
  } | null | undefined;
};
export type editDocumentsMutation = {
  response: editDocumentsMutation$data;
  variables: editDocumentsMutation$variables;
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
    "name": "editUserDocuments",
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
    "name": "editDocumentsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "editDocumentsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "13cdc7b2daec280395de68b1f1574c4b",
    "id": null,
    "metadata": {},
    "name": "editDocumentsMutation",
    "operationKind": "mutation",
    "text": "mutation editDocumentsMutation(\n  $input: EditUserDocumentsInput!\n) {\n  editUserDocuments(input: $input) {\n    count\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "df3d4257e2aba3d24202b48767b5e79e";

export default node;
