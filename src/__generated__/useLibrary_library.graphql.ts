/**
 * @generated SignedSource<<dd677fbbe35ad14c55f4262ee37eb6b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type LibraryKind = "PERSONAL" | "SHARED" | "%future added value";
export type LibraryRole = "EDITOR" | "OWNER" | "READER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useLibrary_library$data = {
  readonly isGone: boolean | null | undefined;
  readonly kind: LibraryKind;
  readonly name: string;
  readonly viewerRole: LibraryRole;
  readonly " $fragmentType": "useLibrary_library";
};
export type useLibrary_library$key = {
  readonly " $data"?: useLibrary_library$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLibrary_library">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLibrary_library"
};

(node as any).hash = "5233fd9d8cd10303dd5d298e4b4e0bb7";

export default node;
