// The word of a search that is being typed, and the search after it is replaced.
import { isSearchField, searchedField } from './searchFields.ts';
import { isReservedWord, patternForm, quotedForms } from './searchTokens.ts';

/** The word at the caret. */
export interface SearchWord {
  /** Its range, including its field, but without a minus before it. */
  readonly start: number;
  readonly end: number;
  /** The canonical name of the field before the colon; null if there is none. */
  readonly field: string | null;
  /** The searched text up to the caret, without an opening quote. */
  readonly text: string;
}

/** A search and the position of the caret in it. */
export interface CompletedSearch {
  readonly text: string;
  readonly caret: number;
}

const beforeValue = String.raw`-?(?:([a-z][a-z\d_+-]*):)?`;

/** One word, including field and quotes; an unclosed quote extends to the end. */
const words = new RegExp(
  String.raw`${beforeValue}(?:${patternForm.source}|${quotedForms.map(({ source }) => `${source}?`).join('|')}|[^\s()"]*)|[()]`,
  'giy',
);

/** A word ends at its closing quote: what follows is another one. */
const closedWord = new RegExp(`^${beforeValue}(?:${quotedForms.map(({ source }) => source).join('|')})$`, 'i');

/** The word that contains or ends at `caret`; empty between words. */
export function searchWordAt(search: string, caret: number): SearchWord {
  for (let at = 0; at <= caret; at += 1) {
    words.lastIndex = at;
    const [whole = '', name] = words.exec(search) ?? [];
    const end = at + whole.length;
    const isWord = whole !== '' && whole !== '(' && whole !== ')';
    const isOver = end === caret && closedWord.test(whole);
    const start = whole.startsWith('-') && whole.length > 1 ? at + 1 : at;
    if (isWord && start <= caret && caret <= end && !isOver) {
      const field = name !== undefined && isSearchField(name) ? name : null;
      const valueStart = field === null ? start : start + field.length + 1;
      const text = search
        .slice(valueStart, Math.max(caret, valueStart))
        .replace(/^["“”„«»]/, '')
        .replaceAll(/\\(["“”„«»])/g, '$1');
      return { start, end, field: field === null ? null : searchedField(field), text };
    }
    if (whole !== '') at = end - 1;
  }
  return { start: caret, end: caret, field: null, text: '' };
}

/** Writes a value, in quotes if it would otherwise have a special meaning. */
export function searchValue(value: string): string {
  const isWord = /^[^\s()=!~"“”„«»/-][^\s()=!~"]*$/.test(value) && !isReservedWord(value);
  return isWord && !/^[a-z][a-z\d_+-]*:/i.test(value) && !value.includes('..')
    ? value
    : `"${value.replaceAll('"', '\\"')}"`;
}

/** The search with `text` in place of the word, and the caret after it; a complete term is followed by a space. */
export function withWord(search: string, { start, end }: SearchWord, text: string, isWhole: boolean): CompletedSearch {
  const rest = search.slice(end);
  const space = isWhole && !rest.startsWith(' ') ? ' ' : '';
  const before = search.slice(0, start) + text + space;
  return { text: before + rest, caret: before.length + (isWhole && space === '' ? 1 : 0) };
}
