/**
 * @generated SignedSource<<b2f08ab6ad5ef145fc2af6b420d1a5fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CitationKeyPatternOrigin = "DEFAULT" | "FILE" | "SET" | "%future added value";
export type SetCitationKeyPatternInput = {
  libraryId?: string | null | undefined;
  pattern?: string | null | undefined;
};
export type setKeyPatternMutation$variables = {
  input: SetCitationKeyPatternInput;
};
export type setKeyPatternMutation$data = {
  readonly setCitationKeyPattern: {
    readonly library: {
      readonly citationKeyPattern: {
        readonly origin: CitationKeyPatternOrigin;
        readonly pattern: string;
      };
      readonly id: string;
    };
  } | null | undefined;
};
export type setKeyPatternMutation = {
  response: setKeyPatternMutation$data;
  variables: setKeyPatternMutation$variables;
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
    "concreteType": "SetCitationKeyPatternPayload",
    "kind": "LinkedField",
    "name": "setCitationKeyPattern",
    "plural": false,
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
          }
        ],
        "storageKey": null
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
    "name": "setKeyPatternMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setKeyPatternMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "def5c0c66ff05bbf3414a1eec4ab0710",
    "id": null,
    "metadata": {},
    "name": "setKeyPatternMutation",
    "operationKind": "mutation",
    "text": "mutation setKeyPatternMutation(\n  $input: SetCitationKeyPatternInput!\n) {\n  setCitationKeyPattern(input: $input) {\n    library {\n      id\n      citationKeyPattern {\n        pattern\n        origin\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5e1232b94882456505c7f523169b62be";

export default node;
