// The messages about actors that the tabs of a browser exchange over BroadcastChannel, and only there.
import type { StateValue } from 'xstate';
import type { Plain } from './plain.ts';

/** The channel's name has the version of the protocol, so that tabs of older builds use another channel. */
export const channelName = 'statecharts-1';

/** A page with actors. */
export interface LivePage {
  /** The name of its tab, which stays the same after a reload. */
  readonly tab: string;
  readonly title: string;
  readonly path: string;
}

export interface LiveActor {
  /** XState's session id, unique for each actor of a page. */
  readonly id: string;
  /** The id of the machine; null for promises, callbacks and the like. */
  readonly machine: string | null;
  /** Its id within its parent. */
  readonly name: string;
  readonly parent: string | null;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** The state value; null if it is no machine. */
  readonly value: StateValue | null;
  readonly context: Plain;
}

/** A machine's reaction to an event. */
export interface LiveMoment {
  /** The number of the moment within its page. */
  readonly number: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly actor: string;
  readonly machine: string;
  readonly event: string;
  /** The event without its type; null if nothing is left. */
  readonly payload: Plain;
  /** The id of the actor that sent the event; null for the app itself. */
  readonly from: string | null;
  /** The names of the transitions taken; empty if the state doesn't handle the event. */
  readonly transitions: readonly string[];
  /** The state value before; null for the start. */
  readonly before: StateValue | null;
  readonly after: StateValue;
  readonly context: Plain;
  readonly status: LiveActor['status'];
}

/** What changed on a page. */
export interface LiveChanges {
  readonly page: LivePage;
  /** Actors that started, changed or ended. */
  readonly actors: readonly LiveActor[];
  readonly moments: readonly LiveMoment[];
  /** How many moments were dropped since the page was loaded. */
  readonly dropped: number;
}

export type LiveMessage =
  /** A viewer requests the full state and all further changes. */
  | { readonly kind: 'asked'; readonly viewer: string }
  | { readonly kind: 'left'; readonly viewer: string }
  /** The full state of a page, which replaces everything heard of it before. */
  | ({ readonly kind: 'told'; readonly viewer: string | null } & LiveChanges)
  | ({ readonly kind: 'changed' } & LiveChanges)
  | { readonly kind: 'closed'; readonly tab: string };
