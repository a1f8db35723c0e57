/**
 * @generated SignedSource<<29deb3656567b695fe12c0ce3a6b9c25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailInput = {
  token: string;
};
export type confirmEmailMutation$variables = {
  input: ConfirmEmailInput;
};
export type confirmEmailMutation$data = {
  readonly confirmEmail: {
    readonly __typename: "TokenProblem";
    readonly message: string;
  } | {
    readonly __typename: "UserReturned";
    readonly user: {
      readonly email: string;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type confirmEmailMutation = {
  response: confirmEmailMutation$data;
  variables: confirmEmailMutation$variables;
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
    "concreteType": null,
    "kind": "LinkedField",
    "name": "confirmEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
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
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UserReturned",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "TokenProblem",
        "abstractKey": null
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
    "name": "confirmEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2170f1da52bacae0edbd53e73a714a7d",
    "id": null,
    "metadata": {},
    "name": "confirmEmailMutation",
    "operationKind": "mutation",
    "text": "mutation confirmEmailMutation(\n  $input: ConfirmEmailInput!\n) {\n  confirmEmail(input: $input) {\n    __typename\n    ... on UserReturned {\n      user {\n        id\n        email\n      }\n    }\n    ... on TokenProblem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4aff177a77be888eae0f10ce24cfb1c1";

export default node;
