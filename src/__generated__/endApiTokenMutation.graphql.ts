/**
 * @generated SignedSource<<d70588bee89cdfbbbbe54436a7738b01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EndApiTokenInput = {
  id: string;
};
export type endApiTokenMutation$variables = {
  input: EndApiTokenInput;
};
export type endApiTokenMutation$data = {
  readonly endApiToken: {
    readonly user: {
      readonly apiTokens: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly id: string;
    };
  } | null | undefined;
};
export type endApiTokenMutation = {
  response: endApiTokenMutation$data;
  variables: endApiTokenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "EndApiTokenPayload",
    "kind": "LinkedField",
    "name": "endApiToken",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ApiToken",
            "kind": "LinkedField",
            "name": "apiTokens",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
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
    "name": "endApiTokenMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "endApiTokenMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "76221bbb80055a8544e6e818195f2cd1",
    "id": null,
    "metadata": {},
    "name": "endApiTokenMutation",
    "operationKind": "mutation",
    "text": "mutation endApiTokenMutation(\n  $input: EndApiTokenInput!\n) {\n  endApiToken(input: $input) {\n    user {\n      id\n      apiTokens {\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "dc9e31ed32b661178213730d06702694";

export default node;
