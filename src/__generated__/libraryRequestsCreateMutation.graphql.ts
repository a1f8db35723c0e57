/**
 * @generated SignedSource<<0d8acd9ca3af1d5326146885e4624865>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreateLibraryInput = {
  key?: string | null | undefined;
  name: string;
};
export type libraryRequestsCreateMutation$variables = {
  input: CreateLibraryInput;
};
export type libraryRequestsCreateMutation$data = {
  readonly createLibrary: {
    readonly __typename: "InputValidationProblem";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "LibraryReturned";
    readonly library: {
      readonly id: string;
      readonly name: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type libraryRequestsCreateMutation = {
  response: libraryRequestsCreateMutation$data;
  variables: libraryRequestsCreateMutation$variables;
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
    "name": "createLibrary",
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
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "LibraryReturned",
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
    "name": "libraryRequestsCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "libraryRequestsCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fc1cfd24a51145f870ce75a8cd505593",
    "id": null,
    "metadata": {},
    "name": "libraryRequestsCreateMutation",
    "operationKind": "mutation",
    "text": "mutation libraryRequestsCreateMutation(\n  $input: CreateLibraryInput!\n) {\n  createLibrary(input: $input) {\n    __typename\n    ... on LibraryReturned {\n      library {\n        id\n        name\n      }\n    }\n    ... on InputValidationProblem {\n      problems {\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "82a1c85637f0c9a12bc6c345e473d043";

export default node;
