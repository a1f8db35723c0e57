/**
 * @generated SignedSource<<919254585672345e39fe9b3914f8d0f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupBoxes_library$data = {
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
  readonly " $fragmentType": "GroupBoxes_library";
};
export type GroupBoxes_library$key = {
  readonly " $data"?: GroupBoxes_library$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupBoxes_library">;
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
  "name": "GroupBoxes_library",
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
  "type": "LibraryContent",
  "abstractKey": "__isLibraryContent"
};
})();

(node as any).hash = "7e37c877558ef78a6871974f2b64cfc2";

export default node;
