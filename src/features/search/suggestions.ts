// Completes a search: fields and recent searches, which are known here, and people and keywords of the library.
import type { Environment } from 'relay-runtime';
import { fold } from '#bibliography/fold.ts';
import { suggestedFields } from '#bibliography/search/searchFields.ts';
import { type SearchWord, searchValue, searchWordAt, withWord } from '#bibliography/search/searchWord.ts';
import { isReservedWord } from '#bibliography/search/searchTokens.ts';
import type { Recalled, SearchSuggestion, SuggestionRequest } from '#machines/searchBox/searchBoxTypes.ts';
import type { SuggestedValue } from '#src/__generated__/askSuggestionsQuery.graphql.ts';
import { askSuggestions } from './askSuggestions.ts';
import { readSearches } from './recentSearches.ts';
import { searchBoxTexts } from './searchBoxTexts.ts';

/** The minimum length; shorter texts match too much. */
const fewestLetters = 2;
const maximumFields = 4;
const maximumFieldsWhenAsked = 8;
const maximumSearches = 5;
const maximumSearchesBesideOthers = 3;
const maximumValues = 4;
const maximumValuesOfField = 8;

/** The kinds of values requested after a field, and the field in which a value is then searched. */
const valuesOf: ReadonlyMap<string, readonly SuggestedValue[]> = new Map([
  ['author', ['AUTHOR']],
  ['editor', ['EDITOR']],
  ['keywords', ['KEYWORD']],
  ['anykeyword', ['KEYWORD']],
  ['journal', ['JOURNAL']],
]);

/** People are completed by their last names. */
const valueKinds = {
  AUTHOR: { kind: 'person', field: 'author', hint: searchBoxTexts.suggestions.author },
  EDITOR: { kind: 'person', field: 'editor', hint: searchBoxTexts.suggestions.editor },
  KEYWORD: { kind: 'keyword', field: 'keywords', hint: '' },
  JOURNAL: { kind: 'journal', field: 'journal', hint: '' },
} as const;

/** After an operator of the desktop app's language, as in `title = x`, no field can follow. */
function isValueOnly(text: string, { start }: SearchWord): boolean {
  return /[=~!]\s*$/.test(text.slice(0, start));
}

/** After an operator such as AND, or in a regular expression, no value of the library fits. */
function isNoValue(text: string, word: SearchWord): boolean {
  if (word.text.startsWith('/')) return true;
  return word.field === null && isReservedWord(text.slice(word.start, word.end));
}

function fieldsFor(text: string, word: SearchWord, limit: number): SearchSuggestion[] {
  const typed = fold(word.text);
  const begins = (label: string) =>
    fold(label)
      .split(/[ ,]+/)
      .some((part) => part.startsWith(typed));
  const byName = suggestedFields.filter(({ name }) => name.startsWith(typed));
  const byLabel = suggestedFields.filter((field) => !byName.includes(field) && begins(field.label));
  return [...byName, ...byLabel].slice(0, limit).map(({ name, label }) => ({
    id: `field ${name}`,
    kind: 'field',
    label: `${name}:`,
    hint: label,
    ...withWord(text, word, `${name}:`, false),
  }));
}

function searchesFor(text: string, userId: string, limit: number): SearchSuggestion[] {
  const typed = fold(text.trim());
  return readSearches(userId)
    .filter((search) => fold(search) !== typed && fold(search).includes(typed))
    .slice(0, limit)
    .map((search) => ({ id: `recent ${search}`, kind: 'recent', label: search, text: search, caret: search.length }));
}

/** Local completions, and whether to ask the library for more. */
export function recall({ text, caret, isAsked }: SuggestionRequest, userId: string): Recalled {
  const word = searchWordAt(text, caret);
  if (text.trim() === '') {
    const fields = isAsked ? fieldsFor(text, word, maximumFieldsWhenAsked) : [];
    return { suggestions: [...searchesFor(text, userId, maximumSearches), ...fields], hasMore: false };
  }
  if (isNoValue(text, word)) return { suggestions: [], hasMore: false };
  const isLong = word.text.length >= fewestLetters;
  const isField = word.field === null && !isValueOnly(text, word) && (isLong || isAsked);
  const suggestions = [
    ...(isField ? fieldsFor(text, word, isLong ? maximumFields : maximumFieldsWhenAsked) : []),
    ...(isLong ? searchesFor(text, userId, maximumSearchesBesideOthers) : []),
  ];
  return { suggestions, hasMore: word.field === null ? isField && isLong : valuesOf.has(word.field) };
}

/** Values of the library that start with the text. */
export async function askLibrary(
  environment: Environment,
  { text, caret }: SuggestionRequest,
  signal: AbortSignal,
): Promise<readonly SearchSuggestion[]> {
  const word = searchWordAt(text, caret);
  const of = valuesOf.get(word.field ?? '') ?? null;
  const first = of === null ? maximumValues : maximumValuesOfField;
  const suggestions = await askSuggestions(environment, { beginning: word.text, of, first }, signal);
  return suggestions.flatMap(({ kind, value }) => {
    const { kind: group, field, hint } = valueKinds[kind as keyof typeof valueKinds];
    const name = word.field ?? field;
    const completed = withWord(text, word, `${name}:${searchValue(value)}`, true);
    // It is already there.
    if (completed.text.trim() === text.trim()) return [];
    return [{ id: `${kind} ${value}`, kind: group, label: value, ...(hint === '' ? {} : { hint }), ...completed }];
  });
}
