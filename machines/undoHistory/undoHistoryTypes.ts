// The types of the machine of undo and redo: its context, its events, and what its actors take and answer.

/** A change of the library that can be undone. The provider of the actor knows by its id how. */
export interface Change {
  readonly id: string;
  /** What was done, as a sentence without a full stop: "3 documents moved to trash". */
  readonly what: string;
  /** The key of the messages about the change. */
  readonly key: string;
  /** What its undo has done: "3 documents restored". */
  readonly undone?: string | undefined;
  readonly joins?: ChangeJoin | undefined;
  /** The changed library. Keyboard shortcuts undo only changes of the open library. */
  readonly libraryId?: string | undefined;
}

/** For changes that one message reports together: three moves to the trash are "5 documents moved to trash". */
export interface ChangeJoin {
  /** Changes of the same kind are reported together. */
  readonly kind: string;
  /** How many documents the change affected. */
  readonly count: number;
  readonly done: (count: number) => string;
  readonly undone: (count: number) => string;
  /** Says how many could not be undone, as a sentence without a full stop. */
  readonly left: (count: number) => string;
}

export type Direction = 'undo' | 'redo';

/** A request that waits for its turn: for the last change of a library, or for a certain one. */
export interface ReversalRequest {
  readonly direction: Direction;
  readonly id: string | null;
  readonly libraryId?: string | undefined;
}

/** The result of undoing or redoing a change. Without an answer the actor rejects. */
export type Reversed =
  | {
      readonly kind: 'done';
      /** The change that undoes or redoes this one in turn; null if that is impossible. */
      readonly opposite: Change | null;
      /** What could not be undone or redone, as text for the person; null if everything was. */
      readonly but: string | null;
      /** How many documents were left as they are, if known. */
      readonly left?: number | undefined;
    }
  /** It can't be undone or redone, and a retry would not help. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Nobody is logged in. It can be undone or redone when the same person is logged in again. */
  | { readonly kind: 'loggedOut' };

/** The result of undoing a change. Without an answer the promise rejects with a message for the person. */
export type ReversalOutcome =
  | { kind: 'done'; opposite: Reversible | null; but: string | null; left?: number | undefined }
  | Exclude<Reversed, { readonly kind: 'done' }>;

/** A new change for the history, with the function that undoes or redoes it. */
export interface Reversible extends Pick<Change, 'what' | 'undone' | 'joins' | 'libraryId'> {
  /** The key of the messages about it; by default, a key of its own. */
  readonly key?: string | undefined;
  readonly reverse: () => Promise<ReversalOutcome>;
}

export interface ReverseInput {
  readonly direction: Direction;
  readonly change: Change;
}

export interface UndoHistoryInput {
  /** How many of the latest changes are kept. */
  readonly limit: number;
}

export interface UndoHistoryContext extends UndoHistoryInput {
  /** The changes that can be undone, and those that can be redone, each with the latest last. */
  readonly done: readonly Change[];
  readonly undone: readonly Change[];
  /** The change that is being undone or redone. */
  readonly current: ReverseInput | null;
  /** The requests that wait for it. */
  readonly requests: readonly ReversalRequest[];
}

export type UndoHistoryEvent =
  /** The library was changed. If the id is that of the last change, that change has continued. */
  | { type: 'change.made'; change: Change }
  /** The change can't be undone here any more, because it was undone or ended elsewhere. */
  | { type: 'change.forgotten'; id: string }
  /** Ctrl+Z or Ctrl+Shift+Z for the last change of the open library (`id` is null), or the button of a message for its own change. */
  | ({ type: 'change.reverse' } & ReversalRequest)
  /** The person who made the changes is logged in again. */
  | { type: 'library.regained' }
  /** Another person is logged in, or nobody. */
  | { type: 'library.left' };

export type UndoHistoryEmitted =
  /** The change was undone or redone, completely or except for what `but` says. */
  | {
      type: 'change.reversed';
      direction: Direction;
      change: Change;
      opposite: Change | null;
      but: string | null;
      left: number;
    }
  /** The change was not undone or redone. `isKept`: there was no answer, so it can be requested again. */
  | { type: 'change.notReversed'; direction: Direction; change: Change; message: string; isKept: boolean }
  /** There is nothing to undo or redo; `id` is the requested change. */
  | { type: 'change.nothing'; direction: Direction; id: string | null };
