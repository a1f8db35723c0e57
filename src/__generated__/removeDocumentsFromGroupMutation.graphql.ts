/**
 * @generated SignedSource<<64d2fd8235c52a7bc1fbf180389c55d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type RemoveDocumentsFromGroupInput = {
  groupId: string;
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
export type removeDocumentsFromGroupMutation$variables = {
  input: RemoveDocumentsFromGroupInput;
};
export type removeDocumentsFromGroupMutation$data = {
  readonly removeDocumentsFromGroup: {
    readonly count: number;
    readonly undo: string;
  } | null | undefined;
};
export type removeDocumentsFromGroupMutation = {
  response: removeDocumentsFromGroupMutation$data;
  variables: removeDocumentsFromGroupMutation$variables;
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
    "name": "removeDocumentsFromGroup",
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
    "name": "removeDocumentsFromGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "removeDocumentsFromGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1f8b53d411983f08bb5f77c35bc7e32d",
    "id": null,
    "metadata": {},
    "name": "removeDocumentsFromGroupMutation",
    "operationKind": "mutation",
    "text": "mutation removeDocumentsFromGroupMutation(\n  $input: RemoveDocumentsFromGroupInput!\n) {\n  removeDocumentsFromGroup(input: $input) {\n    count\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "32f2c5d4173a5714b67eebff574a78a3";

export default node;
