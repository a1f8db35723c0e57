// Derives the address of the server from the host on which it listens, if PUBLIC_URL is not set.

/** Hosts that mean "every address of this machine": a server can listen on them, but clients cannot connect to them. */
const wildcards = ['0.0.0.0', '::'];

/** The address without a slash at the end. A wildcard becomes `localhost`, which works at least on the same machine. */
export function addressOfHost(host: string, port: number): string {
  const name = wildcards.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
