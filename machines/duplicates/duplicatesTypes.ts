// What goes into and comes out of the machine by which duplicates are looked through.
import type { Sameness } from '#bibliography/duplicates/sameWork.ts';

/** Two documents that are likely the same, by their ids: the first one stays when they are merged. */
export type Pair = readonly [stays: string, goes: string];

/** Whose value a field gets: that of the document that stays, or of the one that goes. */
export type Side = 'kept' | 'other';

/** Of the fields in which the two differ; where nothing was chosen, it is as usual. */
export type FieldChoices = Readonly<Record<string, Side>>;

/** What `load` resolves with: the next duplicates, and from where on there are more. */
export interface LoadedPairs {
  readonly pairs: readonly Pair[];
  /** Null where these were the last. */
  readonly next: string | null;
}

/** What `fetchPair` resolves with: whether both are still there, and how sure it is that they are the same work. */
export type FetchedPair = 'gone' | Sameness;

/** What `merge` and `keepApart` resolve with; they reject when there was no answer. */
export type Decided = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string };

export interface MergeInput {
  readonly pair: Pair;
  readonly choices: FieldChoices;
}

export interface DuplicatesContext {
  /** Those that are still to be looked at; the first one is shown. */
  readonly pairs: readonly Pair[];
  /** From where on the next are asked for; null for the first, and once there are none. */
  readonly next: string | null;
  readonly choices: FieldChoices;
  /** How sure it is that the two that are shown are the same work. */
  readonly sameness: Sameness;
  /** What was done so far. */
  readonly merged: number;
  readonly keptApart: number;
  readonly skipped: number;
  /** Why something was not done; shown in `notLoaded`, `notFetched`, `comparing.refused` and `comparing.unanswered`. */
  readonly message: string | null;
}

export type DuplicatesEvent =
  /** Of one field. */
  | { type: 'chosen'; name: string; side: Side }
  /** The other one stays. */
  | { type: 'swapped' }
  | { type: 'merge' }
  /** They are different. */
  | { type: 'keepBoth' }
  /** Not now. */
  | { type: 'skip' }
  | { type: 'retry' }
  /** Look once more, from the beginning. */
  | { type: 'again' }
  | { type: 'close' };
