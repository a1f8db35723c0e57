/**
 * @generated SignedSource<<342e9a950195a0cc58960f3c81f7de1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
export type makeGroupMutation$variables = {
  input: AddGroupsInput;
};
export type makeGroupMutation$data = {
  readonly addGroups: {
    readonly groups: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"groupNode_group">;
    }>;
    readonly madeCount: number;
    readonly undo: string;
  } | null | undefined;
};
export type makeGroupMutation = {
  response: makeGroupMutation$data;
  variables: makeGroupMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMade",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasChildren",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isExpanded",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "icon",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hierarchyType",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "madeCount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "undo",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "makeGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddGroupsPayload",
        "kind": "LinkedField",
        "name": "addGroups",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "groupNode_group",
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "parent",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "makeGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddGroupsPayload",
        "kind": "LinkedField",
        "name": "addGroups",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isGroup"
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "parent",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "09f0921d50dea077fde758c54789a78e",
    "id": null,
    "metadata": {},
    "name": "makeGroupMutation",
    "operationKind": "mutation",
    "text": "mutation makeGroupMutation(\n  $input: AddGroupsInput!\n) {\n  addGroups(input: $input) {\n    groups {\n      __typename\n      id\n      ...groupNode_group\n    }\n    madeCount\n    undo\n  }\n}\n\nfragment groupNode_group on Group {\n  __isGroup: __typename\n  __typename\n  id\n  displayName\n  parent {\n    __typename\n    id\n  }\n  isMade\n  hasChildren\n  isExpanded\n  color\n  icon\n  hierarchyType\n  problem\n}\n"
  }
};
})();

(node as any).hash = "55ac14d00e6f94efdd6100cff817b491";

export default node;
