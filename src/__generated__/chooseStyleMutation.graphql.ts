/**
 * @generated SignedSource<<47928921196eddf5d7837363e8d3cf2a>>
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
    readonly user: {
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
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
    "cacheID": "16e9e3a3d1a2ecd6ff037ad5ee0821c9",
    "id": null,
    "metadata": {},
    "name": "chooseStyleMutation",
    "operationKind": "mutation",
    "text": "mutation chooseStyleMutation(\n  $input: ChooseStyleInput!\n) {\n  chooseStyle(input: $input) {\n    user {\n      id\n      styleChoice {\n        style\n        locale\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "234068c3be3186c661ee95962f1591ed";

export default node;
