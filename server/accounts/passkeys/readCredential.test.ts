// What of a stranger's text is taken for a credential.
import { expect, test } from 'vitest';
import { SoftwareAuthenticator } from '#tests/support/softwareAuthenticator.ts';
import { readLoginCredential, readNewCredential } from './readCredential.ts';

const device = new SoftwareAuthenticator({ origin: 'https://library.example' });
const made = device.create(
  JSON.stringify({
    challenge: 'AQID',
    rp: { id: 'library.example' },
    user: { id: 'dXNlcg' },
    pubKeyCredParams: [{ alg: -7 }],
  }),
);
const signed = device.sign(JSON.stringify({ challenge: 'BAUG', rpId: 'library.example' }));

test('what browsers send is read, and nothing beside it is passed on', () => {
  const credential = readNewCredential(made);
  expect(credential?.challenge).toBe('AQID');
  expect(Object.keys(credential?.response.response ?? {})).toEqual(['clientDataJSON', 'attestationObject']);
  expect(readLoginCredential(signed)).toMatchObject({ challenge: 'BAUG', userHandle: 'dXNlcg' });
});

test('one is not taken for the other', () => {
  expect(readLoginCredential(made)).toBeNull();
  expect(readNewCredential(signed)).toBeNull();
});

test.each([
  ['type', 'password'],
  ['id', 12],
  ['id', ''],
  ['id', 'A'.repeat(1368)],
  ['rawId', null],
  ['response', []],
  ['response', 'text'],
  ['response', { attestationObject: 'AA' }],
])('with %s as %j it is none', (name, value) => {
  const credential = JSON.parse(made) as object;
  expect(readNewCredential(JSON.stringify({ ...credential, [name]: value }))).toBeNull();
});
