// The types of the machine of undo and redo: its context, its events, and what its actors take and answer.

/** Something that was done to the library and can be taken back. How is known by its id to who provides the actor. */
export interface Change {
  readonly id: string;
  /** What was done, in words without a last full stop: "3 documents moved to trash". */
  readonly what: string;
  /** What the messages about it are said under. */
  readonly key: string;
  /** What its undoing has done: "3 documents restored". */
  readonly undone?: string | undefined;
  readonly joins?: ChangeJoin | undefined;
  /** The library that it was made in: keys take back only what was done in the one that is open. */
  readonly libraryId?: string | undefined;
}

/** For changes that one message reports together: three moves to the trash are "5 documents moved to trash". */
export interface ChangeJoin {
  /** Those of one kind are reported together. */
  readonly kind: string;
  /** How many documents this one has changed. */
  readonly count: number;
  readonly done: (count: number) => string;
  readonly undone: (count: number) => string;
  /** So many could not be undone: a sentence without a full stop. */
  readonly left: (count: number) => string;
}

export type Direction = 'undo' | 'redo';

/** A press that waits for its turn: for the last change of a library, or for a certain one. */
export interface Asked {
  readonly direction: Direction;
  readonly id: string | null;
  readonly libraryId?: string | undefined;
}

/** What came of taking a change back, or of doing it again. Without an answer the actor rejects. */
export type Reversed =
  | {
      readonly kind: 'done';
      /** The change that does the opposite; null where there is none. */
      readonly opposite: Change | null;
      /** What was left as it is, in words for the person; null when nothing was. */
      readonly but: string | null;
      /** How many documents were left, where that is known. */
      readonly left?: number | undefined;
    }
  /** It cannot be done, and could not a second time. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Nobody is logged in: it can be done as soon as whoever changed it is again. */
  | { readonly kind: 'loggedOut' };

/** What came of taking a change back: without an answer that promise rejects, with words for the person. */
export type ReversalOutcome =
  | { kind: 'done'; opposite: Reversible | null; but: string | null; left?: number | undefined }
  | Exclude<Reversed, { readonly kind: 'done' }>;

/** A change as it is handed over, with the way back. */
export interface Reversible extends Pick<Change, 'what' | 'undone' | 'joins' | 'libraryId'> {
  /** What messages about it are said under; its own, by default. */
  readonly key?: string | undefined;
  readonly reverse: () => Promise<ReversalOutcome>;
}

export interface ReverseInput {
  readonly direction: Direction;
  readonly change: Change;
}

export interface UndoHistoryInput {
  /** So many changes are remembered, the last ones. */
  readonly limit: number;
}

export interface UndoHistoryContext extends UndoHistoryInput {
  /** What was done, and what was taken back, each in its order, the last one last. */
  readonly done: readonly Change[];
  readonly undone: readonly Change[];
  /** What is under way. */
  readonly current: ReverseInput | null;
  /** What waits for it. */
  readonly asked: readonly Asked[];
}

export type UndoHistoryEvent =
  /** Something was done. The id of the last change again: that one has gone on. */
  | { type: 'change.made'; change: Change }
  /** It was taken back, or came to an end, in a way of its own. */
  | { type: 'change.forgotten'; id: string }
  /** Ctrl+Z or Ctrl+Shift+Z for the last one of the open library; a message asks for its own. */
  | ({ type: 'change.reverse' } & Asked)
  /** Whoever changed it was logged out, and is back. */
  | { type: 'library.regained' }
  /** Somebody else is at the screen, or nobody. */
  | { type: 'library.left' };

export type UndoHistoryEmitted =
  /** What was asked for was done, wholly or but for something. */
  | {
      type: 'change.reversed';
      direction: Direction;
      change: Change;
      opposite: Change | null;
      but: string | null;
      left: number;
    }
  /** It was not. `isKept`: there was no answer, and it can be asked for again. */
  | { type: 'change.notReversed'; direction: Direction; change: Change; message: string; isKept: boolean }
  /** There is nothing that could be; `id` is what was asked for. */
  | { type: 'change.nothing'; direction: Direction; id: string | null };
