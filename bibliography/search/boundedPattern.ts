// Regular expressions that are safe to run here, where they backtrack: the server's engine does not, and finds by any that it takes.
// Only marks hang on this, so what might take long, or is written otherwise in JavaScript, is simply not marked.
import { fold } from '../fold.ts';

/** A pattern to run on texts up to a length. */
export interface BoundedPattern {
  readonly expression: RegExp;
  readonly maximumLength: number;
}

/** Steps that the worst text may cost: some ten milliseconds. */
const budget = 5_000_000;
const longestText = 20_000;

interface Cost {
  /** How many ways there are beside the length of the text. */
  readonly ways: number;
  /** How often without end something is repeated. */
  readonly endless: number;
}

/** What running a pattern costs at most; null for a repetition within a repetition, whose cost has no bound worth having. */
function costOf(pattern: string): Cost | null {
  // What is escaped or in brackets repeats nothing itself.
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

/** Makes it ready; null where it is not to be run. Case and accents matter only if it is said. */
export function boundedPattern(pattern: string, caseSensitive: boolean): BoundedPattern | null {
  const cost = costOf(pattern);
  if (!cost) return null;
  const maximumLength = Math.min(longestText, Math.floor((budget / cost.ways) ** (1 / (cost.endless + 1))));
  // Folded letter by letter: what is ASCII may be a sign (\S is not \s), and needs no more than the flag.
  const source = caseSensitive ? pattern : pattern.replace(/[^\0-\x7f]/gu, (letter) => fold(letter));
  try {
    return { expression: new RegExp(source, caseSensitive ? 'gu' : 'giu'), maximumLength };
  } catch {
    return null;
  }
}
