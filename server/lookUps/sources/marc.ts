// Records of books as library catalogues write them: MARC 21 in XML (https://www.loc.gov/marc/bibliographic/), with the habits of the German
// catalogues, which leave out most of its punctuation and put marks around articles at the beginning of titles.
import type { SourceEntry } from '#bibliography/bibtex/source.ts';
import type { Entity } from '#bibliography/documents.ts';
import { CollectedFields } from '#bibliography/exchange/collectedFields.ts';
import { isbn13 } from '#bibliography/identifiers.ts';
import { parseName } from '#bibliography/nameLists.ts';
import { languageName } from '../languageNames.ts';
import { entryOf } from '../source.ts';
import type { XmlElement } from '../xml.ts';

/** A field of a record and its subfields. */
class MarcField {
  readonly tag: string;
  readonly secondIndicator: string;
  readonly #subfields: readonly (readonly [code: string, text: string])[];

  constructor(field: XmlElement) {
    this.tag = field.attributes.tag ?? '';
    this.secondIndicator = field.attributes.ind2 ?? '';
    this.#subfields = field.all('subfield').map(({ attributes, text }) => [attributes.code ?? '', cleaned(text)]);
  }

  all(code: string): string[] {
    return this.#subfields.filter(([own]) => own === code).map(([, text]) => text);
  }

  first(code: string): string {
    return this.all(code)[0] ?? '';
  }
}

/** Without the marks around what sorting leaves out (U+0098, U+009C; also as « and ¬), and without ISBD's punctuation between parts. */
function cleaned(text: string): string {
  return text
    .replace(/[\u0098\u009c¬]|<<|>>/g, '')
    .normalize('NFC')
    .replace(/\s*[/:;,=]\s*$/, '')
    .trim();
}

/** A full stop ends a statement, unless it ends an abbreviation or an initial. */
const withoutStop = (text: string): string => text.replace(/(?<=[\p{Ll}\d)\]]{3})\.$/u, '');

/** Cataloguers put in brackets what the book does not say itself. */
const withoutBrackets = (text: string): string => text.replace(/^\[(.*)\]$/, '$1').trim();

/** MARC's codes and words for the roles of people. */
const editorRoles = /^(?:edt|edc|hrsg|hg|herausgeber|ed(?:itor)?s?)\b/i;
const translatorRoles = /^(?:trl|übers|translator)/i;
const authorRoles = /^(?:aut|cre|author|verfasser|autor)/i;

type Role = 'author' | 'editor' | 'translator' | null;

/** Without a role, a main entry (100, 110) is the author, and an added entry is a contributor. */
function roleOf(field: MarcField): Role {
  const roles = [...field.all('4'), ...field.all('e')];
  if (roles.some((role) => authorRoles.test(role))) return 'author';
  if (roles.some((role) => editorRoles.test(role))) return 'editor';
  if (roles.some((role) => translatorRoles.test(role))) return 'translator';
  return field.tag.startsWith('1') && roles.length === 0 ? 'author' : null;
}

function entityOf(field: MarcField): Entity | null {
  const name = withoutStop(field.first('a'));
  if (name === '') return null;
  if (field.tag.endsWith('00')) return parseName(name);
  return { organization: { name: [name, ...field.all('b')].join(', ') } };
}

/** "XII, 345 S. : Ill." has 345 pages. */
function pageTotal(extent: string): string {
  return /(\d+)\s*(?:S\b|Seiten|pages?|p\b)/i.exec(extent)?.[1] ?? '';
}

/** "© 2016", "c2016", "[2016]" and "2016-" are the year 2016. */
const yearOf = (text: string): string => /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? '';

/** "2. Auflage" and "2nd ed." are the second edition, which entries say by its number. */
const editionOf = (text: string): string =>
  /^(\d{1,3})(?:\.|st|nd|rd|th)?\s*(?:,\s*)?\S*\s*(?:Auf|ed)/i.exec(text)?.[1] ?? text;

export class MarcRecord {
  readonly #fields: readonly MarcField[];
  readonly #leader: string;

  constructor(record: XmlElement) {
    this.#leader = record.first('leader')?.rawText ?? '';
    this.#fields = record.all('datafield').map((field) => new MarcField(field));
  }

  all(...tags: string[]): MarcField[] {
    return this.#fields.filter(({ tag }) => tags.includes(tag));
  }

  first(...tags: string[]): MarcField | null {
    return this.all(...tags)[0] ?? null;
  }

  /** Whether it is of a printed or an electronic text: no sound, film or map. */
  get isText(): boolean {
    return this.#leader === '' || ['a', 't'].includes(this.#leader.charAt(6));
  }
}

function peopleOf(record: MarcRecord, wanted: Role): Entity[] {
  const fields = record.all('100', '110', '700', '710').filter((field) => roleOf(field) === wanted);
  const names = new Map<string, Entity>();
  for (const field of fields) {
    const entity = entityOf(field);
    // Catalogues name the same person once for each role.
    if (entity !== null && !names.has(field.first('a'))) names.set(field.first('a'), entity);
  }
  return [...names.values()];
}

/** A record of a book as the entry that it becomes. */
export function readMarc(record: MarcRecord): SourceEntry {
  const fields = new CollectedFields();
  const title = record.first('245');
  const published =
    record.all('264').find(({ secondIndicator }) => secondIndicator === '1') ?? record.first('260', '264');
  const series = record.first('490', '830');
  const thesis = record.first('502');
  const authors = peopleOf(record, 'author');
  const editors = peopleOf(record, 'editor');
  const isbns = record.all('020').flatMap((field) => field.all('a').map((text) => text.replace(/\s.*$/, '')));
  fields.text('title', withoutStop([title?.first('a') ?? '', ...(title?.all('p') ?? [])].filter(Boolean).join(', ')));
  fields.text('subtitle', withoutStop(title?.first('b') ?? ''));
  fields.people('author', authors);
  fields.people('editor', editors);
  fields.people('translator', peopleOf(record, 'translator'));
  fields.text('volume', title?.first('n'));
  fields.text('edition', editionOf(withoutStop(withoutBrackets(record.first('250')?.first('a') ?? ''))));
  fields.list('publisher', (published?.all('b') ?? []).slice(0, 1).map(withoutBrackets));
  fields.list('location', (published?.all('a') ?? []).map(withoutBrackets));
  fields.text('date', yearOf(published?.first('c') ?? ''));
  fields.text('pagetotal', pageTotal(record.first('300')?.first('a') ?? ''));
  fields.text('series', withoutStop(series?.first('a') ?? ''));
  fields.text('number', series?.first('v').replace(/^(?:Bd|Band|vol|no|Nr)\.?\s*/i, ''));
  fields.text('isbn', [...new Set(isbns.map((isbn) => isbn13(isbn)).filter((isbn) => isbn !== null))].join(', '));
  fields.verbatim(
    'doi',
    record
      .all('024')
      .find((field) => field.first('2') === 'doi')
      ?.first('a'),
  );
  fields.list('language', (record.first('041')?.all('a') ?? []).map(languageName));
  fields.paragraphs('abstract', record.first('520')?.first('a'));
  if (thesis !== null) {
    fields.text('institution', thesis.first('c'));
    fields.text('type', thesis.first('b') || thesis.first('a'));
  }
  const type = thesis !== null ? 'thesis' : authors.length === 0 && editors.length > 0 ? 'collection' : 'book';
  return entryOf(type, fields);
}
