/**
 * @generated SignedSource<<7e891a8f0db1838016403d9e27def675>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type accountQuery$variables = Record<PropertyKey, never>;
export type accountQuery$data = {
  readonly me: {
    readonly " $fragmentSpreads": FragmentRefs<"ApiTokensSection_user" | "EmailConfirmation_user" | "NameSection_user" | "PasskeysSection_user" | "SecondFactorSection_user" | "SessionList_user" | "SoleOwnedLibraries_user">;
  } | null | undefined;
};
export type accountQuery = {
  response: accountQuery$data;
  variables: accountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
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
  "kind": "ScalarField",
  "name": "created",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastUsed",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userAgent",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "accountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NameSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmailConfirmation_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SecondFactorSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PasskeysSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ApiTokensSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionList_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SoleOwnedLibraries_user"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "accountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emailConfirmed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Totp",
            "kind": "LinkedField",
            "name": "totp",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recoveryCodesLeft",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Passkey",
            "kind": "LinkedField",
            "name": "passkeys",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "synced",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ApiToken",
            "kind": "LinkedField",
            "name": "apiTokens",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "scope",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "libraryId",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expires",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Library",
            "kind": "LinkedField",
            "name": "libraries",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
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
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastActive",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "current",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SoleOwnedLibrary",
            "kind": "LinkedField",
            "name": "soleOwnedLibraries",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Library",
                "kind": "LinkedField",
                "name": "library",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v0/*:: as any*/),
                  {
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
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LibraryPerson",
                "kind": "LinkedField",
                "name": "heir",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7054f76b3bf51cbec7017321ab8c1395",
    "id": null,
    "metadata": {},
    "name": "accountQuery",
    "operationKind": "query",
    "text": "query accountQuery {\n  me {\n    ...NameSection_user\n    ...EmailConfirmation_user\n    ...SecondFactorSection_user\n    ...PasskeysSection_user\n    ...ApiTokensSection_user\n    ...SessionList_user\n    ...SoleOwnedLibraries_user\n    id\n  }\n}\n\nfragment ApiTokensSection_user on User {\n  apiTokens {\n    id\n    name\n    scope\n    libraryId\n    created\n    expires\n    lastUsed\n  }\n  ...useTokenLibraries_user\n}\n\nfragment EmailConfirmation_user on User {\n  email\n  emailConfirmed\n  pendingEmail\n}\n\nfragment NameSection_user on User {\n  name\n}\n\nfragment PasskeysSection_user on User {\n  passkeys {\n    id\n    created\n    lastUsed\n    userAgent\n    synced\n  }\n}\n\nfragment SecondFactorSection_user on User {\n  totp {\n    enabled\n    recoveryCodesLeft\n  }\n}\n\nfragment SessionList_user on User {\n  id\n  sessions {\n    id\n    created\n    lastActive\n    userAgent\n    current\n  }\n}\n\nfragment SoleOwnedLibraries_user on User {\n  soleOwnedLibraries {\n    library {\n      id\n      name\n      members {\n        __typename\n      }\n    }\n    heir {\n      name\n      email\n      id\n    }\n  }\n}\n\nfragment useTokenLibraries_user on User {\n  libraries {\n    id\n    name\n    kind\n    trashed\n  }\n}\n"
  }
};
})();

(node as any).hash = "2d2bdd5d0d5b8c57854dae78f234cd1c";

export default node;
