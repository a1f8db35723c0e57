/**
 * @generated SignedSource<<c5a197b46545039dabe97fde1ccf1e29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type AddDocumentsToGroupInput = {
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
export type addToGroupMutation$variables = {
  input: AddDocumentsToGroupInput;
};
export type addToGroupMutation$data = {
  readonly addDocumentsToGroup: {
    readonly undo: string;
  } | null | undefined;
};
export type addToGroupMutation = {
  response: addToGroupMutation$data;
  variables: addToGroupMutation$variables;
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
    "name": "addDocumentsToGroup",
    "plural": false,
    "selections": [
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
    "name": "addToGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addToGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a1797187cd8c06ec9adc8e89999e5158",
    "id": null,
    "metadata": {},
    "name": "addToGroupMutation",
    "operationKind": "mutation",
    "text": "mutation addToGroupMutation(\n  $input: AddDocumentsToGroupInput!\n) {\n  addDocumentsToGroup(input: $input) {\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "4b7c344c012722ed0cc86697f0e480ef";

export default node;
