// The address of a server by the host that it listens on, for when nobody has said how the site is reached.

/** "Every address of this machine": a place to listen, but none to go to. */
const wildcards = ['0.0.0.0', '::'];

/** Without a slash at the end. For a wildcard it is `localhost`, which leads there at least from the same machine. */
export function addressOfHost(host: string, port: number): string {
  const name = wildcards.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
