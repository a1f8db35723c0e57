// Ids: the kind, the moment, and enough chance that no two are alike. Sorted as text they are in the order they were made.
import type { Clock, NewId, Random } from './edges.ts';

/** Crockford's base 32, lower case: no letter looks like a digit, and its order is that of the characters. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz';
const timeDigits = 10;
const randomDigits = 16;

function encode(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest >>= 5n) text = (digits[Number(rest & 31n)] ?? '') + text;
  return text;
}

export function createNewId(clock: Clock, random: Random): NewId {
  return (kind) => {
    const chance = BigInt(`0x${Buffer.from(random(10)).toString('hex')}`);
    return `${kind}_${encode(BigInt(clock.now().getTime()), timeDigits)}${encode(chance, randomDigits)}`;
  };
}
