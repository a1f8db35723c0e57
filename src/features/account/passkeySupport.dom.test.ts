// Tests where passkeys work: in browsers that support them, and at the site's own domain.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicUrlMeta } from '#site/pageMarkers.ts';
import { passkeySupport } from './passkeySupport.ts';

/** Opens a page at `url`; `publicUrl` is the site's address according to the server. */
function visit(url: string, publicUrl = url) {
  vi.stubGlobal('location', new URL(url));
  document.head.innerHTML = `<meta name="${publicUrlMeta}" content="${publicUrl}" />`;
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: () => ({}) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

it.each(['https://library.example', 'https://library.example:8443', 'http://localhost:3000'])(
  'they work at %s',
  (url) => {
    visit(url);
    expect(passkeySupport()).toBe('available');
  },
);

it('they work on a page to which the server gave no address', () => {
  visit('http://localhost:6006');
  document.head.innerHTML = '';
  expect(passkeySupport()).toBe('available');
});

it.each([
  ['http://127.0.0.1:3000', undefined],
  ['http://[::1]:3000', undefined],
  ['http://localhost:3000', 'http://127.0.0.1:3000'],
  ['https://192.0.2.1', 'https://library.example'],
  ['https://www.library.example', 'https://library.example'],
  ['https://library.example:8443', 'https://library.example'],
])('they do not work at %s where the site is at %s', (url, publicUrl) => {
  visit(url, publicUrl);
  expect(passkeySupport()).toBe('otherAddress');
});

it('they do not work without HTTPS, where browsers hide their support', () => {
  visit('http://library.example');
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(passkeySupport()).toBe('otherAddress');
});

it('they do not work in a browser without full support', () => {
  visit('https://library.example');
  vi.stubGlobal('PublicKeyCredential', {});
  expect(passkeySupport()).toBe('notInBrowser');
  vi.unstubAllGlobals();
  vi.stubGlobal('isSecureContext', true);
  visit('https://library.example');
  expect(passkeySupport()).toBe('notInBrowser');
});
