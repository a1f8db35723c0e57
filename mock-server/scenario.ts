// The definition of a scenario, which makes the server behave differently, but only for the browsers and scripts that choose it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLResolveInfo } from 'graphql';
import type { LookupAnswer, LookupQuestion, Releases } from '#server/edges.ts';
import type { Membership } from '#server/graphql/request.ts';
import type { Operation } from './operations/readOperation.ts';
import type { SeededRandom } from './seededRandom.ts';

/** A call of a GraphQL field that a scenario resolves. */
export interface FieldCall {
  args: Readonly<Record<string, unknown>>;
  info: GraphQLResolveInfo;
  /** What the scenario has stored since it was chosen. */
  memory: Set<string>;
  /** Calls the server's own resolver, with the same arguments or with others. */
  resolve: (args?: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

/** A request of any kind, before the server handles it. */
export interface TransportCall {
  request: IncomingMessage;
  response: ServerResponse;
  /** The path of its URL. */
  path: string;
  /** Null if it is not a GraphQL request. */
  operation: Operation | null;
  /** The 1-based number of this API request since the scenario was chosen; null for pages and files. */
  number: number | null;
  /** The number of the only call that the scenario was chosen for; null for every call. */
  chosenCall: number | null;
  /** The seed of the world. */
  seed: number;
  /** What the scenario has stored since it was chosen. */
  memory: Set<string>;
  /** Gives the same values for the same seed and number. */
  random: SeededRandom;
  /** Ends the session of the request, as if it had expired. */
  endSession: () => Promise<void>;
  /** Passes the request on to the server. */
  next: () => void;
}

/** A library that a scenario uses instead of the default one. */
export type ScenarioLibrary = 'empty' | 'huge';

/** The sections of the list of scenarios, in order. */
export const sections = ['Library', 'Network', 'Session and account', 'Editing', 'Lookups', 'Site'] as const;

export interface Scenario {
  /** The name in the cookie, the header and the flag. */
  name: string;
  title: string;
  /** The section in which it is listed. */
  section: (typeof sections)[number];
  description: string;
  library?: ScenarioLibrary;
  /** Resolvers that replace those of the server, by `Type.field`. */
  fields?: Readonly<Record<string, (call: FieldCall) => unknown>>;
  /** Replaces each membership in a shared library for the request; null if it has ended. */
  membership?: (membership: Membership) => Membership | null;
  /** The latest version of the desktop app; null if it is unknown. Rejects if the release service is down. */
  latestVersion?: () => Promise<string | null>;
  /** The response of a lookup service; null for the recorded one. Throws `ServiceFailure` if there is none. */
  lookup?: (question: LookupQuestion) => LookupAnswer | null;
  /** Delay of each of these responses in milliseconds. */
  lookupDelay?: number;
  /** Handles any request instead of the server: of the API, for a page, or for a file of the site. */
  transport?: (call: TransportCall) => void;
  /** What happens in the browser, simulated by the script that the mock server adds to every page (mock-server/page). */
  page?: 'fill-storage' | 'refuse-clipboard';
}

/** The scenario of a request, and what it has stored. */
export interface ActiveScenario {
  scenario: Scenario;
  memory: Set<string>;
}

/** Releases whose latest version the active scenario can replace. */
export function scenarioReleases(releases: Releases): Releases {
  return {
    latestVersion: () => (activeScenario.getStore()?.scenario.latestVersion ?? (() => releases.latestVersion()))(),
  };
}

/** The scenario of the current request, for resolvers, which have no access to the request. */
export const activeScenario = new AsyncLocalStorage<ActiveScenario>();
