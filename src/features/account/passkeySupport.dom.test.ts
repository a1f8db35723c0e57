// Where passkeys work: in browsers that have them, at the site's own domain.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicUrlMeta } from '#site/pageMarkers.ts';
import { passkeySupport } from './passkeySupport.ts';

/** The page is at `url`; `publicUrl` is what the server says that the site's address is. */
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

it('they work on a page that no server has told its address', () => {
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

it('they do not work without https, where the browser hides that it has them', () => {
  visit('http://library.example');
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(passkeySupport()).toBe('otherAddress');
});

it('they do not work in a browser that lacks them, or a part of them', () => {
  visit('https://library.example');
  vi.stubGlobal('PublicKeyCredential', {});
  expect(passkeySupport()).toBe('notInBrowser');
  vi.unstubAllGlobals();
  vi.stubGlobal('isSecureContext', true);
  visit('https://library.example');
  expect(passkeySupport()).toBe('notInBrowser');
});
