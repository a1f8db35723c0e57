// An item of CSL-JSON as an entry of BibLaTeX (csl-data.json, version 1.0.2): what a file holds, and what services answer.
import type { SourceEntry } from '../bibtex/source.ts';
import { withoutMarkup } from '../bibtex/readMarkup.ts';
import type { Entity, PersonName } from '../documents.ts';
import { eprintTypes } from '../fields/table.ts';
import { eprintNumber } from '../eprints.ts';
import { isRecord } from '../isRecord.ts';
import { cslDateVariables, cslNameVariables, cslTypes } from './cslVariables.ts';
import { CollectedFields } from './collectedFields.ts';
import { fromCslDate } from './exchangeDates.ts';
import { isTitleField } from './formattedDraftTitles.ts';
import { languageOfCode } from './languageCodes.ts';
import { keyOfWord } from './localizationKeys.ts';
import { plainCslVariables } from './plainFields.ts';
import { readDegreeType } from './readDegreeType.ts';
import { suggestionNamed } from './suggestionNamed.ts';

type Item = Readonly<Record<string, unknown>>;

/** How items of a type name what BibLaTeX's entries of the type call otherwise. */
type Names = Readonly<Record<string, string>>;

/** Variables that mean the same in all types. `journalAbbreviation`, `shortTitle` and `event` are the names of older versions. */
const common: Names = {
  title: 'title',
  'title-short': 'shorttitle',
  shortTitle: 'shorttitle',
  'original-title': 'origtitle',
  author: 'author',
  editor: 'editor',
  translator: 'translator',
  'container-author': 'bookauthor',
  issued: 'date',
  'original-date': 'origdate',
  accessed: 'urldate',
  'event-date': 'eventdate',
  'event-title': 'eventtitle',
  event: 'eventtitle',
  'event-place': 'venue',
  'collection-title': 'series',
  'collection-number': 'number',
  volume: 'volume',
  part: 'part',
  'part-number': 'part',
  edition: 'edition',
  version: 'version',
  page: 'pages',
  'number-of-pages': 'pagetotal',
  'chapter-number': 'chapter',
  publisher: 'publisher',
  'publisher-place': 'location',
  genre: 'type',
  medium: 'howpublished',
  number: 'eid',
  DOI: 'doi',
  ISBN: 'isbn',
  ISSN: 'issn',
  PMID: 'pmid',
  PMCID: 'pmcid',
  URL: 'url',
  abstract: 'abstract',
  annote: 'annotation',
  keyword: 'keywords',
  language: 'language',
  note: 'note',
  status: 'pubstate',
  ...Object.fromEntries(plainCslVariables),
};

/** Of what has a number of its own; the one in a series stays under its own name. */
const numbered: Names = { number: 'number', 'collection-number': 'collection-number' };

/** The differences between types of entries. */
const byEntryType: Readonly<Record<string, Names>> = {
  article: {
    'container-title': 'journaltitle',
    'container-title-short': 'shortjournal',
    journalAbbreviation: 'shortjournal',
    'collection-number': 'collection-number',
    'volume-title': 'issuetitle',
    issue: 'number',
  },
  book: { 'container-title': 'maintitle' },
  inproceedings: { 'container-title': 'booktitle' },
  incollection: { 'container-title': 'booktitle' },
  inreference: { 'container-title': 'booktitle' },
  thesis: { publisher: 'institution', ...numbered },
  report: { publisher: 'institution', ...numbered },
  online: { publisher: 'organization', ...numbered },
  patent: { jurisdiction: 'location', ...numbered },
  periodical: { issue: 'number', 'volume-title': 'issuetitle', 'collection-number': 'collection-number' },
  ...Object.fromEntries(['dataset', 'software', 'standard', 'misc', 'unpublished'].map((type) => [type, numbered])),
};

/** The same where `volume-title` names a volume beside the set that it belongs to. */
const inSets: Readonly<Record<string, Names>> = {
  book: { title: 'maintitle', 'volume-title': 'title' },
  ...Object.fromEntries(
    ['inproceedings', 'incollection', 'inreference'].map((type) => [
      type,
      { 'container-title': 'maintitle', 'volume-title': 'booktitle' },
    ]),
  ),
};

/** A text or a number as one text; of a list, as Crossref has ISSNs, all of it. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (!Array.isArray(value)) return null;
  const texts = value.map(textOf).filter((text) => text !== null);
  return texts.length === 0 ? null : texts.join(', ');
}

const nameParts: Readonly<Record<string, keyof PersonName>> = {
  family: 'family',
  given: 'given',
  suffix: 'suffix',
  'non-dropping-particle': 'nonDroppingParticle',
  'dropping-particle': 'droppingParticle',
};

/** A name; `name` is what Crossref calls that of an organization. */
function entityOf(name: unknown): Entity | null {
  if (!isRecord(name)) return null;
  const person = Object.fromEntries(
    Object.entries(nameParts).flatMap(([part, own]) => {
      const text = textOf(name[part]);
      return text === null ? [] : [[own, withoutMarkup(text, 'text')]];
    }),
  );
  if (Object.keys(person).length > 0) return { person };
  const organization = textOf(name.literal) ?? textOf(name.name);
  return organization === null ? null : { organization: { name: withoutMarkup(organization, 'text') } };
}

/** Whether a name means "and others", as in BibTeX and in our own files. */
const isOthers = ({ organization, person }: Entity): boolean =>
  /^(?:others|et al\.?)$/i.test(organization?.name ?? (person?.given == null ? (person?.family ?? '') : ''));

function putNames(fields: CollectedFields, field: string, value: unknown): boolean {
  const entities = (Array.isArray(value) ? value : []).map(entityOf).filter((entity) => entity !== null);
  const last = entities.at(-1);
  const goesOn = entities.length > 1 && last !== undefined && isOthers(last);
  return fields.people(field, goesOn ? entities.slice(0, -1) : entities, goesOn);
}

/** Puts a value into a field as the field is written; false if the field has another value. */
function putText(fields: CollectedFields, field: string, text: string, entryType: string): boolean {
  switch (field) {
    case 'url':
      return fields.verbatim(field, text);
    case 'abstract':
    case 'annotation':
      return fields.paragraphs(field, withoutMarkup(text, 'paragraphs'));
    case 'note':
      return fields.paragraphs(field, text);
    case 'keywords':
      return fields.keywords(text.split(/\s*[,;]\s*/));
    case 'publisher':
    case 'organization':
      return fields.list(field, text.split(/\s*;\s*/));
    case 'location':
      return fields.list(
        field,
        text.split(/\s*;\s*/).map((place) => (entryType === 'patent' ? keyOfWord(place) : place)),
      );
    case 'language':
      return fields.list(field, text.split(/\s*[,;]\s*/).map(languageOfCode));
    case 'type':
      return fields.text(field, entryType === 'thesis' ? readDegreeType(text) : keyOfWord(text));
    case 'pubstate':
      return fields.text(field, keyOfWord(text));
    default:
      return isTitleField(field) ? fields.title(field, text) : fields.text(field, withoutMarkup(text, 'text'));
  }
}

/** BibLaTeX's name for an archive; null if it has none. */
const archiveType = (archive: string | null): string | null =>
  suggestionNamed(eprintTypes, archive ?? '')?.value ?? null;

/** Sets the archive of a preprint, and returns the variables that it was read from. */
function takeEprint(fields: CollectedFields, item: Item): readonly string[] {
  const number = textOf(item.number);
  const archive = textOf(item.archive);
  const location = textOf(item.archive_location);
  const isArxivNumber = number !== null && /^arxiv:\s*\S/i.test(number);
  const type = archiveType(archive) ?? (archive === null && isArxivNumber ? 'arxiv' : null);
  const eprint = location ?? (isArxivNumber ? number : null);
  if (type === null || eprint === null) return [];
  fields.verbatim('eprint', eprintNumber(eprint));
  fields.text('eprinttype', type);
  fields.text('eprintclass', textOf(item.archive_collection));
  const isSame = number !== null && eprintNumber(number) === eprintNumber(eprint);
  return ['archive', 'archive_collection', 'archive_location', ...(isSame ? ['number'] : [])];
}

/** Sets the volume and the part from a number such as "7.2", and returns the variable that it was read from. */
function takeVolume(fields: CollectedFields, item: Item): readonly string[] {
  const [, volume, part] = /^(\d+)\.(\d+)$/.exec(textOf(item.volume) ?? '') ?? [];
  if ('part' in item || 'part-number' in item || volume === undefined) return [];
  fields.text('volume', volume);
  fields.text('part', part);
  return ['volume'];
}

/** Sets the title, and the subtitle that follows its short form, and returns the variables that they were read from. */
function takeTitle(fields: CollectedFields, item: Item): readonly string[] {
  const [title, short] = [textOf(item.title) ?? '', textOf(item['title-short']) ?? ''];
  if (short === '' || !title.startsWith(`${short}: `)) return [];
  fields.title('title', short);
  fields.title('subtitle', title.slice(short.length + 2));
  return ['title', 'title-short'];
}

/** The citation key of the item; empty if it has none. Ids of other programs, such as addresses, aren't keys. */
function keyOf(item: Item): string {
  const keys = [textOf(item['citation-key']), textOf(item.id)].filter((key) => key !== null);
  return keys.find((key) => /^[^\s{}(),"#%'~\\=^&$/]+$/.test(key)) ?? '';
}

/** Sets an other field for a variable without a BibLaTeX field. It has the name of the variable. Values other than text, names and dates are kept as JSON. */
function putOther(fields: CollectedFields, variable: string, value: unknown): void {
  const ownName = variable.toLowerCase();
  // Another variable has filled the field of this name.
  const name = fields.has(ownName) ? `${ownName}-2` : ownName;
  const text = textOf(value);
  if (text !== null && variable.includes('title')) fields.title(name, text);
  else if (text !== null) fields.text(name, withoutMarkup(text, 'text'));
  else if (cslNameVariables.has(variable) && Array.isArray(value)) putNames(fields, name, value);
  else if (cslDateVariables.has(variable)) fields.text(name, fromCslDate(value));
  else if (value !== null && value !== undefined) fields.text(name, JSON.stringify(value));
}

/** Puts the value of a variable into its field; false if it found no place. */
function putVariable(fields: CollectedFields, variable: string, field: string, item: Item, entryType: string): boolean {
  const value = item[variable];
  if (cslNameVariables.has(variable)) return putNames(fields, field, value);
  if (cslDateVariables.has(variable)) return fields.text(field, fromCslDate(value));
  const text = textOf(value);
  return text !== null && putText(fields, field, text, entryType);
}

/** Variables that say nothing that others do not say. */
function isRepeated(variable: string, item: Item, names: Names): boolean {
  const [text, page] = [textOf(item[variable]), textOf(item.page)];
  if (variable === 'event') return text !== null && text === textOf(item['event-title']);
  if (variable === 'page-first') return page?.startsWith(text ?? '') ?? false;
  // Where there are no pages, styles print the number of an article in their place.
  return variable === 'page' && text !== null && text === textOf(item.number) && names.number === 'eid';
}

/**
 * Reads an item. Every variable becomes a field, under the name of the variable where BibLaTeX has none for it. What is no item becomes an
 * entry without fields. `line` is where it begins in its file.
 */
export function readCslItem(item: unknown, line: number): SourceEntry {
  const said: Item = isRecord(item) ? item : {};
  const cslType = textOf(said.type) ?? 'document';
  const [, entryType, subtype] = cslTypes.find(([name]) => name === cslType) ?? ['', 'misc', cslType];
  const isInSet = 'volume-title' in said && ('container-title' in said || entryType === 'book');
  const names: Names = { ...common, ...byEntryType[entryType], ...(isInSet ? inSets[entryType] : {}) };
  const fields = new CollectedFields();
  const key = keyOf(said);
  const isKey = textOf(said['citation-key']) === key;
  const done = new Set(['type', 'id', ...(isKey ? ['citation-key'] : []), ...takeEprint(fields, said)]);
  if (entryType !== 'article') for (const variable of takeVolume(fields, said)) done.add(variable);
  if (names.title === 'title') for (const variable of takeTitle(fields, said)) done.add(variable);
  if (subtype !== undefined) fields.text('entrysubtype', subtype);
  for (const variable of Object.keys(said)) {
    if (done.has(variable) || isRepeated(variable, said, names)) continue;
    const field = Object.hasOwn(names, variable) ? names[variable] : undefined;
    if (field === undefined || !putVariable(fields, variable, field, said, entryType))
      putOther(fields, variable, said[variable]);
  }
  return { type: entryType, key, line, fields: fields.all(), remarks: [] };
}
