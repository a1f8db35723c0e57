// What a scenario is: a way for the same server to behave otherwise, for whoever asks for it and for nobody else.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLResolveInfo } from 'graphql';
import type { LookupAnswer, LookupQuestion, Releases } from '#server/edges.ts';
import type { Membership } from '#server/graphql/request.ts';
import type { Operation } from './operations/readOperation.ts';
import type { Chance } from './seededChance.ts';

/** One call of a field that a scenario answers. */
export interface FieldCall {
  args: Readonly<Record<string, unknown>>;
  info: GraphQLResolveInfo;
  /** What the scenario remembers since it was chosen. */
  memory: Set<string>;
  /** What the server itself answers, to these arguments or to others. */
  resolve: (args?: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

/** One request, of whatever kind, before the server sees it. */
export interface TransportCall {
  request: IncomingMessage;
  response: ServerResponse;
  /** The path of its address. */
  path: string;
  /** Null where it is none of the GraphQL API. */
  operation: Operation | null;
  /** The how-manieth request of the API it is since the scenario was chosen, from 1; null for one of a page or a file. */
  number: number | null;
  /** The call that the choice is for alone; null where it is for each. */
  chosenCall: number | null;
  /** The seed of the world. */
  seed: number;
  /** What the scenario remembers since it was chosen. */
  memory: Set<string>;
  /** The same for the same seed and number. */
  chance: Chance;
  /** Ends the session of whoever asks, as if it had run out. */
  endSession: () => Promise<void>;
  /** Lets the server answer. */
  next: () => void;
}

/** A library that a scenario has instead of the usual one. */
export type ScenarioLibrary = 'empty' | 'huge';

/** What scenarios are about, in the order in which they are listed. */
export const sections = ['Library', 'Network', 'Session and account', 'Editing', 'Lookups', 'Site'] as const;

export interface Scenario {
  /** Its name in the cookie, the header and the flag. */
  name: string;
  title: string;
  /** Where people look for it. */
  section: (typeof sections)[number];
  description: string;
  library?: ScenarioLibrary;
  /** Fields by `Type.field` that are answered otherwise. */
  fields?: Readonly<Record<string, (call: FieldCall) => unknown>>;
  /** What each membership of a shared library is for the request; null for one that has ended. */
  membership?: (membership: Membership) => Membership | null;
  /** What the place where releases are published says: a version, that it knows none (null), or nothing (it rejects). */
  latestVersion?: () => Promise<string | null>;
  /** What the services answer at which references are looked up; null: what is recorded. It throws `ServiceFailure` where there is no answer. */
  lookup?: (question: LookupQuestion) => LookupAnswer | null;
  /** Milliseconds before each of these answers. */
  lookupDelay?: number;
  /** What happens to a request before the server sees it: of the API, for a page or for a file of the site. */
  transport?: (call: TransportCall) => void;
  /** What the script that the mock server adds to every page does there (mock-server/page). */
  page?: 'fill-storage' | 'refuse-clipboard';
}

/** The scenario of a request, and what it remembers. */
export interface Playing {
  scenario: Scenario;
  memory: Set<string>;
}

/** The scenario's answer to the question for the newest release, where it has one. */
export function playReleases(releases: Releases): Releases {
  return {
    latestVersion: () => (playing.getStore()?.scenario.latestVersion ?? (() => releases.latestVersion()))(),
  };
}

/** The scenario of the request that is being answered; resolvers are given no request to read it from. */
export const playing = new AsyncLocalStorage<Playing>();
