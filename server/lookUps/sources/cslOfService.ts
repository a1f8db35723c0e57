// Converts the CSL-JSON of registration agencies to items of CSL-JSON: Crossref answers with types, lists and fields of its own beside those of CSL.
import { isRecord } from '#bibliography/isRecord.ts';
import { withoutMarkup } from '#bibliography/bibtex/readMarkup.ts';
import { ownValue } from '#bibliography/ownValue.ts';
import { languageName } from '../languageNames.ts';

type Item = Readonly<Record<string, unknown>>;

/** CSL's types for those of Crossref (https://api.crossref.org/types). */
const types: Readonly<Record<string, string>> = {
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'book-part': 'chapter',
  'book-track': 'chapter',
  'reference-entry': 'entry-encyclopedia',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  'book-set': 'book',
  'book-series': 'book',
  proceedings: 'book',
  dissertation: 'thesis',
  'posted-content': 'article',
  'report-component': 'report',
  'report-series': 'report',
  'peer-review': 'review',
};

/** Types that are contained by nothing but a series. */
const seriesInContainer: ReadonlySet<string> = new Set(['book', 'monograph', 'edited-book', 'reference-book']);

/** The variables of an answer that describe the work. The others describe the record, or list other works. */
const variables = [
  ...['title', 'subtitle', 'original-title', 'container-title', 'container-title-short', 'collection-title'],
  ...['author', 'editor', 'translator', 'issued', 'volume', 'issue', 'page', 'number', 'edition', 'version', 'genre'],
  ...['publisher', 'publisher-place', 'event-title', 'event-place', 'event-date', 'number-of-pages'],
  ...['DOI', 'ISBN', 'ISSN', 'abstract', 'language', 'keyword', 'categories', 'note'],
] as const;

/** Names of Crossref, and the variable of CSL that each is if there is no such variable. */
const otherNames: Readonly<Record<string, string>> = {
  'publisher-location': 'publisher-place',
  'edition-number': 'edition',
  'article-number': 'number',
  'short-container-title': 'container-title-short',
  'report-number': 'number',
};

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value])
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .map(String);

/** The dates of Crossref: `{ "date-parts": [[2004, 3]] }`, with nulls for what is not known. */
const isDate = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value['date-parts']) && JSON.stringify(value['date-parts']) !== '[[null]]';

/** Names without what Crossref adds: affiliations, ORCIDs, the place in the list. */
function nameOf(name: unknown): Item {
  if (!isRecord(name)) return {};
  const { family, given, suffix, literal, name: organization } = name;
  const particles = Object.fromEntries(Object.entries(name).filter(([key]) => key.endsWith('-particle')));
  const group = literal ?? organization;
  return group === undefined ? { family, given, suffix, ...particles } : { literal: group };
}

function valueOf(variable: string, value: unknown): unknown {
  switch (variable) {
    case 'author':
    case 'editor':
    case 'translator':
      return Array.isArray(value) ? value.map(nameOf) : undefined;
    case 'issued':
    case 'event-date':
      return isDate(value) ? value : undefined;
    case 'ISBN':
      // Those of Crossref are addresses in older records.
      return texts(value)
        .map((isbn) => isbn.replace(/^.*\/isbn\//, ''))
        .join(', ');
    case 'ISSN':
    case 'keyword':
      return texts(value).join(', ');
    case 'language':
      return languageName(texts(value)[0] ?? '');
    case 'abstract':
      return withoutMarkup(texts(value).join('\n\n'), 'paragraphs');
    default:
      return withoutMarkup(texts(value)[0] ?? '', 'text');
  }
}

/** The item of CSL-JSON that an answer means. */
export function cslItemOf(answer: Item): Item {
  const given: Record<string, unknown> = { ...answer };
  for (const [name, variable] of Object.entries(otherNames)) given[variable] ??= given[name];
  if (!isDate(given.issued)) given.issued = given.published;
  const item: Record<string, unknown> = {};
  for (const variable of variables) {
    const value = given[variable] === undefined ? undefined : valueOf(variable, given[variable]);
    if (value !== undefined && value !== '') item[variable] = value;
  }
  const type = typeof answer.type === 'string' ? answer.type : 'document';
  // Crossref names the series of a book as what contains it.
  if (seriesInContainer.has(type) && item['collection-title'] === undefined) {
    item['collection-title'] = item['container-title'];
    delete item['container-title'];
  }
  const { subtitle, ...withoutSubtitle } = item;
  const isRepeated = typeof subtitle === 'string' && String(item.title).toLowerCase().endsWith(subtitle.toLowerCase());
  return { ...(isRepeated ? withoutSubtitle : item), type: ownValue(types, type) ?? type };
}

/** Whether the work was retracted. Publishers write this before the title, and Crossref beside the record. */
export function isRetracted(answer: Item): boolean {
  const updates: readonly unknown[] = Array.isArray(answer['updated-by']) ? answer['updated-by'] : [];
  const isUpdate = updates.filter(isRecord).some(({ type }) => type === 'retraction' || type === 'withdrawal');
  return isUpdate || /^\s*(?:retracted|withdrawn)\b/i.test(texts(answer.title)[0] ?? '');
}
