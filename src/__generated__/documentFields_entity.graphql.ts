/**
 * @generated SignedSource<<578d7657461a7afeaad00cf3167773e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type documentFields_entity$data = {
  readonly __typename: "Organization";
  readonly name: string;
  readonly " $fragmentType": "documentFields_entity";
} | {
  readonly __typename: "Person";
  readonly droppingParticle: string | null | undefined;
  readonly family: string | null | undefined;
  readonly given: string | null | undefined;
  readonly nonDroppingParticle: string | null | undefined;
  readonly suffix: string | null | undefined;
  readonly " $fragmentType": "documentFields_entity";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "documentFields_entity";
};
export type documentFields_entity$key = {
  readonly " $data"?: documentFields_entity$data;
  readonly " $fragmentSpreads": FragmentRefs<"documentFields_entity">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "documentFields_entity"
};

(node as any).hash = "44a65362eae1da66d06300a412323466";

export default node;
