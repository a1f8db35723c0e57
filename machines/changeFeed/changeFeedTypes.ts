// The types of the machine that follows the changes of a library.

/** A position in the order of changes, as in the API. */
export interface ChangesCursor {
  readonly id: string;
  readonly lastModified: string;
}

/** How far the page knows the changes of a library. */
export interface KnownLibrary {
  /** Null to read its documents from the very first change. */
  readonly cursor: ChangesCursor | null;
  /** When its groups last changed; null if they never did, or that is unknown. */
  readonly groupsModified: string | null;
}

export interface ChangeFeedInput {
  readonly known: KnownLibrary;
}

export interface ChangeFeedContext extends ChangeFeedInput {
  /** The time of a change that was reported while a request was running; null if there was none. */
  readonly heard: string | null;
  /** Whether live events report changes at once, so that polling can be slow. */
  readonly isLive: boolean;
  /** Failures in a row. */
  readonly failures: number;
}

/** Input of the actor `readChanges`. */
export interface ReadChanges {
  readonly known: KnownLibrary;
  /** Whether the page reloads its lists and groups already, so that the feed does not have to reload them. */
  readonly isReloading: boolean;
}

export type ChangeFeedEvent =
  /** The page is visible again, or the network is back: changes are wanted at once. */
  | { type: 'page.returnedTo' }
  | { type: 'page.hidden' }
  /** Live events say that the library was changed up to this moment, here or elsewhere. */
  | { type: 'library.heard'; at: string }
  | { type: 'live.changed'; isLive: boolean }
  /** Something was changed on this page, and whatever shows it reloads already. */
  | { type: 'library.changedHere' };
