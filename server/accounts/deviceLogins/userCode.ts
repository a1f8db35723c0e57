// The code that a program prints and a person confirms: eight consonants, which spell no words and look like no digits (RFC 8628, section 6.1).
import type { Random } from '../../edges.ts';

const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const length = 8;

/** The code as it is printed, such as `WDJB-MJHT`. */
export function newUserCode(random: Random): string {
  let code = '';
  while (code.length < length) {
    // Bytes beyond the last whole multiple would make some letters more likely.
    for (const byte of random(length)) {
      if (code.length < length && byte < 240) code += letters[byte % letters.length] ?? '';
    }
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The code as it is hashed, however it was typed. */
export const plainUserCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, '');
