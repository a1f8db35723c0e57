/**
 * @generated SignedSource<<525f30ec4f6c0094b0b3fb39b3523833>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type storedHidden_document$data = {
  readonly hiddenFields: ReadonlyArray<{
    readonly kind: string;
    readonly name: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "storedHidden_document";
};
export type storedHidden_document$key = {
  readonly " $data"?: storedHidden_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"storedHidden_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "storedHidden_document"
};

(node as any).hash = "6043f27950e569b2c9e42029cb675777";

export default node;
