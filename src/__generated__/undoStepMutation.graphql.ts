/**
 * @generated SignedSource<<9e58fc83d455fd38022db0cce827797f>>
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
    readonly leftCount: number;
    readonly leftGroupCount: number;
    readonly undo: string | null | undefined;
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
        "name": "leftCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leftGroupCount",
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
    "cacheID": "c8b9269b5338d4d60d46f2d66a317469",
    "id": null,
    "metadata": {},
    "name": "undoStepMutation",
    "operationKind": "mutation",
    "text": "mutation undoStepMutation(\n  $input: UndoInput!\n) {\n  undo(input: $input) {\n    leftCount\n    leftGroupCount\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "8149953d2d42d90bc12134b2db4ffb63";

export default node;
