// The types of a request: the viewer, the client, and changes of the session.
import type { LibraryRole } from '../__generated__/resolverTypes.ts';

/** That a person is a member of a shared library. */
export interface Membership {
  readonly libraryId: string;
  readonly name: string;
  readonly role: LibraryRole;
  /** Since when the library is in the trash; null if it is not. */
  readonly trashed: Date | null;
}

interface Person {
  readonly id: string;
  readonly email: string;
  /** The shared libraries of the person. Open them by `ViewerLibraries` only, which knows what a token reaches. */
  readonly memberships: readonly Membership[];
}

/** The person who is logged in in this browser. */
export interface SessionViewer extends Person {
  readonly via: 'session';
  readonly sessionId: string;
}

/** `write` includes reading. */
export type TokenScope = 'read' | 'write';

/** The person for whom a script acts, with an API token. */
export interface TokenViewer extends Person {
  readonly via: 'token';
  readonly tokenId: string;
  readonly scope: TokenScope;
  /** The only library that the token reaches; null for all libraries of the person. */
  readonly libraryId: string | null;
}

/** The person for whom the server acts, and how they prove who they are. */
export type Viewer = SessionViewer | TokenViewer;

/** The source object of the schema's type `User`. */
export interface UserSource {
  readonly id: string;
  readonly email: string;
}

/** The source object of the schema's type `Library`: null for the viewer's personal library. */
export interface LibrarySource {
  readonly shared: Membership | null;
}

/** The origin of a request. */
export interface Client {
  /** The address of the socket or, with TRUST_PROXY, the address that the proxy reports. */
  readonly address: string;
  readonly userAgent: string | null;
  /** The unverified token in the device's cookie. */
  readonly device: string | null;
}

export interface RequestContext {
  /** Null for anonymous requests. Logging in, signing up and logging out change it for the rest of the same request. */
  readonly viewer: Viewer | null;
  readonly client: Client;
  /** Runs work after the response was sent; the server finishes it before it stops. `what` names it in the log. */
  afterAnswer(what: string, work: () => Promise<void>): void;
  /** Starts the session of this request, with the viewer and the token for the cookie, or ends it (null). Throws for requests with an API token. */
  setSession(session: { viewer: SessionViewer; token: string } | null): void;
  /** Sets the cookie with the token by which the browser is recognized from now on. */
  setDevice(token: string): void;
}
