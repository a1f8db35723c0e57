/**
 * @generated SignedSource<<3eadeccb4d71ae8444dbfe904e52ef19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RemoveCitationStyleInput = {
  id: string;
  libraryId?: string | null | undefined;
};
export type chooseStyleRemoveMutation$variables = {
  input: RemoveCitationStyleInput;
};
export type chooseStyleRemoveMutation$data = {
  readonly removeCitationStyle: {
    readonly library: {
      readonly id: string;
      readonly styleChoice: {
        readonly locale: string | null | undefined;
        readonly style: string;
      };
    };
  } | null | undefined;
};
export type chooseStyleRemoveMutation = {
  response: chooseStyleRemoveMutation$data;
  variables: chooseStyleRemoveMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Library",
  "kind": "LinkedField",
  "name": "library",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StyleChoice",
      "kind": "LinkedField",
      "name": "styleChoice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "style",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "locale",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "chooseStyleRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveCitationStylePayload",
        "kind": "LinkedField",
        "name": "removeCitationStyle",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "chooseStyleRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveCitationStylePayload",
        "kind": "LinkedField",
        "name": "removeCitationStyle",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "de103d3cf360e31de0c76a71d28e1ae1",
    "id": null,
    "metadata": {},
    "name": "chooseStyleRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation chooseStyleRemoveMutation(\n  $input: RemoveCitationStyleInput!\n) {\n  removeCitationStyle(input: $input) {\n    library {\n      id\n      styleChoice {\n        style\n        locale\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f33987b5a66ccdf9cd690404dc5f6f67";

export default node;
