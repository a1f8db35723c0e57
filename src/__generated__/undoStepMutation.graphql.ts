/**
 * @generated SignedSource<<28c5e35297da8781e02847e399c7f146>>
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
        "name": "count",
        "storageKey": null
      },
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
    "cacheID": "3828c1620d89d2859d6942c0d65b8ae4",
    "id": null,
    "metadata": {},
    "name": "undoStepMutation",
    "operationKind": "mutation",
    "text": "mutation undoStepMutation(\n  $input: UndoInput!\n) {\n  undo(input: $input) {\n    count\n    leftCount\n    leftGroupCount\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "9abce6c4c58d23e03a70625d32ca1db6";

export default node;
