/**
 * @generated SignedSource<<5f1c9029942123d4a8342b101aa0f774>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupMatch = "ALL" | "ANY" | "%future added value";
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
export type membershipQuery$variables = {
  libraryId?: string | null | undefined;
  selection: DocumentSelection;
};
export type membershipQuery$data = {
  readonly library: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupBoxes_library">;
  } | null | undefined;
};
export type membershipQuery = {
  response: membershipQuery$data;
  variables: membershipQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "libraryId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "selection"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "libraryId"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "selection",
    "variableName": "selection"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "documentCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "membershipQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "GroupBoxes_library"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "membershipQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "GroupMembership",
                "kind": "LinkedField",
                "name": "groupMembership",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GroupShare",
                    "kind": "LinkedField",
                    "name": "shares",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": (v6/*:: as any*/),
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "includeMade",
                    "value": false
                  }
                ],
                "concreteType": null,
                "kind": "LinkedField",
                "name": "groupTree",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isGroup"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "displayName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "parent",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isMade",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasChildren",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isExpanded",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "color",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "icon",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hierarchyType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "problem",
                    "storageKey": null
                  }
                ],
                "storageKey": "groupTree(includeMade:false)"
              }
            ],
            "type": "LibraryContent",
            "abstractKey": "__isLibraryContent"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d1885dab1756bd72e92d5c61413ab7b5",
    "id": null,
    "metadata": {},
    "name": "membershipQuery",
    "operationKind": "query",
    "text": "query membershipQuery(\n  $libraryId: ID\n  $selection: DocumentSelection!\n) {\n  library(id: $libraryId) {\n    ...GroupBoxes_library_OmGbH\n    id\n  }\n}\n\nfragment GroupBoxes_library_OmGbH on LibraryContent {\n  __isLibraryContent: __typename\n  groupMembership(selection: $selection) {\n    documentCount\n    shares {\n      group {\n        __typename\n        id\n      }\n      documentCount\n    }\n  }\n  groupTree(includeMade: false) {\n    __typename\n    id\n    ...groupNode_group\n  }\n}\n\nfragment groupNode_group on Group {\n  __isGroup: __typename\n  __typename\n  id\n  displayName\n  parent {\n    __typename\n    id\n  }\n  isMade\n  hasChildren\n  isExpanded\n  color\n  icon\n  hierarchyType\n  problem\n}\n"
  }
};
})();

(node as any).hash = "9417d471f726fa031768771e845f38bd";

export default node;
