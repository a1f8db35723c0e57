/**
 * @generated SignedSource<<d73dea8479436c7cf0ae911ecdff5165>>
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
export type addDocumentsToGroupMutation$variables = {
  input: AddDocumentsToGroupInput;
};
export type addDocumentsToGroupMutation$data = {
  readonly addDocumentsToGroup: {
    readonly count: number;
    readonly undo: string;
  } | null | undefined;
};
export type addDocumentsToGroupMutation = {
  response: addDocumentsToGroupMutation$data;
  variables: addDocumentsToGroupMutation$variables;
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
    "name": "addDocumentsToGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addDocumentsToGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6e8afe6a47ca0e2bae282a48b72b033c",
    "id": null,
    "metadata": {},
    "name": "addDocumentsToGroupMutation",
    "operationKind": "mutation",
    "text": "mutation addDocumentsToGroupMutation(\n  $input: AddDocumentsToGroupInput!\n) {\n  addDocumentsToGroup(input: $input) {\n    count\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "92132b15c2b4aaba15b4527ccd5a06d5";

export default node;
