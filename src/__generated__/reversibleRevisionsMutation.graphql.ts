/**
 * @generated SignedSource<<5bb367915ff90ca7c964fb5e21a267a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type TakeBackRevisionsInput = {
  id: string;
  libraryId?: string | null | undefined;
  revisions: ReadonlyArray<number>;
};
export type reversibleRevisionsMutation$variables = {
  input: TakeBackRevisionsInput;
};
export type reversibleRevisionsMutation$data = {
  readonly takeBackRevisions: {
    readonly leftCount: number;
    readonly undo: string | null | undefined;
  } | null | undefined;
};
export type reversibleRevisionsMutation = {
  response: reversibleRevisionsMutation$data;
  variables: reversibleRevisionsMutation$variables;
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
    "concreteType": "UndoPayload",
    "kind": "LinkedField",
    "name": "takeBackRevisions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leftCount",
        "storageKey": null
      },
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
    "name": "reversibleRevisionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reversibleRevisionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "040e092003af210bc4296af9d3827635",
    "id": null,
    "metadata": {},
    "name": "reversibleRevisionsMutation",
    "operationKind": "mutation",
    "text": "mutation reversibleRevisionsMutation(\n  $input: TakeBackRevisionsInput!\n) {\n  takeBackRevisions(input: $input) {\n    leftCount\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "6090a22b2feae28562729dbd990e12cd";

export default node;
