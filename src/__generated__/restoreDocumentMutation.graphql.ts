/**
 * @generated SignedSource<<d7f5f75feb57036fd86c9f67db8253b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type RestoreUserDocumentsInput = {
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
export type restoreDocumentMutation$variables = {
  input: RestoreUserDocumentsInput;
};
export type restoreDocumentMutation$data = {
  readonly restoreUserDocuments: {
    readonly count: number;
  } | null | undefined;
};
export type restoreDocumentMutation = {
  response: restoreDocumentMutation$data;
  variables: restoreDocumentMutation$variables;
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
    "name": "restoreUserDocuments",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
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
    "name": "restoreDocumentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "restoreDocumentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a7f7e6b48e677389a642b979deadfc4e",
    "id": null,
    "metadata": {},
    "name": "restoreDocumentMutation",
    "operationKind": "mutation",
    "text": "mutation restoreDocumentMutation(\n  $input: RestoreUserDocumentsInput!\n) {\n  restoreUserDocuments(input: $input) {\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "aa67814e511ba21e0aed788e6ff60c53";

export default node;
