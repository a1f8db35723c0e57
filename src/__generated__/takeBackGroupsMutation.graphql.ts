/**
 * @generated SignedSource<<2b94e50c351e63064858cc0dea21f0ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type UndoInput = {
  id: string;
};
export type takeBackGroupsMutation$variables = {
  input: UndoInput;
};
export type takeBackGroupsMutation$data = {
  readonly undo: {
    readonly leftCount: number;
  } | null | undefined;
};
export type takeBackGroupsMutation = {
  response: takeBackGroupsMutation$data;
  variables: takeBackGroupsMutation$variables;
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
    "name": "takeBackGroupsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "takeBackGroupsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5c8f3180bdd024b24887e46af6a48de6",
    "id": null,
    "metadata": {},
    "name": "takeBackGroupsMutation",
    "operationKind": "mutation",
    "text": "mutation takeBackGroupsMutation(\n  $input: UndoInput!\n) {\n  undo(input: $input) {\n    leftCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "1e94fca063da98f5a8f925d3efcbfca8";

export default node;
