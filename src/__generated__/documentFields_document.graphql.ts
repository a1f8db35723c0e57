/**
 * @generated SignedSource<<5c8b30a14d7422100f1fdf37fb1f0201>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type documentFields_document$data = {
  readonly __typename: string;
  readonly abstract: string | null | undefined;
  readonly annotators?: ReadonlyArray<{
    readonly __typename: "Organization";
    readonly name: string;
  } | {
    readonly __typename: "Person";
    readonly droppingParticle: string | null | undefined;
    readonly family: string | null | undefined;
    readonly given: string | null | undefined;
    readonly nonDroppingParticle: string | null | undefined;
    readonly suffix: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly authors: ReadonlyArray<{
    readonly __typename: "Organization";
    readonly name: string;
  } | {
    readonly __typename: "Person";
    readonly droppingParticle: string | null | undefined;
    readonly family: string | null | undefined;
    readonly given: string | null | undefined;
    readonly nonDroppingParticle: string | null | undefined;
    readonly suffix: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly book?: {
    readonly abstract: string | null | undefined;
    readonly authors: ReadonlyArray<{
      readonly __typename: "Organization";
      readonly name: string;
    } | {
      readonly __typename: "Person";
      readonly droppingParticle: string | null | undefined;
      readonly family: string | null | undefined;
      readonly given: string | null | undefined;
      readonly nonDroppingParticle: string | null | undefined;
      readonly suffix: string | null | undefined;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    }>;
    readonly citationKeys: ReadonlyArray<string>;
    readonly conference: {
      readonly endDate: string | null | undefined;
      readonly locations: ReadonlyArray<string>;
      readonly sponsors: ReadonlyArray<string>;
      readonly startDate: string | null | undefined;
      readonly title: string;
      readonly titleAddon: string | null | undefined;
    } | null | undefined;
    readonly doi: string | null | undefined;
    readonly edition: string | null | undefined;
    readonly editors: ReadonlyArray<{
      readonly __typename: "Organization";
      readonly name: string;
    } | {
      readonly __typename: "Person";
      readonly droppingParticle: string | null | undefined;
      readonly family: string | null | undefined;
      readonly given: string | null | undefined;
      readonly nonDroppingParticle: string | null | undefined;
      readonly suffix: string | null | undefined;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    }>;
    readonly entryType: string | null | undefined;
    readonly eprint: string | null | undefined;
    readonly eprintClass: string | null | undefined;
    readonly eprintType: string | null | undefined;
    readonly isbn: string | null | undefined;
    readonly issn: ReadonlyArray<string>;
    readonly keywords: ReadonlyArray<string>;
    readonly languages: ReadonlyArray<string>;
    readonly multiVolume: {
      readonly isbn: string | null | undefined;
      readonly number: string | null | undefined;
      readonly series: string | null | undefined;
      readonly subtitle: string | null | undefined;
      readonly title: string | null | undefined;
      readonly titleAddon: string | null | undefined;
      readonly totalVolumes: string | null | undefined;
    } | null | undefined;
    readonly note: string | null | undefined;
    readonly number: string | null | undefined;
    readonly otherFields: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly pageTotal: string | null | undefined;
    readonly part: string | null | undefined;
    readonly publicationState: string | null | undefined;
    readonly published: string | null | undefined;
    readonly publishers: ReadonlyArray<{
      readonly locations: ReadonlyArray<string>;
      readonly name: string | null | undefined;
    }>;
    readonly pubmedId: string | null | undefined;
    readonly series: string | null | undefined;
    readonly subtitle: string | null | undefined;
    readonly title: string | null | undefined;
    readonly titleAddon: string | null | undefined;
    readonly url: string | null | undefined;
    readonly urlDate: string | null | undefined;
    readonly version: string | null | undefined;
    readonly volume: string | null | undefined;
  } | null | undefined;
  readonly bookTitle?: string | null | undefined;
  readonly chapter?: string | null | undefined;
  readonly citationKeys: ReadonlyArray<string>;
  readonly commentators?: ReadonlyArray<{
    readonly __typename: "Organization";
    readonly name: string;
  } | {
    readonly __typename: "Person";
    readonly droppingParticle: string | null | undefined;
    readonly family: string | null | undefined;
    readonly given: string | null | undefined;
    readonly nonDroppingParticle: string | null | undefined;
    readonly suffix: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly conference?: {
    readonly endDate: string | null | undefined;
    readonly locations: ReadonlyArray<string>;
    readonly sponsors: ReadonlyArray<string>;
    readonly startDate: string | null | undefined;
    readonly title: string;
    readonly titleAddon: string | null | undefined;
  } | null | undefined;
  readonly degreeType?: string | null | undefined;
  readonly doi: string | null | undefined;
  readonly edition: string | null | undefined;
  readonly editors: ReadonlyArray<{
    readonly __typename: "Organization";
    readonly name: string;
  } | {
    readonly __typename: "Person";
    readonly droppingParticle: string | null | undefined;
    readonly family: string | null | undefined;
    readonly given: string | null | undefined;
    readonly nonDroppingParticle: string | null | undefined;
    readonly suffix: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly electronicId?: string | null | undefined;
  readonly entryType: string | null | undefined;
  readonly eprint: string | null | undefined;
  readonly eprintClass: string | null | undefined;
  readonly eprintType: string | null | undefined;
  readonly howPublished?: string | null | undefined;
  readonly institution?: {
    readonly locations: ReadonlyArray<string>;
    readonly name: string;
  } | null | undefined;
  readonly isbn?: string | null | undefined;
  readonly issn?: ReadonlyArray<string>;
  readonly issue?: {
    readonly journal: {
      readonly issn: ReadonlyArray<string> | null | undefined;
      readonly name: string;
      readonly subtitle: string | null | undefined;
      readonly titleAddon: string | null | undefined;
    } | null | undefined;
    readonly name: string | null | undefined;
    readonly number: string | null | undefined;
    readonly series: string | null | undefined;
    readonly subtitle: string | null | undefined;
    readonly title: string | null | undefined;
    readonly titleAddon: string | null | undefined;
    readonly volume: string | null | undefined;
  } | null | undefined;
  readonly keywords: ReadonlyArray<string>;
  readonly languages: ReadonlyArray<string>;
  readonly locations?: ReadonlyArray<string>;
  readonly multiVolume?: {
    readonly isbn: string | null | undefined;
    readonly number: string | null | undefined;
    readonly series: string | null | undefined;
    readonly subtitle: string | null | undefined;
    readonly title: string | null | undefined;
    readonly titleAddon: string | null | undefined;
    readonly totalVolumes: string | null | undefined;
  } | null | undefined;
  readonly note: string | null | undefined;
  readonly number?: string | null | undefined;
  readonly organizations?: ReadonlyArray<string>;
  readonly otherFields: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly pageEnd?: string | null | undefined;
  readonly pageStart?: string | null | undefined;
  readonly pageTotal?: string | null | undefined;
  readonly part?: string | null | undefined;
  readonly publicationState: string | null | undefined;
  readonly published?: string | null | undefined;
  readonly publishers?: ReadonlyArray<{
    readonly locations: ReadonlyArray<string>;
    readonly name: string | null | undefined;
  }>;
  readonly pubmedId: string | null | undefined;
  readonly series?: string | null | undefined;
  readonly subtitle: string | null | undefined;
  readonly title: string | null | undefined;
  readonly titleAddon: string | null | undefined;
  readonly translated?: {
    readonly originalLanguages: ReadonlyArray<string>;
    readonly translators: ReadonlyArray<{
      readonly __typename: "Organization";
      readonly name: string;
    } | {
      readonly __typename: "Person";
      readonly droppingParticle: string | null | undefined;
      readonly family: string | null | undefined;
      readonly given: string | null | undefined;
      readonly nonDroppingParticle: string | null | undefined;
      readonly suffix: string | null | undefined;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    }>;
  } | null | undefined;
  readonly type?: string | null | undefined;
  readonly url: string | null | undefined;
  readonly urlDate: string | null | undefined;
  readonly version: string | null | undefined;
  readonly volume?: string | null | undefined;
  readonly volumes?: string | null | undefined;
  readonly " $fragmentType": "documentFields_document";
};
export type documentFields_document$key = {
  readonly " $data"?: documentFields_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"documentFields_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "documentFields_document"
};

(node as any).hash = "8031b9bf93a85a3a6c5b1f6f65651e9e";

export default node;
