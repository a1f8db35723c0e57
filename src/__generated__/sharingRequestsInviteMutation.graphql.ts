/**
 * @generated SignedSource<<de0b02d3878c5232b9f04282c046093c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LibraryRole = "EDITOR" | "OWNER" | "READER" | "%future added value";
export type CreateInvitationInput = {
  days?: number | null | undefined;
  email?: string | null | undefined;
  key?: string | null | undefined;
  libraryId: string;
  role: LibraryRole;
  uses?: number | null | undefined;
};
export type sharingRequestsInviteMutation$variables = {
  input: CreateInvitationInput;
};
export type sharingRequestsInviteMutation$data = {
  readonly createInvitation: {
    readonly __typename: "InputValidationProblem";
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  } | {
    readonly __typename: "InvitationCreated";
    readonly address: string;
    readonly library: {
      readonly " $fragmentSpreads": FragmentRefs<"sharingRequests_library">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type sharingRequestsInviteMutation = {
  response: sharingRequestsInviteMutation$data;
  variables: sharingRequestsInviteMutation$variables;
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
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRole",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailsVisibleTo",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "LibraryMember",
  "kind": "LinkedField",
  "name": "members",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LibraryPerson",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
        (v4/*:: as any*/),
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "LibraryInvitation",
  "kind": "LinkedField",
  "name": "invitations",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v9/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usesLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expires",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sharingRequestsInviteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createInvitation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Library",
                "kind": "LinkedField",
                "name": "library",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "sharingRequests_library",
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "InvitationCreated",
            "abstractKey": null
          },
          (v12/*:: as any*/)
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
    "name": "sharingRequestsInviteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createInvitation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Library",
                "kind": "LinkedField",
                "name": "library",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "InvitationCreated",
            "abstractKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "21dd0b00e1c70b61c7d65f9c8f2ad3b8",
    "id": null,
    "metadata": {},
    "name": "sharingRequestsInviteMutation",
    "operationKind": "mutation",
    "text": "mutation sharingRequestsInviteMutation(\n  $input: CreateInvitationInput!\n) {\n  createInvitation(input: $input) {\n    __typename\n    ... on InvitationCreated {\n      address\n      library {\n        ...sharingRequests_library\n        id\n      }\n    }\n    ... on InputValidationProblem {\n      problems {\n        path\n        message\n      }\n    }\n  }\n}\n\nfragment sharingRequests_library on Library {\n  name\n  viewerRole\n  emailsVisibleTo\n  members {\n    person {\n      id\n      name\n      email\n      isViewer\n    }\n    role\n  }\n  invitations {\n    id\n    role\n    email\n    usesLeft\n    expires\n  }\n}\n"
  }
};
})();

(node as any).hash = "19d88123d36e957806ae1373719209eb";

export default node;
