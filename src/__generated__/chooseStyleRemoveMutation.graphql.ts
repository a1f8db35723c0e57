/**
 * @generated SignedSource<<1594f22bbfb39c383a2ae74ba0c64cc2>>
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
    readonly user: {
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
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
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
    "cacheID": "4302566df81e0a381b16c9f004bb6009",
    "id": null,
    "metadata": {},
    "name": "chooseStyleRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation chooseStyleRemoveMutation(\n  $input: RemoveCitationStyleInput!\n) {\n  removeCitationStyle(input: $input) {\n    user {\n      id\n      styleChoice {\n        style\n        locale\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "45e5dce6959148262d738af4ec890010";

export default node;
