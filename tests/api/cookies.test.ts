// Tests the session and device cookies on http and https.
import { expect, it } from 'vitest';
import { makeClient } from '#tests/support/client.ts';
import { startServer } from '#tests/support/serverProcess.ts';
import { meQuery, signupMutation } from './contract/operations.ts';
import { newAddress } from './contract/target.ts';

/** The `Set-Cookie` headers of a sign-up and a log-out, as name, value and attributes. */
async function cookiesOf(env: Readonly<Record<string, string>>) {
  const server = await startServer({ env });
  try {
    const client = makeClient(server.url);
    const answer = await client.send(signupMutation, {
      input: { email: newAddress(), password: 'a rather long sentence' },
    });
    const loggedIn = answer.headers.getSetCookie();
    const me = await client.send(meQuery);
    const loggedOut = (await client.send('mutation { logout { result } }')).headers.getSetCookie();
    return {
      loggedIn: loggedIn.map(parse),
      loggedOut: loggedOut.map(parse),
      me: me.data,
      hsts: answer.headers.get('strict-transport-security'),
    };
  } finally {
    await server.remove();
  }
}

function parse(line: string) {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const split = pair.indexOf('=');
  return {
    name: pair.slice(0, split),
    value: pair.slice(split + 1),
    attributes: attributes.map((attribute) => attribute.toLowerCase()),
  };
}

it('on http is HttpOnly, SameSite=Lax and for the whole site', async () => {
  const { loggedIn, loggedOut, me } = await cookiesOf({});
  expect(loggedIn.map(({ name }) => name)).toEqual(['session', 'device']);
  const [cookie, device] = loggedIn;
  expect(device?.attributes.filter((attribute) => !attribute.startsWith('max-age'))).toEqual([
    'path=/',
    'httponly',
    'samesite=lax',
  ]);
  expect(cookie?.attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']));
  expect(cookie?.attributes).not.toContain('secure');
  expect(cookie?.name).not.toMatch(/^__/);
  // At least 128 bits in any alphabet.
  expect(cookie?.value.length).toBeGreaterThanOrEqual(22);
  expect(me).toMatchObject({ me: { email: expect.any(String) as unknown } });
  expect(loggedOut.map(({ name }) => name)).toEqual([cookie?.name]);
});

it('on https is Secure and __Host- as well, which forbids a Domain', async () => {
  const { loggedIn, hsts } = await cookiesOf({ PUBLIC_URL: 'https://library.example' });
  expect(loggedIn.map(({ name }) => name)).toEqual(['__Host-session', '__Host-device']);
  for (const { attributes } of loggedIn) {
    expect(attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/', 'secure']));
    expect(attributes.some((attribute) => attribute.startsWith('domain'))).toBe(false);
  }
  expect(hsts).toMatch(/max-age=\d{8,}/);
});
