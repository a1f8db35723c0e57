// Why a page that needs a person cannot open: it is not known whether they are still logged in.

/** Thrown by the gate before such pages; ErrorPage shows UnreachablePage for it. */
export class ServerUnreachable extends Error {
  override readonly name = 'ServerUnreachable';
}
