// What every route can reach: who is logged in, the way to the data, the content of the pages that are made at build, and the way out.
import type { Environment } from 'relay-runtime';
import type { PagePayload } from '#site/payload.ts';
import type { SessionActor } from '#src/features/session/createSession.ts';

export interface RouterContext {
  session: SessionActor;
  /**
   * The Relay environment of the person who is logged in. It is loaded when it is first asked for, so that pages without data
   * never load Relay: import what needs Relay lazily too, and stand a `RelayEnvironmentProvider` with the same object around the page.
   */
  getEnvironment: () => Promise<Environment>;
  /**
   * What a prerendered page is made of, by its path without a slash at the end; null when there is no such page. Throws what the
   * network throws. It is the only thing that a loader of such a page asks for: where pages are made there is no session and no data.
   */
  getPayload: (path: string) => Promise<PagePayload | null>;
  /**
   * Leads the whole page to an address that is not of the app: another site, or a file. "Back" comes back to the page that is shown.
   * Never resolves.
   */
  leave: (address: string) => Promise<never>;
}
