/**
 * @generated SignedSource<<3f36d1de4f0b8cceb17e1a36eb609f6e>>
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
  libraryId?: string | null | undefined;
  of?: ReadonlyArray<SuggestedValue> | null | undefined;
};
export type askSuggestionsQuery$data = {
  readonly library: {
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
  "name": "libraryId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "of"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "libraryId"
  }
],
v5 = {
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "askSuggestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "askSuggestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
    "cacheID": "00f16b25caa65024c54009613195045f",
    "id": null,
    "metadata": {},
    "name": "askSuggestionsQuery",
    "operationKind": "query",
    "text": "query askSuggestionsQuery(\n  $libraryId: ID\n  $beginning: String!\n  $of: [SuggestedValue!]\n  $first: Int\n) {\n  library(id: $libraryId) {\n    searchSuggestions(beginning: $beginning, of: $of, first: $first) {\n      kind\n      value\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0438b17a4450c62ce969dba69162ab72";

export default node;
