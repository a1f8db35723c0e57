// The types of the machine that connects a page with the others who have the library open.

/** The place at which a person looks. */
export interface Looking {
  /** Null if no document is open. */
  readonly documentId: string | null;
  /** The field of the document that is being edited; null for none. */
  readonly field: string | null;
}

/** Somebody else who has the library open, once for each document that they look at. */
export interface PersonHere extends Looking {
  readonly id: string;
  /** Null if the library shows neither a name nor an address. */
  readonly name: string | null;
}

/** What the leading tab knows. */
export interface LeaderState {
  readonly isConnected: boolean;
  readonly people: readonly PersonHere[];
}

/** The messages of the leading tab to the others. */
export type TabMessage = ({ readonly kind: 'state' } & LeaderState) | { readonly kind: 'changed'; readonly at: string };

export interface PresenceInput {
  readonly looking: Looking;
}

export interface PresenceContext extends PresenceInput {
  readonly people: readonly PersonHere[];
  /** How often in a row the server has refused the stream. */
  readonly failures: number;
}

export type PresenceEvent =
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  /** This tab holds the lock, and connects for all tabs. */
  | { type: 'leader.elected' }
  /** Another tab leads. */
  | ({ type: 'leader.told' } & LeaderState)
  /** Another tab leads, and has received a change. */
  | { type: 'change.told'; at: string }
  /** Another tab was opened, and requests the state. */
  | { type: 'tab.joined' }
  | { type: 'stream.opened' }
  /** The connection was interrupted; the browser connects again by itself. */
  | { type: 'stream.lost' }
  /** The server does not allow the stream, now or at all. */
  | { type: 'stream.refused' }
  /** The library was changed up to this moment. */
  | { type: 'stream.changed'; at: string }
  | { type: 'stream.people'; people: readonly PersonHere[] }
  /** The person opens another document here, or another field. */
  | { type: 'looking.changed'; looking: Looking };

/** What the actor `joinTabs` receives. */
export interface TellTabs {
  readonly type: 'tell';
  readonly message: TabMessage;
}

/** What the actor `report` receives. */
export interface LookEvent {
  readonly type: 'look';
  readonly looking: Looking;
}

export interface PresenceEmitted {
  type: 'library.changed';
  at: string;
}
