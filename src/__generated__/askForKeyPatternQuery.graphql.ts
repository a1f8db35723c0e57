/**
 * @generated SignedSource<<ae9f9733e54800565df0e90e2f2099fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CitationKeyPatternOrigin = "DEFAULT" | "FILE" | "SET" | "%future added value";
export type askForKeyPatternQuery$variables = Record<PropertyKey, never>;
export type askForKeyPatternQuery$data = {
  readonly me: {
    readonly citationKeyPattern: {
      readonly origin: CitationKeyPatternOrigin;
      readonly pattern: string;
    };
  } | null | undefined;
};
export type askForKeyPatternQuery = {
  response: askForKeyPatternQuery$data;
  variables: askForKeyPatternQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "CitationKeyPattern",
  "kind": "LinkedField",
  "name": "citationKeyPattern",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pattern",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "askForKeyPatternQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "askForKeyPatternQuery",
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
    "cacheID": "a26cb265347c5acc46c8a2b665866254",
    "id": null,
    "metadata": {},
    "name": "askForKeyPatternQuery",
    "operationKind": "query",
    "text": "query askForKeyPatternQuery {\n  me {\n    citationKeyPattern {\n      pattern\n      origin\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6de802b1944d42a6b81a89d636d107fb";

export default node;
