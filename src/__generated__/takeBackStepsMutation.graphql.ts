/**
 * @generated SignedSource<<f3b55f63bf12df788660233c499f86c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type UndoInput = {
  id: string;
};
export type takeBackStepsMutation$variables = {
  input: UndoInput;
};
export type takeBackStepsMutation$data = {
  readonly undo: {
    readonly left: ReadonlyArray<string>;
  } | null | undefined;
};
export type takeBackStepsMutation = {
  response: takeBackStepsMutation$data;
  variables: takeBackStepsMutation$variables;
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
    "concreteType": "UndoPayload",
    "kind": "LinkedField",
    "name": "undo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "left",
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
    "name": "takeBackStepsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "takeBackStepsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1e89254876d8a02c0a4d29c687b9e0ad",
    "id": null,
    "metadata": {},
    "name": "takeBackStepsMutation",
    "operationKind": "mutation",
    "text": "mutation takeBackStepsMutation(\n  $input: UndoInput!\n) {\n  undo(input: $input) {\n    left\n  }\n}\n"
  }
};
})();

(node as any).hash = "b4fd6fc01b83d03802044b5e2e497d20";

export default node;
