// The word of a search that is being typed, and what the search becomes when something is put in its place.
import { isSearchField, searchedField } from './searchFields.ts';
import { isReservedWord, patternForm, quotedForms } from './searchTokens.ts';

/** The word around the place where one types. */
export interface SearchWord {
  /** Where it stands, with its field, but without a minus before it. */
  readonly start: number;
  readonly end: number;
  /** The canonical name of the field before the colon; null where none is named. */
  readonly field: string | null;
  /** What is looked for, up to where one types; without a quote before it. */
  readonly text: string;
}

/** A search and where typing goes on in it. */
export interface CompletedSearch {
  readonly text: string;
  readonly caret: number;
}

const beforeValue = String.raw`-?(?:([a-z][a-z\d_+-]*):)?`;

/** One word, field and quotes with it; a quote that is not closed goes on to the end. */
const words = new RegExp(
  String.raw`${beforeValue}(?:${patternForm.source}|${quotedForms.map(({ source }) => `${source}?`).join('|')}|[^\s()"]*)|[()]`,
  'giy',
);

/** A word that a quote closed is over: what follows is another. */
const closedWord = new RegExp(`^${beforeValue}(?:${quotedForms.map(({ source }) => source).join('|')})$`, 'i');

/** The word that ends or goes on at `caret`; empty between words. */
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

/** As one writes a value: in quotes where it would be read otherwise. */
export function searchValue(value: string): string {
  const isWord = /^[^\s()=!~"“”„«»/-][^\s()=!~"]*$/.test(value) && !isReservedWord(value);
  return isWord && !/^[a-z][a-z\d_+-]*:/i.test(value) && !value.includes('..')
    ? value
    : `"${value.replaceAll('"', '\\"')}"`;
}

/** The search with `text` in the place of the word, and typing going on behind it; a whole term is followed by a space. */
export function withWord(search: string, { start, end }: SearchWord, text: string, isWhole: boolean): CompletedSearch {
  const rest = search.slice(end);
  const space = isWhole && !rest.startsWith(' ') ? ' ' : '';
  const before = search.slice(0, start) + text + space;
  return { text: before + rest, caret: before.length + (isWhole && space === '' ? 1 : 0) };
}
