// Converts a document into the fields of an entry, in canonical order: the reverse of toDraft.ts. A source that an import kept is written as long as it still
// reads as the document's value.
import type { DocumentDraft, Entity, OtherField, Publisher } from '../documents.ts';
import type { EntryForm } from '../fields/cells.ts';
import { entryPlaces, holderOf, type Values, valuesOf } from '../fields/entryFields.ts';
import { biblatexNames, isNamedEitherWay, namesInFile } from '../fields/fieldNames.ts';
import { asShown, type HiddenField, type WholeDocument } from '../hiddenFields.ts';
import { readDoi } from '../identifiers.ts';
import { cutKeywords } from '../keywordSources.ts';
import { readUrl } from '../urls.ts';
import { inOneLine } from '../whiteSpace.ts';
import { readDate } from '../writtenDates.ts';
import type { Dialect } from './dialect.ts';
import { plainDate } from './dates.ts';
import { cleanKey, cleanName, freeNames } from './entryNames.ts';
import { listOf } from './fields.ts';
import { isPlain, readLatex, type Reading } from './latex.ts';
import { markSuffix, placeMark } from './marks.ts';
import { isOnlyForBiblatex } from './nameSources.ts';
import { readPages } from './pages.ts';
import { modeOf } from './readingModes.ts';
import { impliedDegree, readIssns, readKeywords } from './toDraft.ts';
import { type WrittenField, writeDate } from './writeDate.ts';
import { areSameEntities, writeNames } from './writeNames.ts';
import { writeKeywords, writeList, writeParagraphs, writeText, writeVerbatim } from './writeText.ts';

type Text = string | null | undefined;
type List<Item> = readonly Item[] | null | undefined;

const isBlank = (text: Text): text is null | undefined | '' => text == null || text.trim() === '';

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

const said = (items: List<string>): string[] => (items ?? []).map(collapse).filter((item) => item !== '');

const areSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((item, index) => item === right[index]);

/** The reading of one field. */
export function read(latex: string, name: string): Reading | null {
  const mode = modeOf(name);
  // Most kept sources are plain words in braces, which need no parser.
  const bare = latex.replace(/[{}]/g, '');
  const isWords = mode === 'text' && isPlain(bare);
  return readLatex([{ latex: isWords ? bare : latex, mode }])[0] ?? null;
}

/** The source of a keyword; undefined if it has none, or none of its own. */
function keywordsIn(source: string): (keyword: string) => string | undefined {
  const parts = cutKeywords(source).filter((part) => cutKeywords(part).length === 1);
  const byKeyword = new Map(parts.map((part) => [readKeywords(part)[0], part]));
  return (keyword) => byKeyword.get(keyword);
}

/** The fields of one entry while they are written. */
class EntryFields {
  readonly written: WrittenField[] = [];
  readonly #dialect: Dialect;
  readonly #others: readonly OtherField[];
  /** The names of the entry's other fields. */
  readonly #taken: ReadonlySet<string>;
  /** Fields that are written among the other fields, by the name of their mark. */
  readonly #placed = new Map<string, WrittenField>();

  constructor(dialect: Dialect, others: readonly OtherField[]) {
    this.#dialect = dialect;
    this.#others = others;
    this.#taken = new Set(others.map(({ name }) => name));
  }

  has(name: string): boolean {
    return this.#taken.has(name);
  }

  other(name: string): string | null {
    return this.#others.find((field) => field.name === name)?.value ?? null;
  }

  /** Writes a field, given by its BibLaTeX name: the kept source if it reads as the document's value, else a new one. */
  #put(
    name: string,
    isStill: (reading: Reading, source: string, isPlaced: boolean) => boolean,
    value: () => string,
  ): void {
    const place = namesInFile(name).find((each) => this.has(`${each}${placeMark}`));
    const latex = this.other(`${name}+latex`);
    const source = latex ?? (place === undefined ? null : this.other(`${place}${placeMark}`));
    const reading = source === null ? null : read(source, name);
    const isValid = source !== null && reading !== null && isStill(reading, source, latex === null);
    const written = { name: place ?? this.#nameOf(name), value: isValid ? source : value() };
    if (place === undefined) this.written.push(written);
    else this.#placed.set(`${place}${placeMark}`, written);
  }

  /** The name in the dialect; if another field already has it, the other dialect's name. */
  #nameOf(name: string): string {
    const bibtexName = Object.entries(biblatexNames).find(
      ([, biblatexName]) => biblatexName === name && (name !== 'institution' || this.#dialect === 'bibtex'),
    )?.[0];
    if (bibtexName === undefined || isNamedEitherWay(name)) return name;
    const [own, foreign] = this.#dialect === 'biblatex' ? [name, bibtexName] : [bibtexName, name];
    return this.#taken.has(own) && !this.#taken.has(foreign) ? foreign : own;
  }

  text(name: string, text: Text): void {
    if (isBlank(text)) return;
    const line = collapse(text);
    this.#put(
      name,
      (reading) => reading.text === line,
      () => writeText(line),
    );
  }

  paragraphs(name: string, text: Text): void {
    if (isBlank(text)) return;
    this.#put(
      name,
      (reading) => reading.text === text.trim(),
      () => writeParagraphs(text),
    );
  }

  list(name: string, items: List<string>): void {
    const list = said(items);
    if (list.length === 0) return;
    const others = this.other(`${name}+others`) !== null;
    const all = others ? [...list, 'others'] : list;
    const isStill = (reading: Reading, source: string, isPlaced: boolean): boolean => {
      // A field that was once another field was read as one text, whatever the dialect.
      if (this.#dialect === 'bibtex' || isPlaced) return reading.text === all.join(' and ');
      const read = listOf(reading, source);
      return read.others === others && areSame(read.items, list);
    };
    this.#put(name, isStill, () => writeList(list, this.#dialect, others));
  }

  /** A field that is a list in BibLaTeX and one text in a document. */
  oneOfList(name: string, text: Text): void {
    if (isBlank(text)) return;
    const line = collapse(text);
    this.#put(
      name,
      (reading) => reading.items.join(' and ') === line,
      () => writeList([line], 'bibtex'),
    );
  }

  names(name: string, entities: List<Entity>): void {
    if (entities == null || entities.length === 0) return;
    const others = this.other(`${name}+others`) !== null;
    const isStill = (reading: Reading): boolean =>
      reading.others === others && areSameEntities(reading.entities, entities);
    const source = this.other(`${name}+latex`);
    const isForBiblatex = source !== null && isOnlyForBiblatex(source);
    this.#put(
      name,
      (reading) => isStill(reading) && (this.#dialect === 'biblatex' || !isForBiblatex),
      () => writeNames(entities, this.#dialect, others, source ?? ''),
    );
  }

  doi(doi: Text): void {
    if (isBlank(doi)) return;
    const line = collapse(doi);
    // A DOI isn't TeX: it is escaped only if it couldn't be read otherwise.
    this.#put(
      'doi',
      (reading) => readDoi(reading.text).value === readDoi(line).value,
      () => (/[\\{}$~^]|--|''|,,|[?!`]`/.test(line) ? writeText(line) : line),
    );
  }

  verbatim(name: string, text: Text): void {
    if (isBlank(text)) return;
    const line = inOneLine(text);
    this.#put(
      name,
      (_, source) => inOneLine(readUrl(source)) === line,
      () => writeVerbatim(line),
    );
  }

  date(name: string, date: Text): void {
    if (isBlank(date)) return;
    const line = date.trim();
    this.#put(
      name,
      (_, source) => readDate(plainDate(source)) === line,
      () => line,
    );
  }

  issn(issn: List<string>): void {
    const list = said(issn);
    if (list.length === 0) return;
    this.#put(
      'issn',
      (reading) => areSame(readIssns(reading.text), list),
      () => writeText(list.join(', ')),
    );
  }

  pages(start: Text, end: Text): void {
    if (isBlank(start) && isBlank(end)) return;
    const [from, to] = [start, end].map((page) => (isBlank(page) ? null : collapse(page)));
    const isStill = (reading: Reading): boolean => {
      const { pageStart, pageEnd } = readPages(reading.text);
      return pageStart === from && pageEnd === to;
    };
    this.#put('pages', isStill, () => writeText(to == null ? (from ?? '') : `${from ?? ''}–${to}`));
  }

  keywords(keywords: List<string>): void {
    const list = [...new Set(said(keywords))];
    if (list.length === 0) return;
    const source = this.other('keywords+latex');
    const isStill = source !== null && areSame(readKeywords(source), list);
    this.written.push({ name: 'keywords', value: isStill ? source : writeKeywords(list, keywordsIn(source ?? '')) });
  }

  languages(languages: List<string>): void {
    const list = said(languages);
    const [first = ''] = list;
    // If only `langid` gives the language, it isn't repeated.
    const langid = this.other('langid');
    const isTold = langid !== null && list.length === 1 && read(langid, 'langid')?.text === first;
    if (!isTold || this.has('language') || this.has('language+latex')) this.list('language', list);
  }

  published(published: Text): void {
    if (isBlank(published)) return;
    this.written.push(...writeDate(published.trim(), this.#dialect, this.#others));
  }

  aliases(citationKeys: List<string>): void {
    const [, ...rest] = said(citationKeys).map(cleanKey);
    const aliases = rest.filter((alias) => alias !== '');
    if (aliases.length > 0) this.written.push({ name: 'ids', value: aliases.join(', ') });
  }

  /** The hidden fields of other kinds, unless a visible field has the name. */
  beside(hidden: readonly WrittenField[]): void {
    const others = this.#others.filter(({ value }) => value.trim() !== '').map(({ name }) => cleanName(name));
    const taken = new Set(
      [...this.withoutRest().map(({ name }) => name), ...others].map((name) => biblatexNames[name] ?? name),
    );
    for (const field of hidden) {
      const name = biblatexNames[field.name] ?? field.name;
      if (!taken.has(name)) this.written.push(field);
      taken.add(name);
    }
  }

  /** Writes the other fields as they were imported, with fields that have a mark at their places. */
  rest(): void {
    const others = this.#others.flatMap((field) => {
      const placed = this.#placed.get(field.name);
      if (placed) return [placed];
      return markSuffix.test(field.name) || field.value.trim() === '' ? [] : [field];
    });
    const names = freeNames(
      others.map(({ name }) => name),
      this.written.map(({ name }) => name),
    );
    others.forEach(({ name, value }, index) => this.written.push({ name: names[index] ?? name, value }));
  }

  /** Everything written so far, for an entry without its other fields. */
  withoutRest(): WrittenField[] {
    return [...this.written, ...this.#placed.values()];
  }
}

/** The day of a date-time. */
const dayOf = (moment: Text): string | null => (isBlank(moment) ? null : new Date(moment).toISOString().slice(0, 10));

type Names = List<Entity>;
type Texts = List<string>;

/** Writes a field; `holder` is the object that holds it (`holderOf`). */
type PutField = (entry: EntryFields, name: string, value: unknown, holder: Values, entryType: string) => void;

/** `firstPage` and `firstDay` also write the last page and day. */
const writtenBefore: PutField = () => undefined;

const putByForm: Readonly<Record<EntryForm, PutField>> = {
  text: (entry, name, value) => entry.text(name, value as Text),
  paragraphs: (entry, name, value) => entry.paragraphs(name, value as Text),
  list: (entry, name, value) => entry.list(name, value as Texts),
  names: (entry, name, value) => entry.names(name, value as Names),
  oneOfList: (entry, name, value) => entry.oneOfList(name, value as Text),
  citationKeys: (entry, _, value) => entry.aliases(value as Texts),
  keywords: (entry, _, value) => entry.keywords(value as Texts),
  languages: (entry, _, value) => entry.languages(value as Texts),
  verbatim: (entry, name, value) => entry.verbatim(name, value as Text),
  date: (entry, name, value) => entry.date(name, value as Text),
  published: (entry, _, value) => entry.published(value as Text),
  bookDate: (entry, name, value) => entry.text(name, value as Text),
  publishers: (entry, name, value) => {
    const publishers = value as List<Publisher>;
    entry.list(
      name,
      publishers?.map((publisher) => publisher.name ?? ''),
    );
    entry.list(
      'location',
      publishers?.flatMap(({ locations }) => locations ?? []),
    );
  },
  doi: (entry, _, value) => entry.doi(value as Text),
  issn: (entry, _, value) => entry.issn(value as Texts),
  thesisType: (entry, name, value, _, entryType) => {
    const isImplied = impliedDegree[entryType] === value && !entry.has(name) && !entry.has(`${name}+latex`);
    if (!isImplied) entry.text(name, value as Text);
  },
  firstPage: (entry, _, __, { pageStart, pageEnd }) => entry.pages(pageStart as Text, pageEnd as Text),
  lastPage: writtenBefore,
  firstDay: (entry, name, _, { startDate, endDate }) => {
    const days = [dayOf(startDate as Text), dayOf(endDate as Text)].filter((day) => day !== null);
    if (days.length > 0) entry.written.push({ name, value: days.join('/') });
  },
  lastDay: writtenBefore,
};

/** Writes those fields of a document that its kind shows, in canonical order. */
function putFields(entry: EntryFields, entryType: string, draft: DocumentDraft): void {
  const values = valuesOf(draft);
  for (const place of entryPlaces(draft.kind)) {
    const holder = holderOf(values, place);
    putByForm[place.form](entry, place.name, holder[place.member], holder, entryType);
  }
}

/** The fields of an entry for the document's hidden fields. */
export function writeHidden(
  hidden: readonly HiddenField[],
  entryType: string,
  dialect: Dialect,
  others: readonly OtherField[],
): WrittenField[] {
  const entry = new EntryFields(dialect, others);
  for (const draft of asShown(hidden)) putFields(entry, entryType, draft);
  return entry.withoutRest();
}

/** The fields of a document's entry with this type, in canonical order. */
export function writeFields(document: WholeDocument, entryType: string, dialect: Dialect): WrittenField[] {
  const { fields, hidden = [] } = document;
  const others = fields.otherFields ?? [];
  const entry = new EntryFields(dialect, others);
  putFields(entry, entryType, document);
  entry.beside(writeHidden(hidden, entryType, dialect, others));
  entry.rest();
  return entry.written;
}
