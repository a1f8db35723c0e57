// Tests which texts from a client are accepted as credentials.
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

test('reads what browsers send, and drops everything else', () => {
  const credential = readNewCredential(made);
  expect(credential?.challenge).toBe('AQID');
  expect(Object.keys(credential?.response.response ?? {})).toEqual(['clientDataJSON', 'attestationObject']);
  expect(readLoginCredential(signed)).toMatchObject({ challenge: 'BAUG', userHandle: 'dXNlcg' });
});

test('rejects one kind of credential as the other', () => {
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
])('rejects a credential with %s as %j', (name, value) => {
  const credential = JSON.parse(made) as object;
  expect(readNewCredential(JSON.stringify({ ...credential, [name]: value }))).toBeNull();
});
