// The text of each field of a document by one name, as groups and searches see it. Every document that is written goes
// through here, so there is no parser: LaTeX, which only other fields hold, is read as far as a few replacements can.
import type {
  ConferenceEvent,
  DocumentDraft,
  Entity,
  JournalIssue,
  ProceedingsFields,
  ProceedingsMultiVolume,
  Publisher,
} from './documents.ts';
import { documentDate } from './documentDate.ts';
import { entryTypeOf } from './entryTypes.ts';
import { parseNames } from './nameLists.ts';
import { lastName } from './names.ts';
import { plainLatex } from './plainLatex.ts';
import { readUrl } from './urls.ts';
import { inOneLine } from './whiteSpace.ts';

type Text = string | null | undefined;
type List<Item> = readonly Item[] | null | undefined;

/** Names that mean the same field: to the left what files and people say, to the right the one name. */
const canonicalNames: ReadonlyMap<string, string> = new Map([
  ['journaltitle', 'journal'],
  ['location', 'address'],
  ['school', 'institution'],
  ['annote', 'annotation'],
  ['archiveprefix', 'eprinttype'],
  ['primaryclass', 'eprintclass'],
  ['pdf', 'file'],
  ['keyword', 'keywords'],
  ['key', 'citationkey'],
  ['bibtexkey', 'citationkey'],
  ['citationkeys', 'citationkey'],
]);

/** The one name of a field: lower case, and of several names that mean the same (`journaltitle`, `journal`) always the same. */
export function canonicalField(name: string): string {
  const lower = name.trim().toLowerCase();
  return canonicalNames.get(lower) ?? lower;
}

/** Whether it can be the name of a field: a letter, then letters, digits, `-`, `_` and `+`. */
export function isFieldName(name: string): boolean {
  return /^[a-z][a-z\d_+-]*$/i.test(name);
}

/** Companions of fields that an import keeps (bibtex/README.md); they are no fields of the document. */
const companion = /\+(?:latex|others|inherited|xdata)$/;

/** Fields that are no LaTeX: addresses, paths, numbers. */
const verbatim = /^(?:url|urlraw|file|eprint|doi|groups|crossref|xdata|ids|bdsk-.*|verb.)$/;

const isBlank = (text: Text): boolean => text == null || text.trim() === '';

const trimmed = (items: List<Text>): string[] => (items ?? []).map((item) => item?.trim() ?? '').filter((item) => item);

/** The keywords of a document, each once. */
export function keywordsOf({ fields }: DocumentDraft): readonly string[] {
  return [...new Set(trimmed(fields.keywords))];
}

/** "van der Berg, Jr., Jan", as BibTeX writes names; without its braces. */
function nameText(entity: Entity): string {
  if (entity.organization) return entity.organization.name.trim();
  const { family, nonDroppingParticle, droppingParticle, suffix, given } = entity.person;
  if (trimmed([family, nonDroppingParticle]).length === 0) return trimmed([droppingParticle, given]).join(' ');
  const last = trimmed([droppingParticle, lastName(entity)]).join(' ');
  return trimmed([last, suffix, given]).join(', ');
}

const ofDates = ['date', 'year', 'month'];

/** The fields to gather so that these can be said; null for all. Date, year and month depend on each other, and `doi-3` on every field named `doi`. */
function neededFor(names: readonly string[]): ReadonlySet<string> | null {
  if (names.some((name) => /-\d+$/.test(name))) return null;
  return new Set(names.flatMap((name) => (ofDates.includes(name) ? ofDates : [name])));
}

/** The texts of one document while they are gathered. */
class Texts {
  readonly byField = new Map<string, string>();
  /** Canonical names of the fields to gather; null gathers all. */
  readonly #wanted: ReadonlySet<string> | null;

  constructor(wanted: readonly string[] | null) {
    this.#wanted = wanted && neededFor(wanted);
  }

  #wants(name: string): boolean {
    return this.#wanted === null || this.#wanted.has(name);
  }

  text(name: string, text: Text): void {
    if (!this.#wants(name)) return;
    const said = inOneLine(text ?? '');
    if (said !== '') this.byField.set(name, said);
  }

  list(name: string, items: List<Text>, separator = ', '): void {
    if (this.#wants(name)) this.text(name, trimmed(items).join(separator));
  }

  /** One a line. */
  lines(name: string, items: List<Text>): void {
    if (!this.#wants(name)) return;
    const lines = trimmed(items?.map((item) => inOneLine(item ?? '')));
    if (lines.length > 0) this.byField.set(name, lines.join('\n'));
  }

  names(name: string, entities: List<Entity>): void {
    if (this.#wants(name)) this.list(name, entities?.map(nameText), ' and ');
  }

  /** The date of publication, and what of it can be known. What it says in words is found by the name of the date. */
  date(draft: DocumentDraft): void {
    if (!this.#wants('date')) return;
    const date = documentDate(draft);
    if (!date) return;
    const { text, known, year } = date;
    if (/^\d{1,6}$/.test(this.byField.get('year') ?? '')) return;
    if (!this.byField.has('date')) this.text('date', text);
    if (year !== null) this.text('year', year < 0 ? String(year) : String(year).padStart(4, '0'));
    const month = known?.month ?? null;
    if (month !== null && !this.byField.has('month')) this.text('month', String(month));
  }

  /** Under a name that no field has yet: of two fields of one name the second gets a number, as in a file. */
  other(name: string, value: string): void {
    const own = name.trim().toLowerCase();
    // BibTeX's field `key` is for sorting; what people call the key is the citation key.
    const canonical = own === 'key' ? 'sortkey' : canonicalField(own);
    let free = canonical;
    for (let number = 2; this.byField.has(free); number += 1) free = `${canonical}-${number}`;
    if (!this.#wants(free)) return;
    this.text(free, canonical === 'url' ? readUrl(value) : verbatim.test(canonical) ? value : plainLatex(value));
  }
}

function addPublishers(texts: Texts, publishers: List<Publisher>): void {
  texts.list(
    'publisher',
    publishers?.map(({ name }) => name),
  );
  texts.list(
    'address',
    publishers?.flatMap(({ locations }) => locations ?? []),
  );
}

/** A form may lack what an issue has to have, the name of its journal. */
function addIssue(texts: Texts, { journal, ...issue }: Partial<JournalIssue>): void {
  texts.text('journal', journal?.name);
  texts.text('journalsubtitle', journal?.subtitle);
  texts.text('journaltitleaddon', journal?.titleAddon);
  texts.list('issn', journal?.issn);
  texts.text('series', issue.series);
  texts.text('volume', issue.volume);
  texts.text('number', issue.number);
  texts.text('issue', issue.name);
  texts.text('issuetitle', issue.title);
  texts.text('issuesubtitle', issue.subtitle);
  texts.text('issuetitleaddon', issue.titleAddon);
}

function addConference(texts: Texts, event: ConferenceEvent): void {
  texts.text('eventtitle', event.title);
  texts.text('eventtitleaddon', event.titleAddon);
  const days = trimmed([event.startDate, event.endDate]).map((moment) => moment.slice(0, 10));
  texts.list('eventdate', days, '/');
  texts.list('venue', event.locations);
  texts.list('organization', event.sponsors);
}

function addMultiVolume(texts: Texts, work: ProceedingsMultiVolume): void {
  texts.text('maintitle', work.title);
  texts.text('mainsubtitle', work.subtitle);
  texts.text('maintitleaddon', work.titleAddon);
  texts.text('volumes', work.totalVolumes);
  texts.text('mainseries', work.series);
  texts.text('mainnumber', work.number);
  texts.text('mainisbn', work.isbn);
}

function addVolume(texts: Texts, volume: ProceedingsFields): void {
  texts.names('editor', volume.editors);
  if (volume.in) addMultiVolume(texts, volume.in);
  if (volume.conference) addConference(texts, volume.conference);
  texts.text('series', volume.series);
  texts.text('volume', volume.volume);
  texts.text('part', volume.part);
  texts.text('number', volume.number);
  addPublishers(texts, volume.publishers);
  texts.text('isbn', volume.isbn);
}

function addContainer(texts: Texts, volume: ProceedingsFields): void {
  texts.text('booktitle', volume.title);
  texts.text('booksubtitle', volume.subtitle);
  texts.text('booktitleaddon', volume.titleAddon);
  texts.names('bookauthor', volume.authors);
  texts.text('bookdate', volume.published);
  texts.text('bookdoi', volume.doi);
  texts.text('bookpagetotal', volume.pageTotal);
  texts.text('booknote', volume.note);
  addVolume(texts, volume);
}

interface Paged {
  readonly pageStart?: Text;
  readonly pageEnd?: Text;
  readonly electronicId?: Text;
}

function addPages(texts: Texts, { pageStart, pageEnd, electronicId }: Paged): void {
  texts.list('pages', [pageStart, pageEnd], '-');
  texts.text('eid', electronicId);
}

/** What the kind has beside the common fields, by the names of bibtex/writeFields.ts. */
function addOwn(texts: Texts, draft: DocumentDraft): void {
  switch (draft.kind) {
    case 'journalArticle': {
      const { fields } = draft;
      if (fields.in) addIssue(texts, fields.in);
      texts.names('editor', fields.editors);
      texts.names('translator', fields.translated?.translators);
      texts.list('origlanguage', fields.translated?.originalLanguages);
      texts.names('annotator', fields.annotators);
      texts.names('commentator', fields.commentators);
      addPages(texts, fields);
      return;
    }
    case 'proceedingsArticle': {
      const { fields } = draft;
      addContainer(texts, fields.proceedings ?? { title: fields.in ?? null });
      texts.names('articleeditor', fields.editors);
      texts.text('chapter', fields.chapter);
      addPages(texts, fields);
      return;
    }
    case 'thesis': {
      const { fields } = draft;
      texts.names('editor', fields.editors);
      texts.text('type', fields.degreeType);
      texts.text('institution', fields.institution);
      texts.list('address', fields.institutionLocations);
      texts.text('pagetotal', fields.pageTotal);
      return;
    }
    case 'proceedings':
      addVolume(texts, draft.fields);
      texts.text('pagetotal', draft.fields.pageTotal);
      return;
    case 'other':
      texts.names('editor', draft.fields.editors);
      texts.text('booktitle', draft.fields.bookTitle);
      addPublishers(texts, draft.fields.publishers);
      texts.text('howpublished', draft.fields.howPublished);
  }
}

/**
 * The text of each field that says something, by its canonical name (`canonicalField`): plain Unicode in one line, names as "Family,
 * Given and …", keywords and other lists with ", ". `citationkey` has every key, one a line; `entrytype` the type as exported. `wanted` limits
 * the result to these fields, by their canonical names; others may be missing.
 */
export function fieldTextsOf(
  draft: DocumentDraft,
  wanted: readonly string[] | null = null,
): Readonly<Record<string, string>> {
  const { fields } = draft;
  const texts = new Texts(wanted);
  texts.lines('citationkey', fields.citationKeys);
  texts.text('entrytype', entryTypeOf(draft, 'biblatex'));
  texts.names('author', fields.authors);
  texts.text('title', fields.title);
  texts.text('subtitle', fields.subtitle);
  texts.text('titleaddon', fields.titleAddon);
  addOwn(texts, draft);
  if (!isBlank(fields.published)) texts.date(draft);
  texts.text('doi', fields.doi);
  texts.text('pubstate', fields.publicationState);
  texts.list('language', fields.languages);
  texts.text('abstract', fields.abstract);
  texts.list('keywords', keywordsOf(draft));
  texts.text('note', fields.note);
  for (const { name, value } of fields.otherFields ?? []) if (!companion.test(name)) texts.other(name, value);
  if (isBlank(fields.published)) texts.date(draft);
  return Object.fromEntries(texts.byField);
}

/** The text of each named field, in the order of the names, which need not be canonical; null if the field is empty or unknown. */
export function textsOfFields(draft: DocumentDraft, names: readonly string[]): (string | null)[] {
  const wanted = names.map(canonicalField);
  const texts = new Map(Object.entries(fieldTextsOf(draft, wanted)));
  return wanted.map((name) => texts.get(name) ?? null);
}

/** The people in a field that the document holds as names. */
export function entitiesIn(draft: DocumentDraft, field: string): readonly Entity[] {
  if (field === 'author') return draft.fields.authors ?? [];
  switch (draft.kind) {
    case 'journalArticle': {
      const { editors, translated, annotators, commentators } = draft.fields;
      const byField = new Map<string, List<Entity>>([
        ['editor', editors],
        ['translator', translated?.translators],
        ['annotator', annotators],
        ['commentator', commentators],
      ]);
      return byField.get(field) ?? [];
    }
    case 'proceedingsArticle':
      if (field === 'articleeditor') return draft.fields.editors ?? [];
      if (field === 'bookauthor') return draft.fields.proceedings?.authors ?? [];
      return field === 'editor' ? (draft.fields.proceedings?.editors ?? []) : [];
    case 'thesis':
    case 'proceedings':
    case 'other':
      return field === 'editor' ? (draft.fields.editors ?? []) : [];
  }
}

/** The people in a field, also in one that an import kept as a text. */
export function peopleOf(draft: DocumentDraft, field: string): readonly Entity[] {
  const name = canonicalField(field);
  const entities = [...entitiesIn(draft, name)];
  for (const other of draft.fields.otherFields ?? []) {
    if (canonicalField(other.name) === name) entities.push(...parseNames(plainLatex(other.value, 'keepBraces')));
  }
  return entities;
}

const distinct = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => name.trim()).filter((name) => name !== '')),
];

/** The last names of the people in a field, each once, and the names of the organizations. */
export function lastNamesOf(draft: DocumentDraft, field: string): readonly string[] {
  return distinct(peopleOf(draft, field).map(lastName));
}

/** The same also without particles: the desktop app compares "Gaulle", people say "de Gaulle". */
export function lastNameSpellingsOf(draft: DocumentDraft, field: string): readonly string[] {
  return distinct(peopleOf(draft, field).flatMap((entity) => [lastName(entity), entity.person?.family ?? '']));
}
