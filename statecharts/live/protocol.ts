// What the tabs of a browser tell each other of their actors. It goes by BroadcastChannel and nowhere else.
import type { StateValue } from 'xstate';
import type { Plain } from './plain.ts';

/** With the number of the protocol: tabs of an older build talk on another channel. */
export const channelName = 'statecharts-1';

/** A page that runs actors. */
export interface LivePage {
  /** The name of its tab: after a reload it is the same. */
  readonly tab: string;
  readonly title: string;
  readonly path: string;
}

export interface LiveActor {
  /** XState's id of the session, one for each actor of a page. */
  readonly id: string;
  /** Null for promises, callbacks and their like. */
  readonly machine: string | null;
  /** Its name within its parent. */
  readonly name: string;
  readonly parent: string | null;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** Null where there is no machine. */
  readonly value: StateValue | null;
  readonly context: Plain;
}

/** What a machine did with an event. */
export interface LiveMoment {
  /** Counts the moments of the page. */
  readonly number: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly actor: string;
  readonly machine: string;
  readonly event: string;
  /** The event without its type; null where there is no more to it. */
  readonly payload: Plain;
  /** The id of the actor that sent it; null for the app itself. */
  readonly from: string | null;
  /** By name; none where the event means nothing in the state. */
  readonly transitions: readonly string[];
  /** Null for the start. */
  readonly before: StateValue | null;
  readonly after: StateValue;
  readonly context: Plain;
  readonly status: LiveActor['status'];
}

/** What changed on a page. */
export interface LiveChanges {
  readonly page: LivePage;
  /** Those that began, changed or ended. */
  readonly actors: readonly LiveActor[];
  readonly moments: readonly LiveMoment[];
  /** How many moments were too many to be kept, since the page was loaded. */
  readonly dropped: number;
}

export type LiveMessage =
  /** A viewer asks what there is, and wants to hear of all that follows. */
  | { readonly kind: 'asked'; readonly viewer: string }
  | { readonly kind: 'left'; readonly viewer: string }
  /** Everything that a page knows; what was heard of it before is void. */
  | ({ readonly kind: 'told'; readonly viewer: string | null } & LiveChanges)
  | ({ readonly kind: 'changed' } & LiveChanges)
  | { readonly kind: 'closed'; readonly tab: string };
