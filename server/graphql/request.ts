// The types of a request: the viewer, the client, and changes of the session.

/** The person who is logged in. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
}

/** The source object of the schema's type `User`. */
export interface UserSource {
  readonly id: string;
  readonly email: string;
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
  /** Starts the session of this request, with the viewer and the token for the cookie, or ends it (null). */
  setSession(session: { viewer: Viewer; token: string } | null): void;
  /** Sets the cookie with the token by which the browser is recognized from now on. */
  setDevice(token: string): void;
}
