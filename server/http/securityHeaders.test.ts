import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { socialImage } from '#site/head.ts';
import { setSecurityHeaders } from './securityHeaders.ts';

test.each([
  [socialImage.path, 'cross-origin'],
  ['/icons/icon-192.png', 'cross-origin'],
  ['/', 'same-origin'],
  ['/api', 'same-origin'],
  ['/iconsomething', 'same-origin'],
])('%s may be shown: %s', (path, policy) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setSecurityHeaders(response, path, { https: true, development: false, hidden: false });
  expect(response.getHeader('cross-origin-resource-policy')).toBe(policy);
});
