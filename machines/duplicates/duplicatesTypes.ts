// Types of the machine that shows likely duplicates pair by pair: its context, its events, and what its actors take and answer.
import type { Sameness } from '#bibliography/duplicates/sameWork.ts';

/** Ids of two likely duplicates. A merge keeps the first and moves the other to the trash. */
export type Pair = readonly [stays: string, goes: string];

/** The document whose value a field gets: the one that the merge keeps, or the other. */
export type Side = 'kept' | 'other';

/** The chosen documents for fields in which the two differ. A field without a choice gets the suggested value. */
export type FieldChoices = Readonly<Record<string, Side>>;

/** What `load` resolves with: the next page of pairs. */
export interface LoadedPairs {
  readonly pairs: readonly Pair[];
  /** The cursor of the page after this one; null on the last page. */
  readonly next: string | null;
}

/** What `fetchPair` resolves with: `gone` if one of the two was deleted, else how certain it is that they are the same work. */
export type FetchedPair = 'gone' | Sameness;

/** What `merge` and `markDistinct` resolve with; they reject when there was no answer. */
export type Decided = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string };

export interface MergeInput {
  readonly pair: Pair;
  readonly choices: FieldChoices;
}

export interface DuplicatesContext {
  /** Pairs that are not decided yet; the first one is shown. */
  readonly pairs: readonly Pair[];
  /** The cursor for the next page; null before the first page and after the last. */
  readonly next: string | null;
  readonly choices: FieldChoices;
  /** How certain it is that the shown pair is the same work. */
  readonly sameness: Sameness;
  /** Counts of decisions so far. */
  readonly merged: number;
  readonly markedDistinct: number;
  readonly skipped: number;
  /** Why something was not done; shown in `notLoaded`, `notFetched`, `comparing.refused` and `comparing.unanswered`. */
  readonly message: string | null;
}

export type DuplicatesEvent =
  /** A value was chosen for one field. */
  | { type: 'chosen'; name: string; side: Side }
  /** The person wants to keep the other document instead. */
  | { type: 'swapped' }
  | { type: 'merge' }
  /** The person says that the two are not duplicates. */
  | { type: 'keepBoth' }
  /** The pair is left for later. */
  | { type: 'skip' }
  | { type: 'retry' }
  /** Search for duplicates again, from the first page. */
  | { type: 'again' }
  | { type: 'close' };
