/**
 * @generated SignedSource<<20c8a3963828723f7700ffa82891e99b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NameSection_user$data = {
  readonly name: string | null | undefined;
  readonly " $fragmentType": "NameSection_user";
};
export type NameSection_user$key = {
  readonly " $data"?: NameSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NameSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f72b0b99314a0a5f8c5fead2a96016d0";

export default node;
