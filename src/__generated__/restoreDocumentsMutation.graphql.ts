/**
 * @generated SignedSource<<cf189020b6c8dafe260b5a8caf489802>>
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
export type restoreDocumentsMutation$variables = {
  input: RestoreUserDocumentsInput;
};
export type restoreDocumentsMutation$data = {
  readonly restoreUserDocuments: {
    readonly count: number;
    readonly undo: string;
  } | null | undefined;
};
export type restoreDocumentsMutation = {
  response: restoreDocumentsMutation$data;
  variables: restoreDocumentsMutation$variables;
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
    "name": "restoreDocumentsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "restoreDocumentsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a02599800ce3cdbc10e4ab4782e152e6",
    "id": null,
    "metadata": {},
    "name": "restoreDocumentsMutation",
    "operationKind": "mutation",
    "text": "mutation restoreDocumentsMutation(\n  $input: RestoreUserDocumentsInput!\n) {\n  restoreUserDocuments(input: $input) {\n    count\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "135b354ac5853d15e4278d43e0932f52";

export default node;
