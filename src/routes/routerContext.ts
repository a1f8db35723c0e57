// What every route can reach: who is logged in, and the way to the data.
import type { Environment } from 'relay-runtime';
import type { SessionActor } from '#src/features/session/createSession.ts';

export interface RouterContext {
  session: SessionActor;
  /**
   * The Relay environment of the person who is logged in. It is loaded when it is first asked for, so that pages without data
   * never load Relay: import what needs Relay lazily too, and stand a `RelayEnvironmentProvider` with the same object around the page.
   */
  getEnvironment: () => Promise<Environment>;
}
