/**
 * @generated SignedSource<<4932a7916e71088caada62e0eba0f617>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ChangeOwnPasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type changeOwnPasswordMutation$variables = {
  input: ChangeOwnPasswordInput;
};
export type changeOwnPasswordMutation$data = {
  readonly changeOwnPassword: {
    readonly __typename: "InputValidationProblem";
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  } | {
    readonly __typename: "UserReturned";
    readonly user: {
      readonly id: string;
      readonly sessions: ReadonlyArray<{
        readonly id: string;
      }>;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type changeOwnPasswordMutation = {
  response: changeOwnPasswordMutation$data;
  variables: changeOwnPasswordMutation$variables;
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
    "concreteType": null,
    "kind": "LinkedField",
    "name": "changeOwnPassword",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Session",
                "kind": "LinkedField",
                "name": "sessions",
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
        "type": "UserReturned",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputFieldValidationProblem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "InputValidationProblem",
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
    "name": "changeOwnPasswordMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeOwnPasswordMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "b08f650b5ca0785c427eb1b40504ac80",
    "id": null,
    "metadata": {},
    "name": "changeOwnPasswordMutation",
    "operationKind": "mutation",
    "text": "mutation changeOwnPasswordMutation(\n  $input: ChangeOwnPasswordInput!\n) {\n  changeOwnPassword(input: $input) {\n    __typename\n    ... on UserReturned {\n      user {\n        id\n        sessions {\n          id\n        }\n      }\n    }\n    ... on InputValidationProblem {\n      problems {\n        path\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c7a7f1895f9d12022b6e1787819d2900";

export default node;
