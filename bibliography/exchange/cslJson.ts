// CSL-JSON, the input of citation processors: https://github.com/citation-style-language/schema, csl-data.json, version 1.0.2.
import { degreeTypes } from '../fields/table.ts';
import { labelOf } from '../kinds.ts';
import type { DocumentDraft, Entity } from '../documents.ts';
import { ownValue } from '../ownValue.ts';
import { type CslDate, toCslDate } from './exchangeDates.ts';
import { cslDateVariables, cslNameVariables, cslTextVariables, cslTypes } from './cslVariables.ts';
import { type ExchangeRecord, exchangeRecordOf, OtherFields } from './exchangeRecord.ts';

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

const types: Readonly<Record<string, string>> = {
  article: 'article-journal',
  inproceedings: 'paper-conference',
  thesis: 'thesis',
  // CSL has no type for a whole volume of proceedings.
  ...Object.fromEntries(['proceedings', 'book', 'mvbook', 'collection', 'mvcollection'].map((type) => [type, 'book'])),
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

/** The variables that an import found no field for. */
function otherVariablesOf(draft: DocumentDraft): [string, CslItem[string]][] {
  const other = new OtherFields(draft);
  return (draft.fields.otherFields ?? []).flatMap(({ name }): [string, CslItem[string]][] => {
    const variable = otherVariables.get(name);
    if (variable === undefined) return [];
    const value = cslNameVariables.has(variable)
      ? namesOf(other.people(name), other.goesOn(name))
      : cslDateVariables.has(variable)
        ? dateOf(other.date(name))
        : other.text(name);
    return value === null ? [] : [[variable, value]];
  });
}

/** A document as an item of CSL-JSON; `key` becomes its id. */
export function toCslItem(draft: DocumentDraft, key: string): CslItem {
  const record = exchangeRecordOf(draft, key);
  const isArticle = record.type === 'article';
  const archiveNumber = record.archive === 'arXiv' ? `arXiv:${record.archiveNumber ?? ''}` : record.archiveNumber;
  const variables: Readonly<Record<string, CslItem[string] | null>> = {
    title: record.title,
    'title-short': record.shortTitle,
    'original-title': record.originalTitle,
    author: namesOf(record.authors, record.hasMoreAuthors),
    editor: namesOf(record.editors, record.hasMoreEditors),
    translator: namesOf(record.translators),
    'container-author': namesOf(record.containerAuthors),
    contributor: namesOf(record.contributors),
    issued: dateOf(record.published, record.publishedYear),
    'original-date': dateOf(record.originalDate),
    'container-title': record.container,
    'container-title-short': record.containerShort,
    'collection-title': record.series,
    'collection-number': record.seriesNumber,
    volume: record.volume,
    'number-of-volumes': record.volumes,
    part: record.part,
    issue: isArticle ? record.number : null,
    number: (isArticle ? record.articleNumber : (record.number ?? record.articleNumber)) ?? archiveNumber,
    edition: record.edition,
    version: record.version,
    page: pagesOf(record),
    'number-of-pages': record.pageTotal,
    'chapter-number': record.chapter,
    publisher: record.publisher,
    'publisher-place': record.place,
    'original-publisher': record.originalPublisher,
    'original-publisher-place': record.originalPlace,
    genre: record.genre === null ? null : labelOf(degreeTypes, record.genre),
    medium: record.medium,
    'event-title': record.event,
    'event-place': record.eventPlace,
    'event-date': dateOf(record.eventDate),
    DOI: record.doi,
    ISBN: record.isbns.join(', ') || null,
    ISSN: record.issn.join(', ') || null,
    PMID: record.pmid,
    PMCID: record.pmcid,
    archive: record.archive,
    archive_location: record.archiveNumber,
    URL: record.url,
    accessed: dateOf(record.urlDate),
    abstract: record.abstract,
    annote: record.annotation,
    keyword: record.keywords.join(', ') || null,
    language: record.languages.join(', ') || null,
    note: record.note,
    status: record.publicationState,
  };
  const said = Object.entries(variables).filter((entry): entry is [string, CslItem[string]] => entry[1] !== null);
  const type = cslTypeOf(record.type, new OtherFields(draft).text('entrysubtype'));
  const others = otherVariablesOf(draft).filter(([name]) => !said.some(([taken]) => taken === name));
  return { id: key, type, ...Object.fromEntries([...said, ...others]) };
}
