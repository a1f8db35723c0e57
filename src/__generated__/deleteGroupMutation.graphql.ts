/**
 * @generated SignedSource<<2c64255e323239b77cfd9316a1b88064>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteGroupInput = {
  id: string;
  libraryId?: string | null | undefined;
};
export type deleteGroupMutation$variables = {
  input: DeleteGroupInput;
  step?: string | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "step"
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
      },
      {
        "kind": "Variable",
        "name": "step",
        "variableName": "step"
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
    "cacheID": "70d1064495659c91e92d4e5b2e448b13",
    "id": null,
    "metadata": {},
    "name": "deleteGroupMutation",
    "operationKind": "mutation",
    "text": "mutation deleteGroupMutation(\n  $input: DeleteGroupInput!\n  $step: ID\n) {\n  deleteGroup(input: $input, step: $step) {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "784bee0badad81c5228cfff6abdcc615";

export default node;
