// Searches of groups as the desktop app wrote them before version 6, in files that do not say the version of their search syntax
// (`groups-search-syntax-version`). In these the flags for case and regular expressions were meant for every comparison
// (`title = [Tt]ide`), today only for values without an operator. The rules are those of the desktop app's own migration.
import { isFieldName } from '../fields/fieldNames.ts';
import { fromDesktopSearch } from '../search/desktopSearch.ts';
import { parseSearch, type SearchFlags } from '../search/parseSearch.ts';
import { SearchError, signOf, type Token, tokensOf } from '../search/searchTokens.ts';

/** The operators that it knew: `=` or `contains`, `==` or `matches`, and `!=`. */
const olderSigns: ReadonlySet<string> = new Set(['=', '==', '!=']);

function todaysSign(sign: string, { caseSensitive, isRegEx }: SearchFlags): string {
  const negation = sign === '!=' ? '!' : '';
  const comparison = isRegEx ? '=~' : sign === '==' ? '==' : '=';
  return `${negation}${comparison}${caseSensitive ? '!' : ''}`;
}

/** The tokens; null where the text cannot be taken apart. */
function tokensIn(text: string): readonly Token[] | null {
  try {
    return [...tokensOf(text, 'desktop')];
  } catch (error) {
    if (error instanceof SearchError) return null;
    throw error;
  }
}

const isValue = (token: Token | undefined): boolean => token?.kind === 'word' || token?.kind === 'quoted';

/** The operators between a field and a value, in their order. */
function operatorsIn(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => {
    const before = tokens[at - 1];
    const isCompared = before?.kind === 'word' && isFieldName(before.text) && isValue(tokens[at + 1]);
    return isCompared && signOf(token) !== null;
  });
}

/** With the operators of today; those that it did not know already say what they mean. */
function withTodaysSigns(text: string, tokens: readonly Token[], flags: SearchFlags): string {
  let written = '';
  let end = 0;
  for (const token of operatorsIn(tokens)) {
    const sign = signOf(token) ?? '';
    const isOlder = olderSigns.has(sign);
    written += text.slice(end, token.start) + (isOlder ? todaysSign(sign, flags) : token.text);
    end = token.end;
  }
  return written + text.slice(end);
}

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

const isRead = (text: string, flags: SearchFlags): boolean => parseSearch(text, flags).expression !== null;

/**
 * An older search in the syntax of today. What its grammar could not read was one regular expression, or words that all had to be found;
 * what still cannot be read stays as it is.
 */
export function fromOlderSearch(text: string, flags: SearchFlags): string {
  const tokens = tokensIn(text);
  const isPlain = !flags.caseSensitive && !flags.isRegEx;
  const compared = fromDesktopSearch(tokens === null || isPlain ? text : withTodaysSigns(text, tokens, flags));
  if (isRead(compared, flags)) return compared;
  const words = flags.isRegEx ? [text] : text.split(/\s+/).filter((word) => word !== '');
  const quoted = words.map(quote).join(' ');
  return isRead(quoted, flags) ? quoted : compared;
}

/** Whether a search means the same in the older syntax, and the older desktop app could read it. */
export function isOlderSearch(text: string, flags: SearchFlags): boolean {
  const tokens = tokensIn(text);
  if (tokens === null) return false;
  return (
    operatorsIn(tokens).every((token) => olderSigns.has(signOf(token) ?? '')) && fromOlderSearch(text, flags) === text
  );
}
