// Tests codes of authenticator apps against the test values of RFC 6238 (appendix B, the last six digits of those for SHA-1).
import { expect, test } from 'vitest';
import { describeTotp, newTotpSecret, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code is %s', (seconds, code) => {
  expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a clock may be one step ahead or behind, but not more', () => {
  const step = Math.floor(1_234_567_890 / 30);
  const seen = [-61, -31, -30, 0, 30, 59, 61].map((off) => stepOfCode(secret, '005924', at(step * 30 + off)));
  expect(seen).toEqual([null, null, step, step, step, step, null]);
});

test.each(['', '5924', '0059240', ' 05924', '+05924', '00592४', '5.9e10'])('“%s” is no code', (code) => {
  expect(stepOfCode(secret, code, at(1_234_567_890))).toBeNull();
});

test('an app gets the key as text, as an address with names, and as an image without scripts', () => {
  const { secret: text, uri, qrCode } = describeTotp(secret, 'ada+list@example.org');
  expect(text).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const address = new URL(uri);
  expect(address.protocol).toBe('otpauth:');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: text,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(decodeURIComponent(address.pathname)).toContain('ada+list@example.org');
  expect(qrCode).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
  expect(qrCode).not.toMatch(/<script|href|on\w+=/i);
});

test('a key has 160 bits', () => {
  expect(newTotpSecret((bytes) => new Uint8Array(bytes).fill(7))).toEqual(Buffer.alloc(20, 7));
});
