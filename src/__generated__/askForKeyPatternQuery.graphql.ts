/**
 * @generated SignedSource<<3afa47ae532771c476c15a3c08119744>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CitationKeyPatternOrigin = "DEFAULT" | "FILE" | "SET" | "%future added value";
export type askForKeyPatternQuery$variables = {
  libraryId?: string | null | undefined;
};
export type askForKeyPatternQuery$data = {
  readonly library: {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "libraryId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "libraryId"
  }
],
v2 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "askForKeyPatternQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askForKeyPatternQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "cacheID": "b4c7f76e31d23e3b438bff0059dff3a3",
    "id": null,
    "metadata": {},
    "name": "askForKeyPatternQuery",
    "operationKind": "query",
    "text": "query askForKeyPatternQuery(\n  $libraryId: ID\n) {\n  library(id: $libraryId) {\n    citationKeyPattern {\n      pattern\n      origin\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "bb202e71b94c0776adf5d98754fea58e";

export default node;
