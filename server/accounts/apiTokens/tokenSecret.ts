// The secret of an API token: `jro_`, 256 random bits in base62, and a checksum. Scanners of published code recognize it by its prefix, and the
// server refuses a misspelled one without asking the database.
import { crc32 } from 'node:zlib';
import type { Random } from '../../edges.ts';

const prefix = 'jro_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomBytes = 32;
/** Enough base62 digits for 256 bits. */
const randomDigits = 43;
/** Enough base62 digits for the 32 bits of CRC-32. */
const checksumDigits = 6;
const form = new RegExp(`^${prefix}[0-9A-Za-z]{${randomDigits + checksumDigits}}$`);

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = (digits[Number(rest % 62n)] ?? '') + text;
  return text;
}

const checksum = (text: string): string => toBase62(BigInt(crc32(text)), checksumDigits);

export function newTokenSecret(random: Random): string {
  const value = BigInt(`0x${Buffer.from(random(randomBytes)).toString('hex')}`);
  const text = prefix + toBase62(value, randomDigits);
  return text + checksum(text);
}

/** Whether the text can be a secret: it has the form of one, and its checksum is right. */
export function isTokenSecret(text: string): boolean {
  return form.test(text) && text.endsWith(checksum(text.slice(0, -checksumDigits)));
}
