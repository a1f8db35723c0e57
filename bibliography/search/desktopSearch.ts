// Writes a search in the desktop app's language, for files that it reads: our own forms are translated to `author = berg`, `NOT word`, and a regular expression
// on the year for a range.
import { hasOwnForms, quoteOwnForms } from './ownForms.ts';
import { parseSearch, type SearchFlags } from './parseSearch.ts';
import type { SearchExpression, SearchRange, SearchTerm } from './searchExpression.ts';
import { isReservedWord } from './searchTokens.ts';

/** The maximum number of digits of a year, including leading zeros. */
const maximumDigits = 6;

const anyDigits = (count: number): string => (count === 0 ? '' : count === 1 ? '[0-9]' : `[0-9]{${count}}`);

/** Regular expressions for all numbers between two with the same number of digits. */
function between(from: string, to: string): string[] {
  const count = from.length;
  if (count === 0 || (/^0+$/.test(from) && /^9+$/.test(to))) return [anyDigits(count)];
  const low = from.charAt(0);
  const high = to.charAt(0);
  const zeros = '0'.repeat(count - 1);
  const nines = '9'.repeat(count - 1);
  if (low === high) return between(from.slice(1), to.slice(1)).map((each) => low + each);
  const least = Number(low) + (from.slice(1) === zeros ? 0 : 1);
  const most = Number(high) - (to.slice(1) === nines ? 0 : 1);
  const digit = least === most ? String(least) : `[${least}-${most}]`;
  return [
    ...(least > Number(low) ? between(from.slice(1), nines).map((each) => low + each) : []),
    ...(least <= most ? [digit + anyDigits(count - 1)] : []),
    ...(most < Number(high) ? between(zeros, to.slice(1)).map((each) => high + each) : []),
  ];
}

/** Regular expressions for the numbers from `least` to `most` (not negative), with optional leading zeros. */
function alternativesOf(least: number, most: number): string[] {
  const alternatives: string[] = [];
  for (let digits = 1; digits <= maximumDigits; digits += 1) {
    const first = Math.max(least, digits === 1 ? 0 : 10 ** (digits - 1));
    const last = Math.min(most, 10 ** digits - 1);
    if (first > last) continue;
    const numbers = between(String(first), String(last)).join('|');
    const zeros = digits < maximumDigits ? `0{0,${maximumDigits - digits}}` : '';
    alternatives.push(`${zeros}(${numbers})`);
  }
  return alternatives;
}

/** A regular expression for years in a range; years before the era have a minus. */
export function rangePattern({ from, to }: Pick<SearchRange, 'from' | 'to'>): string {
  const longest = 10 ** maximumDigits - 1;
  const after = to === null || to >= 0 ? alternativesOf(Math.max(from ?? 0, 0), to ?? longest) : [];
  const least = from === null ? longest : -from;
  const isAnyBefore = from === null && (to === null || to >= 0);
  const before = isAnyBefore ? ['[0-9]+'] : least > 0 ? alternativesOf(Math.max(1, -(to ?? 0)), least) : [];
  return `^(${[...after, ...before.map((alternative) => `-${alternative}`)].join('|')})$`;
}

function quote(value: string): string {
  if (/^[\p{L}\p{N}]+$/u.test(value) && !isReservedWord(value)) return value;
  // A trailing backslash would escape the closing quote. A value that ends like this wasn't quoted, and has no spaces.
  if (value.endsWith('\\')) return `${value.replace(/[=!~()]/g, '\\$&')} `;
  return `"${value.replaceAll('"', '\\"')}"`;
}

const signs = { contains: '=', is: '==', matches: '=~' } as const;

function writeTerm({ field, operator, negated, caseSensitive, value }: SearchTerm, flags: SearchFlags): string {
  const isPlain = !negated && operator === (flags.isRegEx ? 'matches' : 'contains');
  // Without quotes, and unless it is compared, it could be read as one of our own forms.
  const isQuoted = !value.endsWith('\\');
  if (field === 'any' && isPlain && isQuoted && caseSensitive === flags.caseSensitive) return quote(value);
  return `${field} ${negated ? '!' : ''}${signs[operator]}${caseSensitive ? '!' : ''} ${quote(value)}`;
}

function write(expression: SearchExpression, flags: SearchFlags): string {
  const inner = (operand: SearchExpression): string =>
    operand.type === 'and' || operand.type === 'or' ? `(${write(operand, flags)})` : write(operand, flags);
  switch (expression.type) {
    case 'everything':
      return '';
    case 'term':
      return writeTerm(expression, flags);
    case 'range':
      return `${expression.field} =~ ${quote(rangePattern(expression))}`;
    case 'not':
      return `NOT ${inner(expression.operand)}`;
    case 'and':
    case 'or':
      return expression.operands.map(inner).join(expression.type === 'and' ? ' AND ' : ' OR ');
  }
}

/** Translates a search to the desktop app's language; a search that it reads the same way, or with an error, stays unchanged. */
export function toDesktopSearch(text: string, flags: SearchFlags): string {
  if (!hasOwnForms(text)) return text;
  const { expression } = parseSearch(text, flags);
  return expression ? write(expression, flags) : text;
}

/** Translates a search from the desktop app's language. */
export const fromDesktopSearch = quoteOwnForms;
