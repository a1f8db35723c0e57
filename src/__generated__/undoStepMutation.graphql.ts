/**
 * @generated SignedSource<<a1b1b23541653b5a478af1e198fa1b07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type UndoInput = {
  id: string;
};
export type undoStepMutation$variables = {
  input: UndoInput;
};
export type undoStepMutation$data = {
  readonly undo: {
    readonly count: number;
    readonly leftCount: number;
  } | null | undefined;
};
export type undoStepMutation = {
  response: undoStepMutation$data;
  variables: undoStepMutation$variables;
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
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leftCount",
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
    "name": "undoStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "undoStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6f418bed6a2d3a9403da7b65088861c6",
    "id": null,
    "metadata": {},
    "name": "undoStepMutation",
    "operationKind": "mutation",
    "text": "mutation undoStepMutation(\n  $input: UndoInput!\n) {\n  undo(input: $input) {\n    count\n    leftCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "9c3bfd49c7b7bf6fd8f3156550cda7c4";

export default node;
