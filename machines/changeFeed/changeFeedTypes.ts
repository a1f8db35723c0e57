// What goes into the machine that follows the changes of a library.

/** A place in the order of changes, as the API names it. */
export interface ChangesCursor {
  readonly id: string;
  readonly lastModified: string;
}

export interface ChangeFeedInput {
  /** Up to where the page knows the library; null when that is from its very first change on. */
  readonly cursor: ChangesCursor | null;
}

export interface ChangeFeedContext extends ChangeFeedInput {
  /** In a row. */
  readonly failures: number;
}

/** What the actor `readChanges` is asked. */
export interface ReadChanges {
  readonly after: ChangesCursor | null;
  /** Whether the lists are asked for again by whoever changed the library here, so that nobody has to tell them. */
  readonly isTold: boolean;
}

export type ChangeFeedEvent =
  /** Somebody looks at the page again, or the network is back: what changed meanwhile is wanted at once. */
  | { type: 'page.returnedTo' }
  | { type: 'page.hidden' }
  /** Something was changed from this page, and all lists are asked for again already. */
  | { type: 'library.changedHere' };
