/**
 * @generated SignedSource<<4d5bfda8d4aa10fd7f6517e41cb42bd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteGroupInput = {
  id: string;
};
export type deleteGroupMutation$variables = {
  input: DeleteGroupInput;
};
export type deleteGroupMutation$data = {
  readonly deleteGroup: {
    readonly id: string;
  } | null | undefined;
};
export type deleteGroupMutation = {
  response: deleteGroupMutation$data;
  variables: deleteGroupMutation$variables;
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
    "concreteType": "DeleteGroupPayload",
    "kind": "LinkedField",
    "name": "deleteGroup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "deleteGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ab5aa6fa4c02e2cf07de803d894d288e",
    "id": null,
    "metadata": {},
    "name": "deleteGroupMutation",
    "operationKind": "mutation",
    "text": "mutation deleteGroupMutation(\n  $input: DeleteGroupInput!\n) {\n  deleteGroup(input: $input) {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a523ea43440c73dcbc128f6c519ee7f9";

export default node;
