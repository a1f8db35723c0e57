/**
 * @generated SignedSource<<a4e994af326530b034a96e67554fc551>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type UndoInput = {
  id: string;
  libraryId?: string | null | undefined;
};
export type undoStepMutation$variables = {
  input: UndoInput;
};
export type undoStepMutation$data = {
  readonly undo: {
    readonly count: number;
    readonly left: ReadonlyArray<string>;
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
        "name": "left",
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
    "cacheID": "bd41357cb928e4c03208ca2a33a36e18",
    "id": null,
    "metadata": {},
    "name": "undoStepMutation",
    "operationKind": "mutation",
    "text": "mutation undoStepMutation(\n  $input: UndoInput!\n) {\n  undo(input: $input) {\n    count\n    leftCount\n    leftGroupCount\n    left\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "6d0d85945715d40b363ae1cf8afc261f";

export default node;
