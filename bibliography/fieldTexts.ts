// The text of each field of a document under one name, as groups and searches use it. It runs on every write, so it uses no parser: LaTeX, which occurs only in
// other fields, is read as far as simple replacements can.
import { markSuffix } from './bibtex/marks.ts';
import type { DocumentDraft, Entity, Publisher } from './documents.ts';
import { documentDate } from './documentDate.ts';
import { entryTypeOf } from './entryTypes.ts';
import { entryPlaces, type EntryPlace, holderOf, type Values, valueAt, valuesOf } from './fields/entryFields.ts';
import { canonicalField } from './fields/fieldNames.ts';
import { parseNames } from './nameLists.ts';
import { lastName } from './names.ts';
import { plainLatex } from './plainLatex.ts';
import { readUrl } from './urls.ts';
import { inOneLine } from './whiteSpace.ts';

type Text = string | null | undefined;
type List<Item> = readonly Item[] | null | undefined;

/** Fields that aren't LaTeX: addresses, paths, numbers. */
const verbatim = /^(?:url|urlraw|file|eprint|doi|groups|crossref|xdata|ids|bdsk-.*|verb.)$/;

const isBlank = (text: Text): boolean => text == null || text.trim() === '';

const trimmed = (items: List<Text>): string[] => (items ?? []).map((item) => item?.trim() ?? '').filter((item) => item);

const distinctKeywords = (keywords: List<Text>): string[] => [...new Set(trimmed(keywords))];

/** The keywords of a document, each once. */
export function keywordsOf({ fields }: DocumentDraft): readonly string[] {
  return distinctKeywords(fields.keywords);
}

/** "van der Berg, Jr., Jan", as BibTeX writes names, but without braces. */
function nameText(entity: Entity): string {
  if (entity.organization) return entity.organization.name.trim();
  const { family, nonDroppingParticle, droppingParticle, suffix, given } = entity.person;
  if (trimmed([family, nonDroppingParticle]).length === 0) return trimmed([droppingParticle, given]).join(' ');
  const last = trimmed([droppingParticle, lastName(entity)]).join(' ');
  return trimmed([last, suffix, given]).join(', ');
}

const ofDates = ['date', 'year', 'month'];

/** The fields needed to compute these; null for all. Date, year and month depend on each other, and `doi-3` depends on every field named `doi`. */
function neededFor(names: readonly string[]): ReadonlySet<string> | null {
  if (names.some((name) => /-\d+$/.test(name))) return null;
  return new Set(names.flatMap((name) => (ofDates.includes(name) ? ofDates : [name])));
}

/** Collects the texts of one document. */
class Texts {
  readonly byField = new Map<string, string>();
  /** Canonical names of the fields to collect; null collects all. */
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

  /** One per line. */
  lines(name: string, items: List<Text>): void {
    if (!this.#wants(name)) return;
    const lines = trimmed(items?.map((item) => inOneLine(item ?? '')));
    if (lines.length > 0) this.byField.set(name, lines.join('\n'));
  }

  names(name: string, entities: List<Entity>): void {
    if (this.#wants(name)) this.list(name, entities?.map(nameText), ' and ');
  }

  /** The date of publication and its known parts. A date in words is found under the name `date`. */
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

  /** Adds under an unused name: if two fields have the same name, the second gets a number, as in a file. */
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

/** Collects the text of one field, by its form in files. `holder` is the object that holds it. */
function addField(texts: Texts, { form, searchName: name }: EntryPlace, value: unknown, holder: Values): void {
  switch (form) {
    case 'names':
      texts.names(name, value as List<Entity>);
      return;
    case 'citationKeys':
      texts.lines(name, value as List<Text>);
      return;
    case 'keywords':
      texts.list(name, distinctKeywords(value as List<Text>));
      return;
    case 'list':
    case 'languages':
    case 'issn':
      texts.list(name, value as List<Text>);
      return;
    case 'publishers': {
      const publishers = value as List<Publisher>;
      texts.list(
        name,
        publishers?.map((publisher) => publisher.name),
      );
      texts.list(
        'address',
        publishers?.flatMap(({ locations }) => locations ?? []),
      );
      return;
    }
    case 'firstPage':
      texts.list(name, [holder.pageStart, holder.pageEnd] as Text[], '-');
      return;
    case 'firstDay': {
      const moments = trimmed([holder.startDate, holder.endDate] as Text[]);
      texts.list(
        name,
        moments.map((moment) => moment.slice(0, 10)),
        '/',
      );
      return;
    }
    // `firstPage` and `firstDay` also add the last page and day; `Texts.date` adds the date of publication.
    case 'lastPage':
    case 'lastDay':
    case 'published':
      return;
    default:
      texts.text(name, value as Text);
  }
}

/**
 * The text of each non-empty field by its canonical name (`canonicalField`): plain Unicode in one line, names as "Family, Given and …", keywords and other
 * lists with ", ". `citationkey` has all keys, one per line; `entrytype` is the type in an export. If `wanted` is given, only these fields (canonical names)
 * are certain to be included.
 */
export function fieldTextsOf(
  draft: DocumentDraft,
  wanted: readonly string[] | null = null,
): Readonly<Record<string, string>> {
  const { fields } = draft;
  const texts = new Texts(wanted);
  const values = valuesOf(draft);
  texts.text('entrytype', entryTypeOf(draft, 'biblatex'));
  for (const place of entryPlaces(draft.kind)) {
    const holder = holderOf(values, place);
    addField(texts, place, holder[place.member], holder);
  }
  if (!isBlank(fields.published)) texts.date(draft);
  for (const { name, value } of fields.otherFields ?? []) if (!markSuffix.test(name)) texts.other(name, value);
  if (isBlank(fields.published)) texts.date(draft);
  return Object.fromEntries(texts.byField);
}

/** The text of each named field, in the order of the names, which needn't be canonical; null if the field is empty or unknown. */
export function textsOfFields(draft: DocumentDraft, names: readonly string[]): (string | null)[] {
  const wanted = names.map(canonicalField);
  const texts = new Map(Object.entries(fieldTextsOf(draft, wanted)));
  return wanted.map((name) => texts.get(name) ?? null);
}

/** The people in a field that stores names, by its canonical name. */
export function entitiesIn(draft: DocumentDraft, field: string): readonly Entity[] {
  const place = entryPlaces(draft.kind).find(({ form, searchName }) => form === 'names' && searchName === field);
  return (place && (valueAt(valuesOf(draft), place) as List<Entity>)) ?? [];
}

/** The people in a field, also if an import stored them as text. */
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

/** The last names of the people in a field, each once, and the names of organizations. */
export function lastNamesOf(draft: DocumentDraft, field: string): readonly string[] {
  return distinct(peopleOf(draft, field).map(lastName));
}

/** The last names, also without particles: the desktop app compares "Gaulle", people write "de Gaulle". */
export function lastNameSpellingsOf(draft: DocumentDraft, field: string): readonly string[] {
  return distinct(peopleOf(draft, field).flatMap((entity) => [lastName(entity), entity.person?.family ?? '']));
}
