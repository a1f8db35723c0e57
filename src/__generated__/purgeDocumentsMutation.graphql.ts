/**
 * @generated SignedSource<<116cad3875efb6364fe15e2feb311048>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type PurgeUserDocumentsInput = {
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
export type purgeDocumentsMutation$variables = {
  input: PurgeUserDocumentsInput;
};
export type purgeDocumentsMutation$data = {
  readonly purgeUserDocuments: {
    readonly count: number;
  } | null | undefined;
};
export type purgeDocumentsMutation = {
  response: purgeDocumentsMutation$data;
  variables: purgeDocumentsMutation$variables;
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
    "name": "purgeUserDocuments",
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
    "name": "purgeDocumentsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "purgeDocumentsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c56b1b24880ab14cb981e6993e62e675",
    "id": null,
    "metadata": {},
    "name": "purgeDocumentsMutation",
    "operationKind": "mutation",
    "text": "mutation purgeDocumentsMutation(\n  $input: PurgeUserDocumentsInput!\n) {\n  purgeUserDocuments(input: $input) {\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "c1d56ee440dabc06aeed06384cdbe0e2";

export default node;
