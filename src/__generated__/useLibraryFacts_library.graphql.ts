/**
 * @generated SignedSource<<e6989dd788045f51bdace462ef32efd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type LibraryRole = "EDITOR" | "OWNER" | "READER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useLibraryFacts_library$data = {
  readonly isGone: boolean | null | undefined;
  readonly name: string;
  readonly viewerRole: LibraryRole;
  readonly " $fragmentType": "useLibraryFacts_library";
};
export type useLibraryFacts_library$key = {
  readonly " $data"?: useLibraryFacts_library$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLibraryFacts_library">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLibraryFacts_library"
};

(node as any).hash = "87f7958bff76ef2370a2e30c9d83aada";

export default node;
