// Tokenizes a search: words, quoted texts, operators and parentheses as in the desktop app (its Search.g4), and our own forms: `author:`, a minus, `/a regular
// expression/`, typographic quotes, and pasted addresses and DOIs.
import { decodeAddress } from '../decodeAddress.ts';
import { readDoi } from '../identifiers.ts';
import { isSearchField, searchedField } from './searchFields.ts';
import type { SearchProblem } from './searchExpression.ts';
import { searchTexts } from './searchTexts.ts';

export interface Token {
  readonly kind: 'word' | 'quoted' | 'pattern' | 'operator' | 'field' | 'minus' | 'open' | 'close' | 'end';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The desktop app reads this differently. */
  readonly isOwn: boolean;
}

/** The form at a position; `notClosed` is a quotation without a closing quote. */
interface Form extends Pick<Token, 'text' | 'isOwn'> {
  readonly kind: Token['kind'] | 'notClosed';
}

/** The desktop app's language, or ours, which adds our own forms. */
export type Language = 'desktop' | 'own';

export class SearchError extends Error {
  readonly problem: SearchProblem;

  constructor({ start, end }: Pick<Token, 'start' | 'end'>, message: string) {
    super(message);
    this.problem = { start, end, message };
  }
}

/** The maximum nesting of parentheses. */
const maximumDepth = 50;

const space = /\s*/y;

/** An operator or parenthesis ends a word unless it is escaped by a backslash; all other characters are part of words: C++, 10.1000/a:b. */
const wordForm = /(?:\\[=!~()]|(?!!?=)[^\s()])+/y;

/** A text in straight quotes, as in the desktop app. */
const plainQuotes = /"(?:\\"|(?!\\")[^"])*"/y;

/** A text in typographic quotes. Languages differ in which quote of a pair opens, so each of them closes the other. */
const otherQuotes = [/[“”„](?:\\[“”„]|(?!\\[“”„])[^“”])*[“”]/y, /[«»](?:\\[«»]|(?!\\[«»])[^«»])*[«»]/y] as const;

/** All quoted texts. The last character class of each form has its closing quotes. */
export const quotedForms: readonly RegExp[] = [plainQuotes, ...otherQuotes];

const desktopForms: readonly (readonly [Form['kind'], RegExp])[] = [
  ['open', /\(/y],
  ['close', /\)/y],
  ['operator', /!?=[=~]?!?/y],
  ['quoted', plainQuotes],
  ['notClosed', /"/y],
  ['word', wordForm],
];

const ownQuotes: readonly (readonly [Form['kind'], RegExp])[] = [
  ...otherQuotes.map((form) => ['quoted', form] as const),
  ['notClosed', /[“”„«»]/y],
];

/**
 * An address or a DOI, also after its label as publishers print it. Characters with a special meaning elsewhere are part of it, and so are balanced
 * parentheses.
 */
const pastedForm =
  /(?:https?:\/\/|(?:doi:\s+)?(?:(?:https?:\/\/)?(?:(?:dx|www)\.)?doi\.org\/|10\.\d+(?:\.\d+)*\/))(?:\\[=!~()]|[^\s()]|\((?:[^\s()]|\([^\s()]*\))*\))+/iy;

/**
 * The name of a field with a colon, followed directly by a value, or by nothing, in which case the value is missing. Followed by a space and words, it is the
 * beginning of a title: `Language: a history`.
 */
const fieldForm = /([a-z][a-z\d_+-]*):(?=[^\s)]|\s*(?:\)|$))/iy;

/** A minus directly before an unwanted term; repeated minuses and arrows don't count. */
const minusForm = /-(?=[^\s)=~>-])/y;

/** After `field:` special characters are literal: `note:a=b`. */
const fieldValueForm = /(?:\\[=!~()]|[^\s()])+/y;

/**
 * A regular expression between slashes, optionally followed by `i`; like words it ignores case in any event. A single slash and those of a path (`/usr/bin`,
 * `and/or`) are part of words.
 */
export const patternForm = /\/(?![\s/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/i?(?=[\s)]|$)/y;

function matchAt(form: RegExp, text: string, position: number): string | null {
  form.lastIndex = position;
  return form.exec(text)?.[0] ?? null;
}

function firstOf(forms: readonly (readonly [Form['kind'], RegExp])[], text: string, start: number, isOwn: boolean) {
  for (const [kind, form] of forms) {
    const match = matchAt(form, text, start);
    if (match !== null) return { kind, text: match, isOwn };
  }
  return null;
}

const wordOperators: ReadonlyMap<string, string> = new Map([
  ['contains', '='],
  ['matches', '=='],
]);

/** The operator of a single token, such as `=` for `contains`; null if it isn't one. */
export function signOf({ kind, text }: Pick<Token, 'kind' | 'text'>): string | null {
  if (kind === 'operator') return text;
  return kind === 'word' ? (wordOperators.get(text.toLowerCase()) ?? null) : null;
}

/** Whether a word has a special meaning and must be quoted to be searched for. */
export function isReservedWord(text: string): boolean {
  return /^(?:and|or|not)$/i.test(text) || wordOperators.has(text.toLowerCase());
}

/** `2010..2015` or a similar text that was meant as a range; two dots alone aren't one. */
export function isRangeLike(text: string): boolean {
  return text.includes('..') && text !== '..';
}

/** Whether the year is compared with a range by an operator that supports ranges; the desktop app doesn't. */
function isYear([name, sign]: readonly Token[], value: string): boolean {
  const isCompared = sign !== undefined && /^!?==?!?$/.test(signOf(sign) ?? '');
  return isCompared && name?.kind === 'word' && searchedField(name.text) === 'year' && isRangeLike(value);
}

/** Our own form at a position. `before` are the two previous tokens, because the operand of a comparison is always a value, whatever it looks like. */
export function ownFormAt(text: string, start: number, before: readonly Token[]): Form | null {
  const last = before.at(-1);
  const isCompared = last !== undefined && signOf(last) !== null;
  const isFirst = start === 0 || /[\s(]/.test(text.charAt(start - 1)) || last?.kind === 'minus';
  if (isFirst && !isCompared) {
    const field = matchAt(fieldForm, text, start);
    if (field !== null && isSearchField(field.slice(0, -1))) return { kind: 'field', text: field, isOwn: true };
    const minus = matchAt(minusForm, text, start);
    if (minus !== null) return { kind: 'minus', text: minus, isOwn: true };
  }
  if ((isFirst || last?.kind === 'field') && !isCompared) {
    const pattern = matchAt(patternForm, text, start);
    if (pattern !== null) return { kind: 'pattern', text: pattern, isOwn: true };
  }
  const quoted = firstOf(ownQuotes, text, start, true);
  if (quoted !== null) return quoted;
  if (text.startsWith('"', start)) return null;
  const word = matchAt(wordForm, text, start);
  const pasted = matchAt(pastedForm, text, start);
  if (pasted !== null && (pasted !== word || bareDoi(pasted) !== null))
    return { kind: 'word', text: pasted, isOwn: true };
  return word !== null && isYear(before, word) ? { kind: 'word', text: word, isOwn: true } : null;
}

function formAt(text: string, start: number, before: readonly Token[], language: Language): Form | null {
  const own = language === 'desktop' ? null : ownFormAt(text, start, before);
  if (own !== null) return own;
  if (before.at(-1)?.kind !== 'field') return firstOf(desktopForms, text, start, false);
  const form = firstOf(
    desktopForms.filter(([kind]) => kind !== 'operator' && kind !== 'word'),
    text,
    start,
    false,
  );
  const value = form === null ? matchAt(fieldValueForm, text, start) : null;
  return value === null ? form : { kind: 'word', text: value, isOwn: false };
}

/**
 * The tokens of a text, including its end. They are produced lazily, so that too long a text isn't tokenized completely. Throws a SearchError if a quote isn't
 * closed, or parentheses are nested too deeply.
 */
export function* tokensOf(text: string, language: Language = 'own'): Generator<Token, undefined> {
  let before: readonly Token[] = [];
  let position = 0;
  let depth = 0;
  for (;;) {
    const start = position + (matchAt(space, text, position)?.length ?? 0);
    const form = formAt(text, start, before, language);
    // If no form matches, the end of the text is reached.
    if (form === null) {
      yield { kind: 'end', text: '', start, end: start, isOwn: false };
      return;
    }
    const { kind } = form;
    if (kind === 'notClosed') throw new SearchError({ start, end: text.length }, searchTexts.quoteNotClosed);
    position = start + form.text.length;
    const token: Token = { ...form, kind, start, end: position };
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth = Math.max(0, depth - 1);
    if (depth > maximumDepth) throw new SearchError(token, searchTexts.tooDeep(maximumDepth));
    yield token;
    before = [...before.slice(-1), token];
  }
}

/** The characters of a token that a backslash escapes. */
function escapedIn({ kind, text }: Token): RegExp {
  if (kind === 'pattern') return /\\(\/)/gy;
  if (kind !== 'quoted') return /\\([=!~()])/gy;
  return text.startsWith('"') ? /\\(")/gy : /[«»]/.test(text.charAt(0)) ? /\\([«»])/gy : /\\([“”„])/gy;
}

function insideOf({ kind, text }: Token): string {
  if (kind === 'pattern') return text.slice(1, text.lastIndexOf('/'));
  return kind === 'quoted' ? text.slice(1, -1) : text;
}

/** The value of a token, without quotes, slashes and escapes. */
export function valueOf(token: Token): string {
  const inside = insideOf(token);
  return inside.replace(new RegExp(escapedIn(token).source, 'g'), '$1');
}

/** The position of a value's character, given as a 0-based code point; the whole token for null. */
export function placeOf(token: Token, value: string, position: number | null): Pick<Token, 'start' | 'end'> {
  const { kind, text, start, end } = token;
  if (position === null) return { start, end };
  const escaped = escapedIn(token);
  const widthAt = (place: number): number => matchAt(escaped, text, place)?.length ?? 1;
  let at = kind === 'quoted' || kind === 'pattern' ? 1 : 0;
  for (let left = Array.from(value).slice(0, position).join('').length; left > 0; left -= 1) at += widthAt(at);
  const [character = ''] = Array.from(value).slice(position);
  const width = character.length > 1 ? character.length : widthAt(at);
  return { start: start + at, end: Math.min(start + at + width, end) };
}

/** The label that publishers print before a DOI. */
const doiLabel = /^doi:\s+/i;

/** The DOI in the address or label with which it was pasted; null if there is none, or nothing else. */
export function bareDoi(text: string): string | null {
  const unlabelled = text.replace(doiLabel, '');
  const { value } = readDoi(
    /^(?:https?:|[a-z.]*doi\.org\/)/i.test(unlabelled) ? decodeAddress(unlabelled) : unlabelled,
  );
  return value !== text && /^10\.\d+(?:\.\d+)*\/\S/.test(value) ? value : null;
}
