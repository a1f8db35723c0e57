// CSL-JSON, the input of citation processors: https://github.com/citation-style-language/schema, csl-data.json, version 1.0.2. Titles have the elements of their
// formats, as in the files of Zotero and pandoc.
import { cutFormatted, readFormatted } from '../bibtex/formattedTitles.ts';
import { degreeTypes } from '../fields/table.ts';
import { labelOf } from '../kinds.ts';
import type { DocumentDraft, Entity } from '../documents.ts';
import { ownValue } from '../ownValue.ts';
import { readDate } from '../writtenDates.ts';
import { type CslDate, toCslDate } from './exchangeDates.ts';
import { cslDateVariables, cslNameVariables, cslTextVariables, cslTypes } from './cslVariables.ts';
import { type ExchangeRecord, exchangeRecordOf, OtherFields, volumeOf } from './exchangeRecord.ts';
import { withFormattedTitles } from './formattedDraftTitles.ts';
import { languageCode } from './languageCodes.ts';
import { wordOfKey } from './localizationKeys.ts';
import { plainCslVariables, plainText } from './plainFields.ts';
import { type NoteVariable, readNoteVariables } from './noteVariables.ts';

interface CslName {
  family?: string;
  given?: string;
  suffix?: string;
  'non-dropping-particle'?: string;
  'dropping-particle'?: string;
  literal?: string;
}

/** An item of CSL-JSON: its type, its id, and the variables that it has. */
export type CslItem = { id: string; type: string } & Record<string, string | CslName[] | CslDate>;

/** Variables of an item; `null` are those that it does not have. */
type CslVariables = Readonly<Record<string, CslItem[string] | null>>;

const types: Readonly<Record<string, string>> = {
  article: 'article-journal',
  suppperiodical: 'article-journal',
  inproceedings: 'paper-conference',
  thesis: 'thesis',
  // CSL has no type for a whole volume of proceedings.
  ...Object.fromEntries(
    ['proceedings', 'mvproceedings', 'book', 'mvbook', 'collection', 'mvcollection'].map((type) => [type, 'book']),
  ),
  ...Object.fromEntries(
    ['inbook', 'incollection', 'bookinbook', 'suppbook', 'suppcollection'].map((type) => [type, 'chapter']),
  ),
  ...Object.fromEntries(['reference', 'mvreference', 'manual'].map((type) => [type, 'book'])),
  booklet: 'pamphlet',
  dataset: 'dataset',
  inreference: 'entry-encyclopedia',
  online: 'webpage',
  patent: 'patent',
  periodical: 'periodical',
  report: 'report',
  software: 'software',
  unpublished: 'manuscript',
};

function nameOf(entity: Entity): CslName {
  if (entity.organization) return { literal: entity.organization.name };
  const { family, given, suffix, nonDroppingParticle, droppingParticle } = entity.person;
  const parts = {
    family,
    given,
    suffix,
    'non-dropping-particle': nonDroppingParticle,
    'dropping-particle': droppingParticle,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part != null && part !== ''));
}

/** CSL has no word for "and others": a last name says it, as BibTeX does. */
function namesOf(entities: readonly Entity[], goesOn = false): CslName[] | null {
  if (entities.length === 0) return null;
  return [...entities.map(nameOf), ...(goesOn ? [{ literal: 'others' }] : [])];
}

const dateOf = (text: string | null, knownYear: number | null = null): CslDate | null =>
  text === null ? null : toCslDate(text, knownYear);

function pagesOf({ pageStart, pageEnd, articleNumber }: ExchangeRecord): string | null {
  // Styles print no number of an article, but its pages.
  if (pageStart === null || pageEnd === null) return pageStart ?? pageEnd ?? articleNumber;
  return `${pageStart}-${pageEnd}`;
}

/** The type; `subtype` tells a type of CSL from others that are the same type of BibLaTeX. An unknown one stays as it came. */
function cslTypeOf(type: string, subtype: string | null): string {
  const [ofSubtype] = cslTypes.find((row) => row[1] === type && (row[2] ?? null) === subtype) ?? [];
  return ofSubtype ?? ownValue(types, type) ?? (type === 'misc' && subtype !== null ? subtype : 'document');
}

/** Variables whose names are those of fields that an import leaves among the others, and that are read above. */
const alsoFields: ReadonlySet<string> = new Set([
  ...['abstract', 'annote', 'author', 'edition', 'editor', 'language', 'note', 'number', 'part', 'publisher', 'title'],
  ...['translator', 'version', 'volume', 'DOI', 'ISBN', 'ISSN', 'PMCID', 'PMID', 'URL'],
]);

/** Variables by their names in lower case, as an import has them among the other fields. */
const otherVariables: ReadonlyMap<string, string> = new Map(
  [...cslNameVariables, ...cslDateVariables, ...cslTextVariables]
    .filter((variable) => !alsoFields.has(variable))
    .map((variable) => [variable.toLowerCase(), variable]),
);

const readTitle = (latex: string): string | undefined => readFormatted([latex])[0];

/** The variables that an import found no field for. */
function otherVariablesOf(draft: DocumentDraft): [string, CslItem[string]][] {
  const other = new OtherFields(draft, readTitle);
  return (draft.fields.otherFields ?? []).flatMap(({ name }): [string, CslItem[string]][] => {
    const variable = otherVariables.get(name);
    if (variable === undefined) return [];
    const value = cslNameVariables.has(variable)
      ? namesOf(other.people(name), other.goesOn(name))
      : cslDateVariables.has(variable)
        ? dateOf(other.date(name))
        : name.includes('title')
          ? other.title(name)
          : other.text(name);
    return value === null ? [] : [[variable, value]];
  });
}

/** Types that are or hold an issue, so that their number is that of the issue. */
const issues: ReadonlySet<string> = new Set(['article', 'periodical', 'suppperiodical']);

/** The series of a journal, of which BibLaTeX has the number or a key: "3rd series", "new series". */
function seriesOf({ series, type }: ExchangeRecord): string | null {
  if (series === null || !issues.has(type)) return series;
  if (!/^\d{1,3}$/.test(series)) return wordOfKey(series);
  const teens = /1[1-3]$/.test(series);
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][Number(series.slice(-1))] ?? 'th');
  return `${series}${ending} series`;
}

/**
 * What holds the work. A volume of a set is in the set; a chapter is in its volume, and the set takes the place of a series. CSL calls the
 * volume `volume-title` beside the set, but one style in a hundred prints that: the title of the work itself would be lost in the others.
 * It is used where a chapter's volume is in a set and in a series.
 */
function containersOf(record: ExchangeRecord): CslVariables {
  const { container, set, issueTitle } = record;
  const series = seriesOf(record);
  if (container === null) return { 'container-title': set, 'volume-title': issueTitle, 'collection-title': series };
  if (set === null || series === null)
    return { 'container-title': container, 'volume-title': issueTitle, 'collection-title': series ?? set };
  return { 'container-title': set, 'volume-title': container, 'collection-title': series };
}

/** Where it was published; of a patent, where it holds. */
function placeOf({ type, place }: ExchangeRecord): CslVariables {
  if (place === null) return {};
  return type === 'patent'
    ? { jurisdiction: place.split('; ').map(wordOfKey).join('; ') }
    : { 'publisher-place': place };
}

/** The short title, or what stands before the colon: a title without its subtitle, wherever that is kept. */
function shortTitleOf({ shortTitle, title }: ExchangeRecord): string | null {
  if (shortTitle !== null || title === null) return shortTitle;
  const colon = title.indexOf(': ');
  return colon <= 0 ? null : cutFormatted(title, colon);
}

/** A variable that was written into the note; of names, "family || given" is a person. */
function ofNote({ variable, values }: NoteVariable): CslItem[string] {
  const [first = ''] = values;
  if (cslDateVariables.has(variable)) return toCslDate(readDate(first) ?? first);
  if (!cslNameVariables.has(variable)) return first;
  return values.map((value) => {
    const [family = '', given] = value.split(/\s*\|\|\s*/);
    return given === undefined ? { literal: family } : { family, given };
  });
}

/** A document as an item of CSL-JSON; `key` becomes its id. */
export function toCslItem(draft: DocumentDraft, key: string): CslItem {
  const record = exchangeRecordOf(withFormattedTitles(draft), key, readTitle);
  const other = new OtherFields(draft);
  const hasIssue = issues.has(record.type);
  const ownNumber = hasIssue ? record.articleNumber : (record.number ?? record.articleNumber);
  // That of a preprint is its own number; what appeared elsewhere has one there.
  const isArxivNumber = ownNumber === null && record.archive === 'arXiv' && record.container === null && !hasIssue;
  const number = isArxivNumber ? `arXiv:${record.archiveNumber ?? ''}` : ownNumber;
  const variables: CslVariables = {
    title: record.title,
    'title-short': shortTitleOf(record),
    'original-title': record.originalTitle,
    author: namesOf(record.authors, record.hasMoreAuthors),
    editor: namesOf(record.editors, record.hasMoreEditors),
    translator: namesOf(record.translators),
    'container-author': namesOf(record.containerAuthors),
    organizer: record.organizers.length === 0 ? null : record.organizers.map((literal) => ({ literal })),
    issued: dateOf(record.published, record.publishedYear),
    'original-date': dateOf(record.originalDate),
    ...containersOf(record),
    'container-title-short': record.containerShort,
    'collection-number': record.seriesNumber,
    volume: record.volume === null ? null : volumeOf(record),
    ...Object.fromEntries(plainCslVariables.map(([name, entry]) => [name, plainText(draft, other, entry)])),
    // Few styles print it, so that it is part of the volume's number where there is one.
    'part-number': record.volume === null ? record.part : null,
    issue: hasIssue ? record.number : null,
    number,
    edition: record.edition,
    version: record.version,
    page: pagesOf(record),
    'number-of-pages': record.pageTotal,
    'chapter-number': record.chapter,
    publisher: record.publisher,
    ...placeOf(record),
    authority: record.authority,
    genre: record.genre === null ? null : labelOf(degreeTypes, wordOfKey(record.genre)),
    medium: record.medium,
    'event-title': record.event,
    // Its name before CSL 1.0.2, which most styles still ask for.
    event: record.event,
    'event-place': record.eventPlace,
    'event-date': dateOf(record.eventDate),
    DOI: record.doi,
    ISBN: record.isbns.join(', ') || null,
    ISSN: record.issn.join(', ') || null,
    PMID: record.pmid,
    PMCID: record.pmcid,
    archive: record.archive,
    archive_collection: record.archiveCollection,
    archive_location: isArxivNumber ? null : record.archiveNumber,
    URL: record.url,
    accessed: dateOf(record.urlDate),
    abstract: record.abstract,
    annote: record.annotation,
    keyword: record.keywords.join(', ') || null,
    language: record.languages.map(languageCode).join(', ') || null,
    status: record.publicationState === null ? null : wordOfKey(record.publicationState),
  };
  const said = new Map(
    Object.entries(variables).filter((entry): entry is [string, CslItem[string]] => entry[1] !== null),
  );
  for (const [name, value] of otherVariablesOf(draft)) if (!said.has(name)) said.set(name, value);
  if (record.note !== null) {
    const { variables: noted, rest } = readNoteVariables(record.note, (variable) => said.has(variable));
    for (const each of noted) said.set(each.variable, ofNote(each));
    if (rest !== null) said.set('note', rest);
  }
  const type = cslTypeOf(record.type, new OtherFields(draft).text('entrysubtype'));
  return { id: key, type, ...Object.fromEntries(said) };
}
