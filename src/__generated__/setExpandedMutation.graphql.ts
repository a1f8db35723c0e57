/**
 * @generated SignedSource<<e6af942e595ff1e4f2b1cc30ccad3d8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SetGroupsExpandedInput = {
  ids: ReadonlyArray<string>;
  isExpanded: boolean;
  libraryId?: string | null | undefined;
};
export type setExpandedMutation$variables = {
  input: SetGroupsExpandedInput;
};
export type setExpandedMutation$data = {
  readonly setGroupsExpanded: {
    readonly count: number;
  } | null | undefined;
};
export type setExpandedMutation = {
  response: setExpandedMutation$data;
  variables: setExpandedMutation$variables;
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
    "concreteType": "SetGroupsExpandedPayload",
    "kind": "LinkedField",
    "name": "setGroupsExpanded",
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
    "name": "setExpandedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setExpandedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c6cab558138423e812ca8ed73fd41649",
    "id": null,
    "metadata": {},
    "name": "setExpandedMutation",
    "operationKind": "mutation",
    "text": "mutation setExpandedMutation(\n  $input: SetGroupsExpandedInput!\n) {\n  setGroupsExpanded(input: $input) {\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "2873876125b65f1bc6550c6b16a227e7";

export default node;
