/**
 * @generated SignedSource<<5e29e8215f9115634d0f1dfda9844a59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type MakeCitationKeysInput = {
  libraryId?: string | null | undefined;
  onlyMissing?: boolean | null | undefined;
  selection: DocumentSelection;
};
export type DocumentSelection = {
  except?: ReadonlyArray<string> | null | undefined;
  filterBy?: DocumentFilters | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type DocumentFilters = {
  groupId?: string | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  groupMatch?: GroupMatch | null | undefined;
  query?: string | null | undefined;
  trashed?: boolean | null | undefined;
};
export type makeCitationKeysMutation$variables = {
  input: MakeCitationKeysInput;
};
export type makeCitationKeysMutation$data = {
  readonly makeCitationKeys: {
    readonly count: number;
    readonly undo: string;
  } | null | undefined;
};
export type makeCitationKeysMutation = {
  response: makeCitationKeysMutation$data;
  variables: makeCitationKeysMutation$variables;
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
    "name": "makeCitationKeys",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
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
    "name": "makeCitationKeysMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "makeCitationKeysMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2c77d11d15a6d64388dfcc7147f0b251",
    "id": null,
    "metadata": {},
    "name": "makeCitationKeysMutation",
    "operationKind": "mutation",
    "text": "mutation makeCitationKeysMutation(\n  $input: MakeCitationKeysInput!\n) {\n  makeCitationKeys(input: $input) {\n    count\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "980bbd8c2a69d94c1ae725e15535db44";

export default node;
