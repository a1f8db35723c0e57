// Tests that the id and the secret of an invitation follow from the key of its request, and from nothing that another request shares.
import { expect, test } from 'vitest';
import { invitationIdOf, invitationSecretOf, newNonce } from './invitationKeys.ts';

const [one, other] = [
  newNonce((size) => new Uint8Array(size).fill(1)),
  newNonce((size) => new Uint8Array(size).fill(2)),
];

test('a retry has the same id and secret', () => {
  expect(invitationIdOf('user_1', 'lib_1', 'a')).toBe(invitationIdOf('user_1', 'lib_1', 'a'));
  expect(invitationSecretOf(one, 'a')).toBe(invitationSecretOf(one, 'a'));
  expect(invitationSecretOf(one, 'a')).toMatch(/^[\w-]{43}$/);
});

test('requests of other people, about other libraries and with other keys have other ids', () => {
  const ids = [
    invitationIdOf('user_1', 'lib_1', 'a'),
    invitationIdOf('user_2', 'lib_1', 'a'),
    invitationIdOf('user_1', 'lib_2', 'a'),
    invitationIdOf('user_1', 'lib_1', 'b'),
    invitationIdOf('user_1', 'lib_1a', ''),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('the secret needs both the stored bytes and the key', () => {
  const secrets = [invitationSecretOf(one, 'a'), invitationSecretOf(one, 'b'), invitationSecretOf(other, 'a')];
  expect(new Set(secrets).size).toBe(3);
});
