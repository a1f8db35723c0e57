// Finds the client's address for limits: the address of the socket, or the one that a trusted proxy reports.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const loopback = ['127.0.0.0/8', '::1/128'];

/** Parses `TRUST_PROXY`: addresses, ranges such as 10.0.0.0/8, and `loopback`, separated by commas. Throws on anything else. */
export function parseTrustedProxies(text: string): BlockList {
  const list = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.flatMap((name) => (name === 'loopback' ? loopback : name === '' ? [] : [name]))) {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null;
    // Number('') is 0, so an incomplete range would include all addresses.
    if (family === null || bits === '' || rest.length > 0) throw new Error(`${entry} is not an address`);
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
  }
  return list;
}

function plain(address: string): string {
  return address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
}

/** The address or, for IPv6, its /64 network, because a client can choose any address within that. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...middle, ...right].slice(0, 4).join(':') + '::/64';
}

/** The first address that does not belong to a trusted proxy, in the chain from the socket through X-Forwarded-For. */
export function clientAddress(request: IncomingMessage, trusted: BlockList | null): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plain(part.trim()));
  const isTrusted = (address: string) =>
    trusted !== null &&
    (isIPv4(address) ? trusted.check(address, 'ipv4') : isIPv6(address) && trusted.check(address, 'ipv6'));
  let client = plain(request.socket.remoteAddress ?? 'unknown');
  while (isTrusted(client)) {
    const next = forwarded.pop();
    if (next === undefined || !(isIPv4(next) || isIPv6(next))) break;
    client = next;
  }
  return network(client);
}
