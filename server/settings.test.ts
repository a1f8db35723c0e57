import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('everything has a default', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDir: './data',
    rateLimits: true,
    databaseUrl: null,
    cslStylesDir: null,
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['APP_ENV', 'test'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_URL', 'library.example'],
  ['PUBLIC_URL', 'https://library.example/path'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'The library'],
  ['MAIL_FROM', 'a@example.org, b@example.org'],
  ['MAIL_FROM', 'Library <a@example.org'],
  ['LOOKUP_DOI_URL', 'doi.org'],
  ['LOOKUP_CROSSREF_URL', 'file:///etc/passwd'],
  ['LOOKUP_ARXIV_URL', 'https://somebody@arxiv.example'],
  ['LOOKUP_ISBN_URL', 'https://sru.example/?query='],
  ['LOOKUP_CONTACT', 'the operator'],
  ['LOOKUP_CONTACT', 'Operator <operator@example.org>'],
  ['LOOKUP_CONTACT', 'operator@example.org\r\nX-Header: 1'],
  ['RATE_LIMITS', 'no'],
  ['TRUST_PROXY', 'proxy.example'],
  ['SHUTDOWN_GRACE', '5s'],
  ['SHUTDOWN_GRACE', '601'],
  ['RELEASES_API_URL', 'file:///etc/passwd'],
  ['RELEASES_URL', 'http://releases.example'],
  ['RELEASES_URL', 'javascript:alert(1)'],
  ['RELEASES_URL', 'https://releases.example/app?to='],
  ['RELEASES_URL', 'https://somebody@releases.example/app'],
])('%s=%s is rejected with the name of the variable', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
});

test.each([
  [{}, 'JabRef <no-reply@localhost>'],
  [{ PUBLIC_URL: 'https://library.example' }, 'JabRef <no-reply@library.example>'],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'JabRef <no-reply@localhost>'],
  [{ MAIL_FROM: 'library@localhost' }, 'library@localhost'],
  [{ MAIL_FROM: '"Library, the" <library@example.org>' }, '"Library, the" <library@example.org>'],
])('with %j, mails are sent from %s', (environment, from) => {
  expect(readSettings(environment).mailFrom).toBe(from);
});

test.each([
  [{}, 5_000],
  [{ APP_ENV: 'development' }, 0],
  [{ APP_ENV: 'development', SHUTDOWN_GRACE: '2' }, 2_000],
  [{ SHUTDOWN_GRACE: '0' }, 0],
])('with %j, the server listens for %i ms after it was told to stop', (environment, grace) => {
  expect(readSettings(environment).shutdownGrace).toBe(grace);
});

test('references are looked up at the default services, or at other hosts that variables define', () => {
  expect(readSettings({ LOOKUP_ARXIV_URL: 'http://127.0.0.1:1/arxiv/' })).toMatchObject({
    lookupContact: null,
    lookupUrls: { doi: 'https://doi.org', arxiv: 'http://127.0.0.1:1/arxiv' },
  });
  expect(readSettings({ LOOKUP_CONTACT: 'operator@example.org' }).lookupContact).toBe('operator@example.org');
});

test('the public address and that of the releases lose their trailing slash', () => {
  expect(readSettings({ RELEASES_URL: 'https://releases.example/app//' }).releasesUrl).toBe(
    'https://releases.example/app',
  );
  expect(readSettings({ PUBLIC_URL: 'https://library.example/' }).publicUrl).toBe('https://library.example');
});
