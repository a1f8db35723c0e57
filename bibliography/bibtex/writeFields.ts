// From a document to the fields of an entry, in their canonical order: the way back of toDraft.ts. A source that an import
// kept is written as long as its reading is still what the document says.
import type {
  ConferenceEvent,
  DocumentDraft,
  Entity,
  JournalIssue,
  OtherField,
  ProceedingsFields,
  ProceedingsMultiVolume,
  Publisher,
} from '../documents.ts';
import { asShown, type HiddenField, type WholeDocument } from '../hiddenFields.ts';
import { readDoi } from '../identifiers.ts';
import { cutKeywords } from '../keywordSources.ts';
import type { Dialect } from './dialect.ts';
import { cleanKey, cleanName, freeNames } from './entryNames.ts';
import { biblatexNames, listOf, modeOf } from './fields.ts';
import { isPlain, readLatex, type Reading } from './latex.ts';
import { kept } from './marks.ts';
import { isOnlyForBiblatex } from './nameSources.ts';
import { impliedDegree, readIssns, readKeywords, readPages } from './toDraft.ts';
import { type WrittenField, writeDate } from './writeDate.ts';
import { areSameEntities, writeNames } from './writeNames.ts';
import { writeKeywords, writeList, writeParagraphs, writeText } from './writeText.ts';

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
  // Braces around plain words, by far the most of what is kept, need no parser.
  const bare = latex.replace(/[{}]/g, '');
  const isWords = mode === 'text' && isPlain(bare);
  return readLatex([{ latex: isWords ? bare : latex, mode }])[0] ?? null;
}

/** How a source writes a keyword; undefined where it does not, or only among others. */
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
  /** The names of the fields that the entry has beside those of the document. */
  readonly #taken: ReadonlySet<string>;

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

  /** Writes a field, by its name in BibLaTeX: as its source says it, if that reads as the document does, or anew. */
  #put(name: string, isStill: (reading: Reading, source: string) => boolean, value: () => string): void {
    const source = this.other(`${name}+latex`);
    const reading = source === null ? null : read(source, name);
    const isValid = source !== null && reading !== null && isStill(reading, source);
    this.written.push({ name: this.#nameOf(name), value: isValid ? source : value() });
  }

  /** The name in the dialect, unless another field has it: then the other dialect's. */
  #nameOf(name: string): string {
    const bibtexName = Object.entries(biblatexNames).find(
      ([, biblatexName]) => biblatexName === name && (name !== 'institution' || this.#dialect === 'bibtex'),
    )?.[0];
    if (bibtexName === undefined) return name;
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
    const isStill = (reading: Reading, source: string): boolean => {
      if (this.#dialect === 'bibtex') return reading.text === all.join(' and ');
      const read = listOf(reading, source);
      return read.others === others && areSame(read.items, list);
    };
    this.#put(name, isStill, () => writeList(list, this.#dialect, others));
  }

  /** What BibLaTeX takes for a list, and we for one text. */
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
    // A DOI is no TeX: it is escaped only where it could not be read otherwise.
    this.#put(
      'doi',
      (reading) => readDoi(reading.text).value === readDoi(line).value,
      () => (/[\\{}$~^]|--|''|,,|[?!`]`/.test(line) ? writeText(line) : line),
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
    // Where only `langid` tells the language, it does.
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

  /** What the document keeps of another kind, where nothing that it shows has the name. */
  beside(hidden: readonly WrittenField[]): void {
    const others = this.#others.filter(({ value }) => value.trim() !== '').map(({ name }) => cleanName(name));
    const taken = new Set(
      [...this.written.map(({ name }) => name), ...others].map((name) => biblatexNames[name] ?? name),
    );
    for (const field of hidden) {
      const name = biblatexNames[field.name] ?? field.name;
      if (!taken.has(name)) this.written.push(field);
      taken.add(name);
    }
  }

  /** What an import brought that the document has no field for, as it came. */
  rest(): void {
    const others = this.#others.filter(({ name, value }) => !kept.test(name) && value.trim() !== '');
    const names = freeNames(
      others.map(({ name }) => name),
      this.written.map(({ name }) => name),
    );
    others.forEach(({ name, value }, index) => this.written.push({ name: names[index] ?? name, value }));
  }
}

function putPublishers(entry: EntryFields, publishers: List<Publisher>): void {
  entry.list(
    'publisher',
    publishers?.map(({ name }) => name ?? ''),
  );
  entry.list(
    'location',
    publishers?.flatMap(({ locations }) => locations ?? []),
  );
}

/** A form may lack what an issue has to have, the name of its journal. */
function putJournalIssue(entry: EntryFields, issue: Partial<JournalIssue>): void {
  const { journal } = issue;
  entry.text('journaltitle', journal?.name);
  entry.text('journalsubtitle', journal?.subtitle);
  entry.text('journaltitleaddon', journal?.titleAddon);
  entry.text('series', issue.series);
  entry.text('volume', issue.volume);
  entry.text('number', issue.number);
  entry.text('issue', issue.name);
  entry.text('issuetitle', issue.title);
  entry.text('issuesubtitle', issue.subtitle);
  entry.text('issuetitleaddon', issue.titleAddon);
  entry.issn(journal?.issn);
}

/** The day of a moment. */
const dayOf = (moment: Text): string | null => (isBlank(moment) ? null : new Date(moment).toISOString().slice(0, 10));

function putConference(entry: EntryFields, event: ConferenceEvent): void {
  entry.text('eventtitle', event.title);
  entry.text('eventtitleaddon', event.titleAddon);
  const [start, end] = [dayOf(event.startDate), dayOf(event.endDate)];
  const days = start === null ? end : end === null ? start : `${start}/${end}`;
  if (days !== null) entry.written.push({ name: 'eventdate', value: days });
  entry.list('venue', event.locations);
  entry.list('organization', event.sponsors);
}

function putMultiVolume(entry: EntryFields, work: ProceedingsMultiVolume): void {
  entry.text('maintitle', work.title);
  entry.text('mainsubtitle', work.subtitle);
  entry.text('maintitleaddon', work.titleAddon);
  entry.text('volumes', work.totalVolumes);
  entry.text('mainseries', work.series);
  entry.text('mainnumber', work.number);
  entry.text('mainisbn', work.isbn);
}

function putVolume(entry: EntryFields, volume: ProceedingsFields): void {
  entry.names('editor', volume.editors);
  if (volume.in) putMultiVolume(entry, volume.in);
  if (volume.conference) putConference(entry, volume.conference);
  entry.text('series', volume.series);
  entry.text('volume', volume.volume);
  entry.text('part', volume.part);
  entry.text('number', volume.number);
  putPublishers(entry, volume.publishers);
  entry.text('isbn', volume.isbn);
}

/** The volume that an article is in; of it an entry has only what BibLaTeX has a field for, and fields of ours. */
function putContainer(entry: EntryFields, volume: ProceedingsFields): void {
  entry.text('booktitle', volume.title);
  entry.text('booksubtitle', volume.subtitle);
  entry.text('booktitleaddon', volume.titleAddon);
  entry.names('bookauthor', volume.authors);
  putVolume(entry, volume);
  entry.text('bookdate', volume.published);
  entry.text('bookdoi', volume.doi);
  entry.text('bookpagetotal', volume.pageTotal);
  entry.text('booknote', volume.note);
}

/** Writes what is the document's own, between its title and what all documents end with. */
function putOwn(entry: EntryFields, entryType: string, draft: DocumentDraft): void {
  switch (draft.kind) {
    case 'journalArticle': {
      const { fields } = draft;
      if (fields.in) putJournalIssue(entry, fields.in);
      entry.names('editor', fields.editors);
      entry.names('translator', fields.translated?.translators);
      entry.list('origlanguage', fields.translated?.originalLanguages);
      entry.names('annotator', fields.annotators);
      entry.names('commentator', fields.commentators);
      entry.published(fields.published);
      entry.pages(fields.pageStart, fields.pageEnd);
      entry.text('eid', fields.electronicId);
      return;
    }
    case 'proceedingsArticle': {
      const { fields } = draft;
      const volume = fields.proceedings ?? (isBlank(fields.in) ? null : { title: fields.in });
      if (volume) putContainer(entry, volume);
      entry.names('articleeditor', fields.editors);
      entry.published(fields.published);
      entry.text('chapter', fields.chapter);
      entry.pages(fields.pageStart, fields.pageEnd);
      entry.text('eid', fields.electronicId);
      return;
    }
    case 'thesis': {
      const { fields } = draft;
      entry.names('editor', fields.editors);
      const isImplied =
        impliedDegree[entryType] === fields.degreeType && !entry.has('type') && !entry.has('type+latex');
      if (!isImplied) entry.text('type', fields.degreeType);
      entry.oneOfList('institution', fields.institution);
      entry.list('location', fields.institutionLocations);
      entry.published(fields.published);
      entry.text('pagetotal', fields.pageTotal);
      return;
    }
    case 'proceedings': {
      const { fields } = draft;
      putVolume(entry, fields);
      entry.published(fields.published);
      entry.text('pagetotal', fields.pageTotal);
      return;
    }
    case 'other': {
      const { fields } = draft;
      entry.names('editor', fields.editors);
      entry.text('booktitle', fields.bookTitle);
      putPublishers(entry, fields.publishers);
      entry.text('howpublished', fields.howPublished);
      entry.published(fields.published);
      return;
    }
  }
}

/** The fields of an entry that say what the document keeps of other kinds. */
export function writeHidden(
  hidden: readonly HiddenField[],
  entryType: string,
  dialect: Dialect,
  others: readonly OtherField[],
): WrittenField[] {
  const entry = new EntryFields(dialect, others);
  for (const draft of asShown(hidden)) putOwn(entry, entryType, draft);
  return entry.written;
}

/** The fields of a document as an entry of this type has them, in canonical order. */
export function writeFields(document: WholeDocument, entryType: string, dialect: Dialect): WrittenField[] {
  const { fields, hidden = [] } = document;
  const others = fields.otherFields ?? [];
  const entry = new EntryFields(dialect, others);
  entry.aliases(fields.citationKeys);
  entry.names('author', fields.authors);
  entry.text('title', fields.title);
  entry.text('subtitle', fields.subtitle);
  entry.text('titleaddon', fields.titleAddon);
  putOwn(entry, entryType, document);
  entry.doi(fields.doi);
  entry.text('pubstate', fields.publicationState);
  entry.languages(fields.languages);
  entry.paragraphs('abstract', fields.abstract);
  entry.keywords(fields.keywords);
  entry.paragraphs('note', fields.note);
  entry.beside(writeHidden(hidden, entryType, dialect, others));
  entry.rest();
  return entry.written;
}
