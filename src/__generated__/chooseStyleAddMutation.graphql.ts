/**
 * @generated SignedSource<<0918f64d34e7d190cc2e68a91726d266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type AddCitationStyleInput = {
  libraryId?: string | null | undefined;
  xml: string;
};
export type chooseStyleAddMutation$variables = {
  input: AddCitationStyleInput;
};
export type chooseStyleAddMutation$data = {
  readonly addCitationStyle: {
    readonly style: {
      readonly id: string;
      readonly title: string;
    };
  } | null | undefined;
};
export type chooseStyleAddMutation = {
  response: chooseStyleAddMutation$data;
  variables: chooseStyleAddMutation$variables;
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
    "concreteType": "AddCitationStylePayload",
    "kind": "LinkedField",
    "name": "addCitationStyle",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CitationStyle",
        "kind": "LinkedField",
        "name": "style",
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
            "name": "title",
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
    "name": "chooseStyleAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "chooseStyleAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0e626955fd47d88dbf86b8c49558bcce",
    "id": null,
    "metadata": {},
    "name": "chooseStyleAddMutation",
    "operationKind": "mutation",
    "text": "mutation chooseStyleAddMutation(\n  $input: AddCitationStyleInput!\n) {\n  addCitationStyle(input: $input) {\n    style {\n      id\n      title\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9222cd6dffc7dbfe643aa7bb4e1d1bc7";

export default node;
