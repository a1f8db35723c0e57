/**
 * @generated SignedSource<<0999acf3410f24c9155293b783f2487b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SuggestedValue = "AUTHOR" | "BOOK" | "EDITOR" | "INSTITUTION" | "JOURNAL" | "KEYWORD" | "PERSON" | "PUBLISHER" | "SERIES" | "%future added value";
export type askSuggestionsQuery$variables = {
  beginning: string;
  first?: number | null | undefined;
  of?: ReadonlyArray<SuggestedValue> | null | undefined;
};
export type askSuggestionsQuery$data = {
  readonly me: {
    readonly searchSuggestions: ReadonlyArray<{
      readonly kind: SuggestedValue;
      readonly value: string;
    }>;
  } | null | undefined;
};
export type askSuggestionsQuery = {
  response: askSuggestionsQuery$data;
  variables: askSuggestionsQuery$variables;
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
      "name": "kind",
      "storageKey": null
    },
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
    "name": "askSuggestionsQuery",
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
    "name": "askSuggestionsQuery",
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
    "cacheID": "fe908e5700152fc69d47bc29a3a9bced",
    "id": null,
    "metadata": {},
    "name": "askSuggestionsQuery",
    "operationKind": "query",
    "text": "query askSuggestionsQuery(\n  $beginning: String!\n  $of: [SuggestedValue!]\n  $first: Int\n) {\n  me {\n    searchSuggestions(beginning: $beginning, of: $of, first: $first) {\n      kind\n      value\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e4ce9e34a524a7dd9897c89a0763f993";

export default node;
