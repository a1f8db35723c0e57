// The types of the session machine: its context, its events, and what its actors take and answer.

export interface SessionUser {
  readonly id: string;
  readonly email: string;
}

export interface SessionInput {
  /** A person was logged in on this device when it was last used, and has not logged out. */
  readonly isRemembered: boolean;
}

export interface SessionContext {
  /** Present while authenticated and closing, and while the session is requested again; never while anonymous or unreachable. */
  readonly user: SessionUser | null;
  /** A person was logged in on this device and is not known to be logged out: a fetch that fails says nothing about that. */
  readonly isRemembered: boolean;
  /** How many fetches in a row have failed; the back-off grows with it. */
  readonly failures: number;
  /** Why the last log-out failed; shown in `authenticated.logOutFailed`. */
  readonly message: string | null;
}

export type SessionEvent =
  /** A login or sign-up in this tab succeeded, or the address of the logged-in person has changed. */
  | { type: 'session.started'; user: SessionUser }
  /** The person wants to log out. Unsaved work is asked about first. */
  | { type: 'session.logOut' }
  /** The person asks to try again now instead of waiting for the next attempt. */
  | { type: 'session.retry' }
  /** The person has read that the log-out failed. */
  | { type: 'session.dismiss' }
  /** The API answered UNAUTHENTICATED. */
  | { type: 'session.expired' }
  | { type: 'session.startedElsewhere'; user: SessionUser }
  | { type: 'session.endedElsewhere' };

/** Emitted when another user, or none, takes the place of the one before: build a new Relay environment, invalidate the router. */
export interface SessionEmitted {
  type: 'session.userChanged';
  user: SessionUser | null;
  /** The session expired, or was ended elsewhere, and the API answered UNAUTHENTICATED; the person has not logged out here. */
  isExpired?: boolean;
}

/** Events that the actor `otherTabs` receives and passes on to the other tabs. For theirs it sends `session.startedElsewhere` and `session.endedElsewhere`. */
export type OtherTabsEvent = { type: 'tabs.started'; user: SessionUser } | { type: 'tabs.ended' };
