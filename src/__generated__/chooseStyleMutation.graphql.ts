/**
 * @generated SignedSource<<981ecbece10defa0fb3e95f03c36183e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ChooseStyleInput = {
  libraryId?: string | null | undefined;
  locale?: string | null | undefined;
  style: string;
};
export type chooseStyleMutation$variables = {
  input: ChooseStyleInput;
};
export type chooseStyleMutation$data = {
  readonly chooseStyle: {
    readonly library: {
      readonly id: string;
      readonly styleChoice: {
        readonly locale: string | null | undefined;
        readonly style: string;
      };
    };
  } | null | undefined;
};
export type chooseStyleMutation = {
  response: chooseStyleMutation$data;
  variables: chooseStyleMutation$variables;
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
    "concreteType": "ChooseStylePayload",
    "kind": "LinkedField",
    "name": "chooseStyle",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
    "name": "chooseStyleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "chooseStyleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2e5fbfadf3ba9ba82baf951ce28bdb04",
    "id": null,
    "metadata": {},
    "name": "chooseStyleMutation",
    "operationKind": "mutation",
    "text": "mutation chooseStyleMutation(\n  $input: ChooseStyleInput!\n) {\n  chooseStyle(input: $input) {\n    library {\n      id\n      styleChoice {\n        style\n        locale\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "91c03f959c6b6116115340419df6e4c3";

export default node;
