/**
 * @generated SignedSource<<9fda4cd30d9b763652b5d99e77c3410d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type shareLinkRequests_link$data = {
  readonly group: {
    readonly name: string;
  } | null | undefined;
  readonly groupId: string | null | undefined;
  readonly id: string;
  readonly label: string;
  readonly lastUsed: string | null | undefined;
  readonly query: string | null | undefined;
  readonly " $fragmentType": "shareLinkRequests_link";
};
export type shareLinkRequests_link$key = {
  readonly " $data"?: shareLinkRequests_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"shareLinkRequests_link">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shareLinkRequests_link"
};

(node as any).hash = "ee0768f0497a30744656f890bc3ee2e8";

export default node;
