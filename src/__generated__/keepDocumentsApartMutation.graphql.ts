/**
 * @generated SignedSource<<31f1ac4cf0344211728ae45cf02cd48c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type KeepUserDocumentsApartInput = {
  ids: ReadonlyArray<string>;
};
export type keepDocumentsApartMutation$variables = {
  input: KeepUserDocumentsApartInput;
};
export type keepDocumentsApartMutation$data = {
  readonly keepUserDocumentsApart: {
    readonly undo: string;
  } | null | undefined;
};
export type keepDocumentsApartMutation = {
  response: keepDocumentsApartMutation$data;
  variables: keepDocumentsApartMutation$variables;
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
    "concreteType": "DocumentsChangedPayload",
    "kind": "LinkedField",
    "name": "keepUserDocumentsApart",
    "plural": false,
    "selections": [
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
    "name": "keepDocumentsApartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "keepDocumentsApartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "be07cc7357a03f857ef70f3dda0de634",
    "id": null,
    "metadata": {},
    "name": "keepDocumentsApartMutation",
    "operationKind": "mutation",
    "text": "mutation keepDocumentsApartMutation(\n  $input: KeepUserDocumentsApartInput!\n) {\n  keepUserDocumentsApart(input: $input) {\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "d2d1d7c9f393c3978e0961d843bd817b";

export default node;
