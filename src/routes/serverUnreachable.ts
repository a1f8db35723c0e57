// Thrown when a page that needs a session cannot open because it is unknown whether the session is still valid.

/** requireAuth throws it; ErrorPage shows UnreachablePage for it. */
export class ServerUnreachable extends Error {
  override readonly name = 'ServerUnreachable';
}
