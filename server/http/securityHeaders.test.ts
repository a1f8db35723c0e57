import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { socialImage } from '#site/head.ts';
import { allowOwnFrames, setSecurityHeaders } from './securityHeaders.ts';

const headersOf = (path: string) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setSecurityHeaders(response, path, { https: true, development: false, hidden: false });
  return response;
};

test.each([
  [socialImage.path, 'cross-origin'],
  ['/icons/icon-192.png', 'cross-origin'],
  ['/', 'same-origin'],
  ['/api', 'same-origin'],
  ['/iconsomething', 'same-origin'],
])('%s may be embedded: %s', (path, policy) => {
  expect(headersOf(path).getHeader('cross-origin-resource-policy')).toBe(policy);
});

test('no page can be framed, except that pages of this site can frame the statecharts', () => {
  for (const path of ['/', '/dashboard', '/api', '/iframe.html']) {
    expect(headersOf(path).getHeader('x-frame-options')).toBe('DENY');
    expect(headersOf(path).getHeader('content-security-policy')).toMatch(/frame-ancestors 'none';/);
    expect(headersOf(path).getHeader('content-security-policy')).not.toContain('frame-src');
  }
  for (const path of ['/_statecharts', '/_statecharts/dialog']) {
    expect(headersOf(path).getHeader('x-frame-options')).toBe('SAMEORIGIN');
    expect(headersOf(path).getHeader('content-security-policy')).toMatch(/frame-ancestors 'self';/);
    expect(headersOf(path).getHeader('x-robots-tag')).toBe('noindex');
  }
});

test('the page that shows statecharts may frame pages of this site, but cannot be framed itself', () => {
  const response = headersOf('/dashboard');
  allowOwnFrames(response, '/dashboard');
  expect(response.getHeader('content-security-policy')).toMatch(/frame-src 'self'; frame-ancestors 'none';/);
});
