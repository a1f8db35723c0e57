/**
 * @generated SignedSource<<0280e2d638fc16e61c815bdc5b6c0074>>
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

(node as any).hash = "ed0a92f6559065512d9f4f3d50cbaf73";

export default node;
