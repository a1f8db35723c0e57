// What goes into the machine that follows the changes of a library.

/** A place in the order of changes, as the API names it. */
export interface ChangesCursor {
  readonly id: string;
  readonly lastModified: string;
}

/** Up to where the page knows a library. */
export interface KnownLibrary {
  /** Null when its documents are to be told from their very first change on. */
  readonly cursor: ChangesCursor | null;
  /** When its groups had last changed; null when nobody had changed any, or that is not known. */
  readonly groupsModified: string | null;
}

export interface ChangeFeedInput {
  readonly known: KnownLibrary;
}

export interface ChangeFeedContext extends ChangeFeedInput {
  /** In a row. */
  readonly failures: number;
}

/** What the actor `readChanges` is asked. */
export interface ReadChanges {
  readonly known: KnownLibrary;
  /** Whether lists and groups are asked for again by whoever changed the library here, so that nobody has to tell them. */
  readonly isTold: boolean;
}

export type ChangeFeedEvent =
  /** Somebody looks at the page again, or the network is back: what changed meanwhile is wanted at once. */
  | { type: 'page.returnedTo' }
  | { type: 'page.hidden' }
  /** Something was changed from this page, and whatever shows it is asked for again already. */
  | { type: 'library.changedHere' };
