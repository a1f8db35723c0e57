// Tests how recovery codes are generated and parsed.
import { expect, test } from 'vitest';
import { makeRecoveryCodes, plainCode } from './recoveryCodes.ts';

test.each([
  ['7k3m9-x2q4p', '7k3m9x2q4p'],
  [' 7K3M9 X2Q4P ', '7k3m9x2q4p'],
  ['oil00-11111', '0110011111'],
])('“%s” is read as %s', (typed, code) => {
  expect(plainCode(typed)).toBe(code);
});

test.each(['', '7k3m9-x2q4', '7k3m9-x2q4pp', '7k3m9-x2q4u', '7k3m9-x2q4\0', '😀😀😀😀😀'])(
  '“%s” is no code',
  (typed) => {
    expect(plainCode(typed)).toBeNull();
  },
);

test('ten codes are generated, whose hashes reveal nothing about them', async () => {
  let next = 0;
  const { shown, hashes, salt } = await makeRecoveryCodes((bytes) =>
    Uint8Array.from({ length: bytes }, () => (next += 37)),
  );
  expect(new Set(shown).size).toBe(10);
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(10);
  expect([salt.length, ...hashes.map(({ length }) => length)]).toEqual([16, ...Array<number>(10).fill(32)]);
});
