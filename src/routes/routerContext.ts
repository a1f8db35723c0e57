// The context of all routes: the session, the Relay environment, the payloads of prerendered pages, and navigation to other sites.
import type { Environment } from 'relay-runtime';
import type { PagePayload } from '#site/payload.ts';
import type { SessionActor } from '#src/features/session/createSession.ts';

export interface RouterContext {
  session: SessionActor;
  /**
   * The Relay environment of a library of the current person: the one with this id, or the personal one, which is also that of the account. It loads on first use, so that pages without data never load Relay. Import everything that needs Relay lazily
   * too, and put a `RelayEnvironmentProvider` with the same object around the page.
   */
  getEnvironment: (libraryId?: string) => Promise<Environment>;
  /**
   * The payload of a prerendered page, by its path without a trailing slash; null if there is no such page. Throws network errors. Loaders of such pages may
   * use nothing else, because there is no session or data during prerendering.
   */
  getPayload: (path: string) => Promise<PagePayload | null>;
  /** Navigates the whole page to an address outside the app: another site, or a file. "Back" returns to the current page. Never resolves. */
  leave: (address: string) => Promise<never>;
}
