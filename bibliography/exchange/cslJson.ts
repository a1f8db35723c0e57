// CSL-JSON, the input of citation processors: https://github.com/citation-style-language/schema, csl-data.json, version 1.0.2.
import { degreeTypes, labelOf } from '../kinds.ts';
import type { DocumentDraft, Entity } from '../documents.ts';
import { ownValue } from '../ownValue.ts';
import { type CslDate, toCslDate } from './exchangeDates.ts';
import { factsOf } from './facts.ts';

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

/** A document as an item of CSL-JSON; `key` becomes its id. */
export function toCslItem(draft: DocumentDraft, key: string): CslItem {
  const facts = factsOf(draft, key);
  const { pageStart, pageEnd } = facts;
  const names = (entities: readonly Entity[]) => (entities.length === 0 ? null : entities.map(nameOf));
  const variables = {
    title: facts.title,
    author: names(facts.authors),
    editor: names(facts.editors),
    translator: names(facts.translators),
    issued: facts.published === null ? null : toCslDate(facts.published),
    'container-title': facts.container,
    'collection-title': facts.series,
    volume: facts.volume,
    [facts.type === 'article' ? 'issue' : 'number']: facts.number,
    edition: facts.edition,
    page:
      pageStart === null || pageEnd === null
        ? (pageStart ?? pageEnd ?? facts.articleNumber)
        : `${pageStart}-${pageEnd}`,
    'number-of-pages': facts.pageTotal,
    'chapter-number': facts.chapter,
    publisher: facts.publisher,
    'publisher-place': facts.place,
    genre: facts.genre === null ? null : labelOf(degreeTypes, facts.genre),
    'event-title': facts.event,
    'event-place': facts.eventPlace,
    DOI: facts.doi,
    ISBN: facts.isbn,
    ISSN: facts.issn.join(', ') || null,
    URL: facts.url,
    accessed: facts.urlDate === null ? null : toCslDate(facts.urlDate),
    abstract: facts.abstract,
    keyword: facts.keywords.join(', ') || null,
    language: facts.languages[0] ?? null,
    note: facts.note,
    status: facts.publicationState,
  };
  const said = Object.entries(variables).filter((entry): entry is [string, CslItem[string]] => entry[1] !== null);
  return { id: key, type: ownValue(types, facts.type) ?? 'document', ...Object.fromEntries(said) };
}
