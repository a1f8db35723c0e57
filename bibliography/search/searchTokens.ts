// Takes a search apart: words, texts in quotes, operators and parentheses as the desktop app does (its Search.g4), and our own forms:
// `author:`, a minus, `/a regular expression/`, quotes as phones type them, and addresses and DOIs as they are pasted.
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
  /** The desktop app reads something else here. */
  readonly isOwn: boolean;
}

/** What stands at a place; of a text in quotes, also that nothing closes it. */
interface Form extends Pick<Token, 'text' | 'isOwn'> {
  readonly kind: Token['kind'] | 'notClosed';
}

/** The desktop app's language, or the same with our own forms. */
export type Language = 'desktop' | 'own';

export class SearchError extends Error {
  readonly problem: SearchProblem;

  constructor({ start, end }: Pick<Token, 'start' | 'end'>, message: string) {
    super(message);
    this.problem = { start, end, message };
  }
}

/** Parentheses within parentheses. */
const maximumDepth = 50;

const space = /\s*/y;

/** An operator ends a word, and so do parentheses, unless a backslash stands before them; all else is part of a word: C++, 10.1000/a:b. */
const wordForm = /(?:\\[=!~()]|(?!!?=)[^\s()])+/y;

/** A text in the desktop app's quotes. */
const plainQuotes = /"(?:\\"|(?!\\")[^"])*"/y;

/** A text in the quotes of most languages: which of a pair comes first differs, so that each closes what another opened. */
const otherQuotes = [/[“”„](?:\\[“”„]|(?!\\[“”„])[^“”])*[“”]/y, /[«»](?:\\[«»]|(?!\\[«»])[^«»])*[«»]/y] as const;

/** All texts in quotes. What ends a form stands for the quote that closes. */
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

/** An address or a DOI, also behind its label as publishers print it: what means something elsewhere is part of it, and so are parentheses that it closes itself. */
const pastedForm =
  /(?:https?:\/\/|(?:doi:\s+)?(?:(?:https?:\/\/)?(?:(?:dx|www)\.)?doi\.org\/|10\.\d+(?:\.\d+)*\/))(?:\\[=!~()]|[^\s()]|\((?:[^\s()]|\([^\s()]*\))*\))+/iy;

/**
 * The name of a field and a colon, with something right behind it, or nothing at all: then something is missing. With a space and words
 * behind it, it begins a title: `Language: a history`.
 */
const fieldForm = /([a-z][a-z\d_+-]*):(?=[^\s)]|\s*(?:\)|$))/iy;

/** A minus right before what is not wanted; of several, or of an arrow, none is meant. */
const minusForm = /-(?=[^\s)=~>-])/y;

/** Behind `field:` signs mean nothing: `note:a=b`. */
const fieldValueForm = /(?:\\[=!~()]|[^\s()])+/y;

/**
 * A regular expression between slashes, with an `i` behind it or not: both ignore case, as words do. A slash by itself, and those of a
 * path (`/usr/bin`, `and/or`), are part of words.
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

/** The operator that a token is by itself, as `=` for `contains`; null where it is none. */
export function signOf({ kind, text }: Pick<Token, 'kind' | 'text'>): string | null {
  if (kind === 'operator') return text;
  return kind === 'word' ? (wordOperators.get(text.toLowerCase()) ?? null) : null;
}

/** Whether a word by itself means something else than what it says: it is looked for in quotes. */
export function isReservedWord(text: string): boolean {
  return /^(?:and|or|not)$/i.test(text) || wordOperators.has(text.toLowerCase());
}

/** `2010..2015`, and what was meant to be it; two dots alone are only dots. */
export function isRangeLike(text: string): boolean {
  return text.includes('..') && text !== '..';
}

/** Whether a value is compared with the year by an operator that takes a range: then the desktop app reads no range in it. */
function isYear([name, sign]: readonly Token[], value: string): boolean {
  const isCompared = sign !== undefined && /^!?==?!?$/.test(signOf(sign) ?? '');
  return isCompared && name?.kind === 'word' && searchedField(name.text) === 'year' && isRangeLike(value);
}

/**
 * What stands at a place as only we read it. `before` are the two tokens in front of it: what is compared with something is a value,
 * whatever it looks like.
 */
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
 * The tokens of a text, the end among them, each taken when it is asked for: of a text that is too much nobody reads the rest. Throws a
 * SearchError where a quote is not closed, or parentheses are too deep.
 */
export function* tokensOf(text: string, language: Language = 'own'): Generator<Token, undefined> {
  let before: readonly Token[] = [];
  let position = 0;
  let depth = 0;
  for (;;) {
    const start = position + (matchAt(space, text, position)?.length ?? 0);
    const form = formAt(text, start, before, language);
    // The forms leave nothing over but the end.
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

/** What a backslash stands before in a token, so that it means itself. */
function escapedIn({ kind, text }: Token): RegExp {
  if (kind === 'pattern') return /\\(\/)/gy;
  if (kind !== 'quoted') return /\\([=!~()])/gy;
  return text.startsWith('"') ? /\\(")/gy : /[«»]/.test(text.charAt(0)) ? /\\([«»])/gy : /\\([“”„])/gy;
}

function insideOf({ kind, text }: Token): string {
  if (kind === 'pattern') return text.slice(1, text.lastIndexOf('/'));
  return kind === 'quoted' ? text.slice(1, -1) : text;
}

/** What a token says, without its quotes, slashes and escapes. */
export function valueOf(token: Token): string {
  const inside = insideOf(token);
  return inside.replace(new RegExp(escapedIn(token).source, 'g'), '$1');
}

/** Where the character of a value stands in the text, by code points from 0; where all of it does for null. */
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

/** The label before a DOI, as publishers print it. */
const doiLabel = /^doi:\s+/i;

/** The DOI in the address or label that it was pasted with; null where there is none, or nothing around it. */
export function bareDoi(text: string): string | null {
  const unlabelled = text.replace(doiLabel, '');
  const { value } = readDoi(
    /^(?:https?:|[a-z.]*doi\.org\/)/i.test(unlabelled) ? decodeAddress(unlabelled) : unlabelled,
  );
  return value !== text && /^10\.\d+(?:\.\d+)*\/\S/.test(value) ? value : null;
}
