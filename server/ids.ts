// Creates ids from the kind, the time, and enough random digits to be unique. Sorted as text, they are in the order of their creation.
import type { Clock, NewId, Random } from './edges.ts';

/** Crockford's base 32 in lower case: no letter looks like a digit, and the digits are in the order of the characters. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz';
const timeDigits = 10;
const randomDigits = 16;

function encode(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest >>= 5n) text = (digits[Number(rest & 31n)] ?? '') + text;
  return text;
}

/** Ids of the same millisecond are consecutive numbers, so that documents that are added together keep their order. */
export function createNewId(clock: Clock, random: Random): NewId {
  let moment = -1;
  let chance = 0n;
  return (kind) => {
    const now = clock.now().getTime();
    if (now > moment) {
      moment = now;
      // The highest bit stays zero, so that increments cannot overflow.
      chance = BigInt(`0x${Buffer.from(random(10)).toString('hex')}`) >> 1n;
    } else chance += 1n;
    return `${kind}_${encode(BigInt(moment), timeDigits)}${encode(chance, randomDigits)}`;
  };
}
