/**
 * @generated SignedSource<<8c5f144b5d2cf28b959aadc282db6908>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupHierarchyType = "INDEPENDENT" | "INTERSECTION" | "UNION" | "%future added value";
export type UpdateGroupInput = {
  automaticKeywordGroup?: AutomaticKeywordGroupInput | null | undefined;
  automaticPersonsGroup?: AutomaticPersonsGroupInput | null | undefined;
  children?: ReadonlyArray<CreateGroupInput> | null | undefined;
  color?: string | null | undefined;
  description?: string | null | undefined;
  displayName?: string | null | undefined;
  explicitGroup?: ExplicitGroupInput | null | undefined;
  hierarchyType?: GroupHierarchyType | null | undefined;
  icon?: string | null | undefined;
  id: string;
  isExpanded?: boolean | null | undefined;
  lastNameGroup?: LastNameGroupInput | null | undefined;
  libraryId?: string | null | undefined;
  name?: string | null | undefined;
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
export type updateGroupMutation$variables = {
  input: UpdateGroupInput;
  step?: string | null | undefined;
};
export type updateGroupMutation$data = {
  readonly updateGroup: {
    readonly description: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"groupNode_group">;
  } | null | undefined;
};
export type updateGroupMutation = {
  response: updateGroupMutation$data;
  variables: updateGroupMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "step"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "step",
    "variableName": "step"
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMade",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasChildren",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isExpanded",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "icon",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hierarchyType",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updateGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateGroup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "groupNode_group",
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v6/*:: as any*/),
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "updateGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateGroup",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isGroup"
          },
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a4597a88d6e5cc1de1cfd9c498973f93",
    "id": null,
    "metadata": {},
    "name": "updateGroupMutation",
    "operationKind": "mutation",
    "text": "mutation updateGroupMutation(\n  $input: UpdateGroupInput!\n  $step: ID\n) {\n  updateGroup(input: $input, step: $step) {\n    __typename\n    id\n    name\n    description\n    ...groupNode_group\n  }\n}\n\nfragment groupNode_group on Group {\n  __isGroup: __typename\n  __typename\n  id\n  displayName\n  parent {\n    __typename\n    id\n  }\n  isMade\n  hasChildren\n  isExpanded\n  color\n  icon\n  hierarchyType\n  problem\n}\n"
  }
};
})();

(node as any).hash = "d0abc89b9a3fc18b3a09143136edb89e";

export default node;
