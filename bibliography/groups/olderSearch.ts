// Translates group searches of desktop app versions before 6, from files without a version of their search syntax (`groups-search-syntax-version`). In these,
// the flags for case and regular expressions apply to every comparison (`title = [Tt]ide`); today they apply only to values without an operator. The rules are
// those of the desktop app's own migration.
import { isFieldName } from '../fields/fieldNames.ts';
import { fromDesktopSearch } from '../search/desktopSearch.ts';
import { parseSearch, type SearchFlags } from '../search/parseSearch.ts';
import { SearchError, signOf, type Token, tokensOf } from '../search/searchTokens.ts';

/** The operators of the older syntax: `=` or `contains`, `==` or `matches`, and `!=`. */
const olderSigns: ReadonlySet<string> = new Set(['=', '==', '!=']);

function todaysSign(sign: string, { caseSensitive, isRegEx }: SearchFlags): string {
  const negation = sign === '!=' ? '!' : '';
  const comparison = isRegEx ? '=~' : sign === '==' ? '==' : '=';
  return `${negation}${comparison}${caseSensitive ? '!' : ''}`;
}

/** The tokens; null if the text can't be tokenized. */
function tokensIn(text: string): readonly Token[] | null {
  try {
    return [...tokensOf(text, 'desktop')];
  } catch (error) {
    if (error instanceof SearchError) return null;
    throw error;
  }
}

const isValue = (token: Token | undefined): boolean => token?.kind === 'word' || token?.kind === 'quoted';

/** The operators between a field and a value, in order. */
function operatorsIn(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => {
    const before = tokens[at - 1];
    const isCompared = before?.kind === 'word' && isFieldName(before.text) && isValue(tokens[at + 1]);
    return isCompared && signOf(token) !== null;
  });
}

/** Replaces the operators by the current ones; operators that the older syntax didn't have stay. */
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
 * Translates an older search into the current syntax. If it didn't match the older grammar, it was one regular expression, or words that all had to match; what
 * still can't be parsed stays unchanged.
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

/** Whether a search is valid in the older syntax and means the same there. */
export function isOlderSearch(text: string, flags: SearchFlags): boolean {
  const tokens = tokensIn(text);
  if (tokens === null) return false;
  return (
    operatorsIn(tokens).every((token) => olderSigns.has(signOf(token) ?? '')) && fromOlderSearch(text, flags) === text
  );
}
