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
  /** Asks first about unsaved work. */
  | { type: 'session.logOut' }
  /** The person does not wait for the next attempt to reach the server. */
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
  /** Nobody has logged out: the session was gone when the API was asked. */
  isExpired?: boolean;
}

/** What the actor `otherTabs` receives, to be told to the other tabs; it sends `session.*Elsewhere` for what they tell. */
export type OtherTabsEvent = { type: 'tabs.started'; user: SessionUser } | { type: 'tabs.ended' };
