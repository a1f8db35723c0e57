/**
 * @generated SignedSource<<4b10aeb40b32afe637e7e6a3228aa212>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type KeepUserDocumentsApartInput = {
  ids: ReadonlyArray<string>;
  libraryId?: string | null | undefined;
};
export type markDistinctMutation$variables = {
  input: KeepUserDocumentsApartInput;
};
export type markDistinctMutation$data = {
  readonly keepUserDocumentsApart: {
    readonly undo: string;
  } | null | undefined;
};
export type markDistinctMutation = {
  response: markDistinctMutation$data;
  variables: markDistinctMutation$variables;
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
    "concreteType": "DocumentsChangedPayload",
    "kind": "LinkedField",
    "name": "keepUserDocumentsApart",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undo",
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
    "name": "markDistinctMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "markDistinctMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "dfd9b1dd974cc1ddec90b35412821636",
    "id": null,
    "metadata": {},
    "name": "markDistinctMutation",
    "operationKind": "mutation",
    "text": "mutation markDistinctMutation(\n  $input: KeepUserDocumentsApartInput!\n) {\n  keepUserDocumentsApart(input: $input) {\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "ea2905e8b8c35ddd0e40fa22b5309c96";

export default node;
