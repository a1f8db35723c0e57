import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, parseTrustedProxies } from './clientAddress.ts';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  return { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage;
}

test('forwarded addresses are ignored without TRUST_PROXY', () => {
  expect(clientAddress(from('203.0.113.9', '198.51.100.1'), null)).toBe('203.0.113.9');
});

test('the address from a trusted proxy is used, but not the one that its client claims', () => {
  const trusted = parseTrustedProxies('loopback, 10.0.0.0/8');
  expect(clientAddress(from('127.0.0.1', '198.51.100.1'), trusted)).toBe('198.51.100.1');
  expect(clientAddress(from('::ffff:127.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.7'), trusted)).toBe('198.51.100.1');
  expect(clientAddress(from('203.0.113.9', '198.51.100.1'), trusted)).toBe('203.0.113.9');
  expect(clientAddress(from('127.0.0.1', 'nonsense'), trusted)).toBe('127.0.0.1');
});

test('the addresses of one IPv6 network are one client', () => {
  expect(clientAddress(from('2001:db8:1:2:3::4'), null)).toBe(clientAddress(from('2001:db8:1:2::ffff'), null));
  expect(clientAddress(from('2001:db8:1:2::1'), null)).not.toBe(clientAddress(from('2001:db8:1:3::1'), null));
});

test.each(['proxy.example', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/33', '::1/x'])(
  '%s is rejected as an address',
  (text) => {
    expect(() => parseTrustedProxies(text)).toThrow();
  },
);
