// Finds the matches of a search in a text to highlight them: with the same folding as the search, at their positions in the original text.
import { fold } from '../fold.ts';
import { inOneLine } from '../whiteSpace.ts';
import { type BoundedPattern, boundedPattern } from './boundedPattern.ts';
import { type FoldedText, foldedText } from './foldedText.ts';
import type { SearchExpression, SearchRange, SearchTerm } from './searchExpression.ts';

/** A place in a text. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** A term of the search, prepared for matching. */
type Sought =
  | { readonly kind: 'text' | 'whole'; readonly field: string; readonly value: string; readonly caseSensitive: boolean }
  | {
      readonly kind: 'pattern';
      readonly field: string;
      readonly pattern: BoundedPattern;
      readonly caseSensitive: boolean;
    }
  | { readonly kind: 'years'; readonly field: 'year'; readonly range: SearchRange };

const maximumMatches = 500;

function soughtTerm({ field, operator, value, caseSensitive }: SearchTerm): Sought[] {
  if (operator === 'matches') {
    const pattern = boundedPattern(value, caseSensitive);
    return pattern ? [{ kind: 'pattern', field, pattern, caseSensitive }] : [];
  }
  const text = inOneLine(caseSensitive ? value : fold(value));
  return text === '' ? [] : [{ kind: operator === 'is' ? 'whole' : 'text', field, value: text, caseSensitive }];
}

/** The terms that an expression wants to be present; unwanted ones aren't highlighted. */
function soughtIn(expression: SearchExpression, isWanted: boolean): Sought[] {
  switch (expression.type) {
    case 'everything':
      return [];
    case 'and':
    case 'or':
      return expression.operands.flatMap((operand) => soughtIn(operand, isWanted));
    case 'not':
      return soughtIn(expression.operand, !isWanted);
    case 'range':
      return isWanted ? [{ kind: 'years', field: 'year', range: expression }] : [];
    case 'term':
      return isWanted === expression.negated ? [] : soughtTerm(expression);
  }
}

const known = new WeakMap<SearchExpression, readonly Sought[]>();

/** The prepared terms, cached because they are the same for every text of a list. */
function soughtOf(expression: SearchExpression): readonly Sought[] {
  const before = known.get(expression);
  if (before) return before;
  const sought = soughtIn(expression, true);
  known.set(expression, sought);
  return sought;
}

function isIn(field: string, { field: asked }: Sought): boolean {
  return asked === 'any' || asked === field || (asked === 'anykeyword' && field === 'keywords');
}

function* occurrences(text: string, value: string): Generator<Match> {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
    yield { start: at, end: at + value.length };
}

function* hits(text: string, { expression, maximumLength }: BoundedPattern): Generator<Match> {
  for (const { 0: hit, index } of text.slice(0, maximumLength).matchAll(expression))
    if (hit !== '') yield { start: index, end: index + hit.length };
}

/** The first year in a formatted date: "5 March 2006", "AD 79", "45 BC", "1990s"; null if there is none. */
function shownYear(text: string): (Match & { readonly year: number }) | null {
  const {
    0: place = '',
    index = 0,
    groups,
  } = /(?:AD )?(?<year>\d{1,3}(?:,\d{3})+|\d+)(?<before> BC)?(?!\d| \p{L})/u.exec(text) ?? {};
  if (groups?.year === undefined) return null;
  const number = Number(groups.year.replaceAll(',', ''));
  return { start: index, end: index + place.length, year: groups.before === undefined ? number : 1 - number };
}

function* matchesOf(sought: Sought, original: string, folded: FoldedText): Generator<Match> {
  if (sought.kind === 'years') {
    const shown = shownYear(original);
    const { from, to } = sought.range;
    if (shown && shown.year >= (from ?? -Infinity) && shown.year <= (to ?? Infinity))
      yield { start: shown.start, end: shown.end };
    return;
  }
  const text = sought.caseSensitive ? original : folded.text;
  const found =
    sought.kind === 'pattern'
      ? hits(text, sought.pattern)
      : sought.kind === 'text'
        ? occurrences(text, sought.value)
        : text === sought.value
          ? [{ start: 0, end: text.length }]
          : [];
  for (const { start, end } of found) yield sought.caseSensitive ? { start, end } : folded.placeOf(start, end);
}

/** Sorts the ranges, and joins those that overlap or touch. */
function joined(matches: readonly Match[]): Match[] {
  const all: Match[] = [];
  for (const match of [...matches].sort((left, right) => left.start - right.start)) {
    const last = all.at(-1);
    if (last && match.start <= last.end)
      all[all.length - 1] = { start: last.start, end: Math.max(last.end, match.end) };
    else all.push(match);
  }
  return all;
}

function matchesInField(text: string, field: string, expression: SearchExpression): readonly Match[] {
  const sought = soughtOf(expression).filter((each) => isIn(field, each));
  if (sought.length === 0 || text === '') return [];
  const folded = foldedText(text);
  const matches: Match[] = [];
  for (const each of sought) {
    for (const match of matchesOf(each, text, folded)) {
      if (matches.push(match) === maximumMatches) return joined(matches);
    }
  }
  return joined(matches);
}

/** The matches in the text of a field, given by its canonical name. Comparisons with the year also match in the date. */
export function matchesIn(text: string, field: string, expression: SearchExpression): readonly Match[] {
  const matches = matchesInField(text, field, expression);
  const year = field === 'date' ? shownYear(text) : null;
  if (!year) return matches;
  const inYear = matchesInField(text.slice(year.start, year.end), 'year', expression);
  return joined([
    ...matches,
    ...inYear.map(({ start, end }) => ({ start: start + year.start, end: end + year.start })),
  ]);
}
