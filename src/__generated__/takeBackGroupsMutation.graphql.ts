/**
 * @generated SignedSource<<e527c2990e1f3c41f8c800ce7be30502>>
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
    readonly left: ReadonlyArray<string>;
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
    "cacheID": "eb500d7732158fa1e8d4e30d1161672a",
    "id": null,
    "metadata": {},
    "name": "takeBackGroupsMutation",
    "operationKind": "mutation",
    "text": "mutation takeBackGroupsMutation(\n  $input: UndoInput!\n) {\n  undo(input: $input) {\n    left\n  }\n}\n"
  }
};
})();

(node as any).hash = "94ae34a1fc358c722cc7b584d938a2ba";

export default node;
