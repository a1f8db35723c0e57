/**
 * @generated SignedSource<<cbca33156ea75a62cc969495216547b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RenameLibraryInput = {
  id: string;
  name: string;
};
export type libraryRequestsRenameMutation$variables = {
  input: RenameLibraryInput;
};
export type libraryRequestsRenameMutation$data = {
  readonly renameLibrary: {
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
export type libraryRequestsRenameMutation = {
  response: libraryRequestsRenameMutation$data;
  variables: libraryRequestsRenameMutation$variables;
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
    "name": "renameLibrary",
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
    "name": "libraryRequestsRenameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "libraryRequestsRenameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7d4cec69d76f04adb22f9198af42fb77",
    "id": null,
    "metadata": {},
    "name": "libraryRequestsRenameMutation",
    "operationKind": "mutation",
    "text": "mutation libraryRequestsRenameMutation(\n  $input: RenameLibraryInput!\n) {\n  renameLibrary(input: $input) {\n    __typename\n    ... on LibraryReturned {\n      library {\n        id\n        name\n      }\n    }\n    ... on InputValidationProblem {\n      problems {\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fb1636d4c8742336a0019ba03871cc17";

export default node;
