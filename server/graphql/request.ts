// The types of a request: the viewer, the client, and what an answer does to the session.

/** Whoever is logged in. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
}

/** What a `User` of the schema is resolved from. */
export interface UserSource {
  readonly id: string;
  readonly email: string;
}

/** Where a request comes from. */
export interface Client {
  /** The address of the socket, or the proxy's word with TRUST_PROXY. */
  readonly address: string;
  readonly userAgent: string | null;
  /** The token of the device's cookie, which may be anything. */
  readonly device: string | null;
}

export interface RequestContext {
  /** Null when anonymous. Login, signup and logout change it for what the same request asks afterwards. */
  readonly viewer: Viewer | null;
  readonly client: Client;
  /** Runs what the answer does not wait for, once the answer is sent; it is finished before the server ends. */
  afterAnswer(what: string, work: () => Promise<void>): void;
  /** Begins (a viewer and the token for the cookie) or ends (null) the session of this request. */
  setSession(session: { viewer: Viewer; token: string } | null): void;
  /** Gives the browser the token by which it is known from now on. */
  setDevice(token: string): void;
}
