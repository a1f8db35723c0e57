/**
 * @generated SignedSource<<a9aa63cc9d4bc0a05a3b7496e9bd4f94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SuggestedValue = "AUTHOR" | "EDITOR" | "JOURNAL" | "KEYWORD" | "%future added value";
export type suggestionsQuery$variables = {
  beginning: string;
  first?: number | null | undefined;
  of?: ReadonlyArray<SuggestedValue> | null | undefined;
};
export type suggestionsQuery$data = {
  readonly me: {
    readonly searchSuggestions: ReadonlyArray<{
      readonly kind: SuggestedValue;
      readonly value: string;
    }>;
  } | null | undefined;
};
export type suggestionsQuery = {
  response: suggestionsQuery$data;
  variables: suggestionsQuery$variables;
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
    "name": "suggestionsQuery",
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
    "name": "suggestionsQuery",
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
    "cacheID": "562effe3027735bbc64dc8726b2c8c61",
    "id": null,
    "metadata": {},
    "name": "suggestionsQuery",
    "operationKind": "query",
    "text": "query suggestionsQuery(\n  $beginning: String!\n  $of: [SuggestedValue!]\n  $first: Int\n) {\n  me {\n    searchSuggestions(beginning: $beginning, of: $of, first: $first) {\n      kind\n      value\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "29da241812249fa3432e413d73f4656a";

export default node;
