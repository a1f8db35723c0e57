import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('everything has a default', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDir: './data',
    rateLimits: true,
    databaseUrl: null,
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
  ['RATE_LIMITS', 'no'],
  ['TRUST_PROXY', 'proxy.example'],
  ['RELEASES_API_URL', 'file:///etc/passwd'],
  ['RELEASES_URL', 'http://releases.example'],
  ['RELEASES_URL', 'javascript:alert(1)'],
  ['RELEASES_URL', 'https://releases.example/app?to='],
  ['RELEASES_URL', 'https://somebody@releases.example/app'],
])('%s=%s is refused, and the refusal names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} has to be`));
});

test('the public address and that of the releases lose their slash', () => {
  expect(readSettings({ RELEASES_URL: 'https://releases.example/app//' }).releasesUrl).toBe(
    'https://releases.example/app',
  );
  expect(readSettings({ PUBLIC_URL: 'https://library.example/' }).publicUrl).toBe('https://library.example');
});
