// Limits the cost of regular expressions in the browser, whose engine backtracks; the server's doesn't, and accepts them all. Only highlighting depends on
// this: a pattern that might be slow, or that JavaScript writes differently, just isn't highlighted.
import { fold } from '../fold.ts';

/** A pattern that is safe for texts up to a maximum length. */
export interface BoundedPattern {
  readonly expression: RegExp;
  readonly maximumLength: number;
}

/** The maximum number of steps for the worst text, which take about ten milliseconds. */
const budget = 5_000_000;
const longestText = 20_000;

interface Cost {
  /** The number of alternatives, regardless of the text's length. */
  readonly ways: number;
  /** The number of unbounded repetitions. */
  readonly endless: number;
}

/** The maximum cost of a pattern; null for nested repetitions, whose cost has no useful bound. */
function costOf(pattern: string): Cost | null {
  // Escaped characters and brackets contain no repetitions.
  const bare = pattern.replace(/\\./gsu, 'x').replace(/\[[^\]]*\]/g, 'x');
  if (/[|*+?}][^()]*\)[*+?{]|\([^()]*\([^]*\)\)*[*+?{]/.test(bare.replaceAll('(?', '('))) return null;
  let ways = 1;
  let endless = 0;
  for (const [sign, least, comma, most] of bare.replaceAll('(?', '(').matchAll(/[*+?|]|\{(\d+)(,?)(\d*)\}/g)) {
    if (sign === '*' || sign === '+' || (comma === ',' && most === '')) endless += 1;
    else if (sign.startsWith('{')) ways *= 1 + Number(most === '' ? least : most) - Number(least);
    else ways *= 2;
  }
  return { ways, endless };
}

/** Compiles a pattern; null if it is too expensive. Case and accents are ignored unless `caseSensitive` is set. */
export function boundedPattern(pattern: string, caseSensitive: boolean): BoundedPattern | null {
  const cost = costOf(pattern);
  if (!cost) return null;
  const maximumLength = Math.min(longestText, Math.floor((budget / cost.ways) ** (1 / (cost.endless + 1))));
  // Only letters outside ASCII are folded: ASCII letters may be part of an escape (\S isn't \s), and the flag `i` is enough for them.
  const source = caseSensitive ? pattern : pattern.replace(/[^\0-\x7f]/gu, (letter) => fold(letter));
  try {
    return { expression: new RegExp(source, caseSensitive ? 'gu' : 'giu'), maximumLength };
  } catch {
    return null;
  }
}
