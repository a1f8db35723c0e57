/**
 * @generated SignedSource<<fe2b13d93af6f13c7674091ffb1510ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type LeaveLibraryInput = {
  id: string;
};
export type libraryRequestsLeaveMutation$variables = {
  input: LeaveLibraryInput;
};
export type libraryRequestsLeaveMutation$data = {
  readonly leaveLibrary: {
    readonly __typename: "InputValidationProblem";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "LibraryLeft";
    readonly user: {
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type libraryRequestsLeaveMutation = {
  response: libraryRequestsLeaveMutation$data;
  variables: libraryRequestsLeaveMutation$variables;
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
    "name": "leaveLibrary",
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
              }
            ],
            "storageKey": null
          }
        ],
        "type": "LibraryLeft",
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
    "name": "libraryRequestsLeaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "libraryRequestsLeaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "dd38cdcc8b8d2d1d21058f6db1e76fb1",
    "id": null,
    "metadata": {},
    "name": "libraryRequestsLeaveMutation",
    "operationKind": "mutation",
    "text": "mutation libraryRequestsLeaveMutation(\n  $input: LeaveLibraryInput!\n) {\n  leaveLibrary(input: $input) {\n    __typename\n    ... on LibraryLeft {\n      user {\n        id\n      }\n    }\n    ... on InputValidationProblem {\n      problems {\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6204560eebebe1a3b6c0540d7e2568ad";

export default node;
