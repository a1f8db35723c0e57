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

/** Ids of one millisecond go up by one, so that documents added at once keep their order. */
export function createNewId(clock: Clock, random: Random): NewId {
  let moment = -1;
  let chance = 0n;
  return (kind) => {
    const now = clock.now().getTime();
    if (now > moment) {
      moment = now;
      // The highest bit is left free for what is counted on.
      chance = BigInt(`0x${Buffer.from(random(10)).toString('hex')}`) >> 1n;
    } else chance += 1n;
    return `${kind}_${encode(BigInt(moment), timeDigits)}${encode(chance, randomDigits)}`;
  };
}
