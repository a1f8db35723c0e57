/**
 * @generated SignedSource<<83b0b85ac0331b947de1fe6899271246>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SuggestedValue = "AUTHOR" | "EDITOR" | "JOURNAL" | "KEYWORD" | "%future added value";
export type useLibraryOptionsQuery$variables = {
  beginning: string;
  first?: number | null | undefined;
  of?: ReadonlyArray<SuggestedValue> | null | undefined;
};
export type useLibraryOptionsQuery$data = {
  readonly me: {
    readonly searchSuggestions: ReadonlyArray<{
      readonly value: string;
    }>;
  } | null | undefined;
};
export type useLibraryOptionsQuery = {
  response: useLibraryOptionsQuery$data;
  variables: useLibraryOptionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "beginning"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "of"
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "beginning",
      "variableName": "beginning"
    },
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    },
    {
      "kind": "Variable",
      "name": "of",
      "variableName": "of"
    }
  ],
  "concreteType": "SearchSuggestion",
  "kind": "LinkedField",
  "name": "searchSuggestions",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLibraryOptionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLibraryOptionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "19fbef453827a3f3a228794c6a80aa1a",
    "id": null,
    "metadata": {},
    "name": "useLibraryOptionsQuery",
    "operationKind": "query",
    "text": "query useLibraryOptionsQuery(\n  $beginning: String!\n  $of: [SuggestedValue!]\n  $first: Int\n) {\n  me {\n    searchSuggestions(beginning: $beginning, of: $of, first: $first) {\n      value\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8b03ea1adf7a8250281632febccf20fb";

export default node;
