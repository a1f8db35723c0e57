// How long servers keep idle connections open.

/**
 * How long an idle connection stays open, in milliseconds. Load balancers close theirs after a minute; if the server closed first, it could
 * reset a request that is on its way.
 */
export const keepAliveTimeout = 65_000;
