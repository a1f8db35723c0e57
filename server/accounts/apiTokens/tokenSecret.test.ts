// Tests the form and the checksum of the secrets of API tokens.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isTokenSecret, newTokenSecret } from './tokenSecret.ts';

const random = (bytes: number) => new Uint8Array(randomBytes(bytes));

test('a secret has its prefix, 43 digits and a checksum, and no two are alike', () => {
  const secrets = Array.from({ length: 200 }, () => newTokenSecret(random));
  for (const secret of secrets) {
    expect(secret).toMatch(/^jro_[0-9A-Za-z]{49}$/);
    expect(isTokenSecret(secret)).toBe(true);
  }
  expect(new Set(secrets).size).toBe(secrets.length);
});

test('all bits are in the secret, and it has the same length for every number', () => {
  const filledWith = (byte: number) => newTokenSecret((bytes) => new Uint8Array(bytes).fill(byte));
  expect(filledWith(0)).toMatch(/^jro_0{43}/);
  expect(filledWith(255)).toHaveLength(filledWith(0).length);
  const ends = [0, 1].map((last) => newTokenSecret((bytes) => new Uint8Array(bytes).fill(last, bytes - 1)));
  expect(ends[0]).not.toBe(ends[1]);
});

test('a secret with any one digit changed, missing or moved is none', () => {
  const secret = newTokenSecret(random);
  for (let at = 0; at < secret.length; at += 1) {
    const other = secret[at] === 'x' ? 'y' : 'x';
    expect(isTokenSecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false);
    expect(isTokenSecret(secret.slice(0, at) + secret.slice(at + 1))).toBe(false);
  }
  for (const text of ['', 'jro_', ` ${secret}`, `${secret}\n`, `${secret}0`, secret.toUpperCase()]) {
    expect(isTokenSecret(text)).toBe(false);
  }
});

// The form is public: others can check secrets by it. Python’s zlib.crc32 gives the same.
test('the checksum is CRC-32 of everything before it, in base62', () => {
  expect(newTokenSecret((bytes) => new Uint8Array(bytes))).toBe(
    'jro_00000000000000000000000000000000000000000002K5fha',
  );
});
