/**
 * @generated SignedSource<<dace774e4c47d0e9c7afabb3e461c3fb>>
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
export type copyToLibraryRequestsMutation$variables = {
  input: CopyToLibraryInput;
};
export type copyToLibraryRequestsMutation$data = {
  readonly copyToLibrary: {
    readonly copiedCount: number;
    readonly documentCount: number;
    readonly isComplete: boolean;
    readonly madeGroupCount: number;
    readonly movedCount: number;
    readonly newKeyCount: number;
    readonly skippedCount: number;
    readonly steps: ReadonlyArray<{
      readonly undo: string;
    }>;
  } | null | undefined;
};
export type copyToLibraryRequestsMutation = {
  response: copyToLibraryRequestsMutation$data;
  variables: copyToLibraryRequestsMutation$variables;
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
    "concreteType": "CopyToLibraryPayload",
    "kind": "LinkedField",
    "name": "copyToLibrary",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isComplete",
        "storageKey": null
      },
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
        "name": "copiedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "skippedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "newKeyCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "madeGroupCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "movedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LibraryStep",
        "kind": "LinkedField",
        "name": "steps",
        "plural": true,
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "copyToLibraryRequestsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "copyToLibraryRequestsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b4f3938d30ef8cd8379633c7d3418f64",
    "id": null,
    "metadata": {},
    "name": "copyToLibraryRequestsMutation",
    "operationKind": "mutation",
    "text": "mutation copyToLibraryRequestsMutation(\n  $input: CopyToLibraryInput!\n) {\n  copyToLibrary(input: $input) {\n    isComplete\n    documentCount\n    copiedCount\n    skippedCount\n    newKeyCount\n    madeGroupCount\n    movedCount\n    steps {\n      undo\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "73355a80a52095ed8fd1e57269805b58";

export default node;
