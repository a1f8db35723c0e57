/**
 * @generated SignedSource<<25b5d662fa4c3f0860584ca90ef719f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupHierarchyType = "INDEPENDENT" | "INTERSECTION" | "UNION" | "%future added value";
export type CreateGroupInput = {
  automaticKeywordGroup?: AutomaticKeywordGroupInput | null | undefined;
  automaticPersonsGroup?: AutomaticPersonsGroupInput | null | undefined;
  children?: ReadonlyArray<CreateGroupInput> | null | undefined;
  color?: string | null | undefined;
  description?: string | null | undefined;
  desktopGroup?: DesktopGroupInput | null | undefined;
  displayName?: string | null | undefined;
  explicitGroup?: ExplicitGroupInput | null | undefined;
  hierarchyType?: GroupHierarchyType | null | undefined;
  icon?: string | null | undefined;
  isExpanded?: boolean | null | undefined;
  lastNameGroup?: LastNameGroupInput | null | undefined;
  name: string;
  parentId?: string | null | undefined;
  regexKeywordGroup?: RegexKeywordGroupInput | null | undefined;
  searchGroup?: SearchGroupInput | null | undefined;
  texGroup?: TexGroupInput | null | undefined;
  wordKeywordGroup?: WordKeywordGroupInput | null | undefined;
};
export type AutomaticKeywordGroupInput = {
  field: string;
  keywordDelimiter: string;
  keywordHierarchicalDelimiter: string;
};
export type AutomaticPersonsGroupInput = {
  field: string;
};
export type DesktopGroupInput = {
  record: string;
};
export type ExplicitGroupInput = {
  documentIds: ReadonlyArray<string>;
  keepDocuments?: boolean | null | undefined;
  keywordDelimiter: string;
};
export type LastNameGroupInput = {
  authorLastName: string;
  field: string;
};
export type RegexKeywordGroupInput = {
  caseSensitive: boolean;
  field: string;
  searchExpression: string;
};
export type SearchGroupInput = {
  caseSensitive: boolean;
  isRegEx: boolean;
  olderExpression?: string | null | undefined;
  searchExpression: string;
};
export type TexGroupInput = {
  citedKeys?: ReadonlyArray<string> | null | undefined;
  paths: ReadonlyArray<TexGroupPathInput>;
};
export type TexGroupPathInput = {
  deviceName: string;
  filePath: string;
};
export type WordKeywordGroupInput = {
  caseSensitive: boolean;
  field: string;
  keywordDelimiter: string;
  onlySplitWordsAtDelimiter: boolean;
  searchExpression: string;
};
export type previewGroupQuery$variables = {
  id?: string | null | undefined;
  input: CreateGroupInput;
  libraryId?: string | null | undefined;
};
export type previewGroupQuery$data = {
  readonly groupPreview: {
    readonly documentCount: number;
    readonly missingKeys: ReadonlyArray<string>;
    readonly uncitedKeys: ReadonlyArray<string>;
  };
};
export type previewGroupQuery = {
  response: previewGroupQuery$data;
  variables: previewGroupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "libraryId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "libraryId",
        "variableName": "libraryId"
      }
    ],
    "concreteType": "GroupPreview",
    "kind": "LinkedField",
    "name": "groupPreview",
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
        "name": "missingKeys",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uncitedKeys",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "previewGroupQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "previewGroupQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "77052f679e2ccdee199f959151624dda",
    "id": null,
    "metadata": {},
    "name": "previewGroupQuery",
    "operationKind": "query",
    "text": "query previewGroupQuery(\n  $libraryId: ID\n  $input: CreateGroupInput!\n  $id: ID\n) {\n  groupPreview(libraryId: $libraryId, input: $input, id: $id) {\n    documentCount\n    missingKeys\n    uncitedKeys\n  }\n}\n"
  }
};
})();

(node as any).hash = "c606af0dd2007d7595b70c2c8319f17e";

export default node;
