/**
 * @generated SignedSource<<7f35f843db8a66390abd714707249715>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CopiedDuplicates = "COPY" | "SKIP" | "%future added value";
export type GroupMatch = "ALL" | "ANY" | "%future added value";
export type CopyToLibraryInput = {
  duplicates?: CopiedDuplicates;
  groupIds?: ReadonlyArray<string> | null | undefined;
  key?: string | null | undefined;
  libraryId?: string | null | undefined;
  move?: boolean;
  selection?: DocumentSelection | null | undefined;
  stopAfter?: number | null | undefined;
  toLibraryId: string;
  withDocuments?: boolean;
  withGroups?: boolean;
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
export type copyToLibraryRequestsCountQuery$variables = {
  input: CopyToLibraryInput;
};
export type copyToLibraryRequestsCountQuery$data = {
  readonly copyPreview: {
    readonly documentCount: number;
    readonly duplicateCount: number | null | undefined;
  };
};
export type copyToLibraryRequestsCountQuery = {
  response: copyToLibraryRequestsCountQuery$data;
  variables: copyToLibraryRequestsCountQuery$variables;
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
    "concreteType": "CopyPreview",
    "kind": "LinkedField",
    "name": "copyPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "documentCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "duplicateCount",
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
    "name": "copyToLibraryRequestsCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "copyToLibraryRequestsCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "02854975a6e1e174a439a8b08611396e",
    "id": null,
    "metadata": {},
    "name": "copyToLibraryRequestsCountQuery",
    "operationKind": "query",
    "text": "query copyToLibraryRequestsCountQuery(\n  $input: CopyToLibraryInput!\n) {\n  copyPreview(input: $input) {\n    documentCount\n    duplicateCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "41a0dd2e8e0f0ebe3b4037ba776a91c3";

export default node;
