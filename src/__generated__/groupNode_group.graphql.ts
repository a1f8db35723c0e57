/**
 * @generated SignedSource<<b9e360e29a1f967e2c549b8e4a2f0792>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type GroupHierarchyType = "INDEPENDENT" | "INTERSECTION" | "UNION" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type groupNode_group$data = {
  readonly __typename: string;
  readonly color: string | null | undefined;
  readonly displayName: string;
  readonly hasChildren: boolean;
  readonly hierarchyType: GroupHierarchyType | null | undefined;
  readonly icon: string | null | undefined;
  readonly id: string;
  readonly isExpanded: boolean | null | undefined;
  readonly isMade: boolean;
  readonly parent: {
    readonly id: string;
  } | null | undefined;
  readonly problem: string | null | undefined;
  readonly " $fragmentType": "groupNode_group";
};
export type groupNode_group$key = {
  readonly " $data"?: groupNode_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"groupNode_group">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "groupNode_group"
};

(node as any).hash = "f32231673907cfd72162f924fda29846";

export default node;
