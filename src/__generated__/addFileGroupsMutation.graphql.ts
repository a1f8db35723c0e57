/**
 * @generated SignedSource<<70210289eff12ce2c977149803cac1f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GroupHierarchyType = "INDEPENDENT" | "INTERSECTION" | "UNION" | "%future added value";
export type AddGroupsInput = {
  groups: ReadonlyArray<CreateGroupInput>;
  key?: string | null | undefined;
  libraryId?: string | null | undefined;
};
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
export type addFileGroupsMutation$variables = {
  input: AddGroupsInput;
};
export type addFileGroupsMutation$data = {
  readonly addGroups: {
    readonly madeCount: number;
    readonly undo: string;
  } | null | undefined;
};
export type addFileGroupsMutation = {
  response: addFileGroupsMutation$data;
  variables: addFileGroupsMutation$variables;
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
    "concreteType": "AddGroupsPayload",
    "kind": "LinkedField",
    "name": "addGroups",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "madeCount",
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
    "name": "addFileGroupsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addFileGroupsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "28b66d09843695665f08b9017923dd7f",
    "id": null,
    "metadata": {},
    "name": "addFileGroupsMutation",
    "operationKind": "mutation",
    "text": "mutation addFileGroupsMutation(\n  $input: AddGroupsInput!\n) {\n  addGroups(input: $input) {\n    madeCount\n    undo\n  }\n}\n"
  }
};
})();

(node as any).hash = "57d0629d52845e4440f15aa04cc2db39";

export default node;
