/**
 * @generated SignedSource<<d15b6c164b73a0f630c7b60e0865dd87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteLibraryInput = {
  id: string;
};
export type libraryRequestsDeleteMutation$variables = {
  input: DeleteLibraryInput;
};
export type libraryRequestsDeleteMutation$data = {
  readonly deleteLibrary: {
    readonly __typename: "InputValidationProblem";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "LibraryReturned";
    readonly library: {
      readonly id: string;
      readonly name: string;
      readonly trashed: string | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type libraryRequestsDeleteMutation = {
  response: libraryRequestsDeleteMutation$data;
  variables: libraryRequestsDeleteMutation$variables;
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
    "name": "deleteLibrary",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "trashed",
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
    "name": "libraryRequestsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "libraryRequestsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "66794c36224d4052971d37e814b4b279",
    "id": null,
    "metadata": {},
    "name": "libraryRequestsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation libraryRequestsDeleteMutation(\n  $input: DeleteLibraryInput!\n) {\n  deleteLibrary(input: $input) {\n    __typename\n    ... on LibraryReturned {\n      library {\n        id\n        name\n        trashed\n      }\n    }\n    ... on InputValidationProblem {\n      problems {\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b00c34e79610704cf09d257423bf5b69";

export default node;
