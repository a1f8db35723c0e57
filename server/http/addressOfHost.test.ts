// Tests the address of the server that follows from the host on which it listens.
import { expect, test } from 'vitest';
import { addressOfHost } from './addressOfHost.ts';

test.each([
  ['localhost', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
])('a server on %s is at %s', (host, address) => {
  expect(addressOfHost(host, 3000)).toBe(address);
});
