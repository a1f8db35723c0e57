/**
 * @generated SignedSource<<421390276a2bb81baadc7e4411a39811>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupBoxes_user$data = {
  readonly groupMembership: {
    readonly documentCount: number;
    readonly shares: ReadonlyArray<{
      readonly documentCount: number;
      readonly group: {
        readonly id: string;
      };
    }>;
  };
  readonly groupTree: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"groupNode_group">;
  }>;
  readonly " $fragmentType": "GroupBoxes_user";
};
export type GroupBoxes_user$key = {
  readonly " $data"?: GroupBoxes_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupBoxes_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "documentCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "selection"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupBoxes_user",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "selection",
          "variableName": "selection"
        }
      ],
      "concreteType": "GroupMembership",
      "kind": "LinkedField",
      "name": "groupMembership",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            (v0/*:: as any*/)
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
        (v1/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "groupNode_group",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            },
            (v1/*:: as any*/),
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
              "selections": (v2/*:: as any*/),
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": "groupTree(includeMade:false)"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "f8eb926c20f97ed350f0761926f3523b";

export default node;
