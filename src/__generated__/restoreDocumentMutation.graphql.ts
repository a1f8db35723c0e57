/**
 * @generated SignedSource<<9ff3d3159d9b15ddc44a5d6748499bf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type RestoreUserDocumentsInput = {
  libraryId?: string | null | undefined;
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
    readonly undo: string;
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
    "cacheID": "d35929704eb08ea7e1cf2777950bb742",
    "id": null,
    "metadata": {},
    "name": "restoreDocumentMutation",
    "operationKind": "mutation",
    "text": "mutation restoreDocumentMutation(\n  $input: RestoreUserDocumentsInput!\n) {\n  restoreUserDocuments(input: $input) {\n    count\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "01645c04942dcd5f2afe769c9b7ed9a0";

export default node;
