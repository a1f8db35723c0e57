// RIS, which every reference manager reads: two letters, two spaces, a hyphen, a space, and CR LF at the end of each line.
import type { DocumentDraft, Entity } from '../documents.ts';
import { degreeTypes, labelOf } from '../kinds.ts';
import { lastName } from '../names.ts';
import { ownValue } from '../ownValue.ts';
import { toRisDate } from './exchangeDates.ts';
import { factsOf } from './facts.ts';

const types: Readonly<Record<string, string>> = {
  article: 'JOUR',
  inproceedings: 'CPAPER',
  proceedings: 'CONF',
  thesis: 'THES',
  book: 'BOOK',
  mvbook: 'BOOK',
  collection: 'EDBOOK',
  mvcollection: 'EDBOOK',
  inbook: 'CHAP',
  incollection: 'CHAP',
  bookinbook: 'CHAP',
  booklet: 'PAMP',
  dataset: 'DATA',
  inreference: 'ENCYC',
  manual: 'BOOK',
  online: 'ELEC',
  patent: 'PAT',
  report: 'RPRT',
  software: 'COMP',
  unpublished: 'UNPB',
};

/** "van der Berg, Jan, Jr.": a comma parts the name's own parts. */
function nameOf(entity: Entity): string {
  if (entity.organization) return entity.organization.name;
  const { given, suffix, droppingParticle, family } = entity.person;
  const first = [given, droppingParticle].filter((part) => part != null && part !== '').join(' ');
  const last = family == null || family === '' ? '' : lastName(entity);
  if (last === '') return first;
  return [last, first, suffix ?? ''].join(', ').replace(/(?:, )+$/, '');
}

/** A document as one record of RIS. */
export function writeRis(draft: DocumentDraft, key: string): string {
  const facts = factsOf(draft, key);
  const date = facts.published === null ? null : toRisDate(facts.published);
  const isPart = facts.container !== null;
  const lines: (readonly [string, string | null])[] = [
    ['TY', ownValue(types, facts.type) ?? 'GEN'],
    ['ID', facts.key],
    ...facts.authors.map((author) => ['AU', nameOf(author)] as const),
    ...facts.editors.map((editor) => [isPart ? 'A2' : 'ED', nameOf(editor)] as const),
    ...facts.translators.map((translator) => ['A4', nameOf(translator)] as const),
    ['TI', facts.title],
    ['T2', facts.container],
    ['T3', facts.series],
    ['PY', date?.year ?? null],
    ['DA', date?.date ?? null],
    ['VL', facts.volume],
    ['IS', facts.number],
    ['ET', facts.edition],
    ['SP', facts.pageStart ?? facts.pageTotal],
    ['EP', facts.pageEnd],
    ['C7', facts.articleNumber],
    ['SE', facts.chapter],
    ['PB', facts.publisher],
    ['CY', facts.place],
    ['M3', facts.genre === null ? null : labelOf(degreeTypes, facts.genre)],
    ['DO', facts.doi],
    ...[...facts.issn, ...(facts.isbn === null ? [] : [facts.isbn])].map((number) => ['SN', number] as const),
    ['UR', facts.url],
    ['LA', facts.languages.join(', ')],
    ...facts.keywords.map((keyword) => ['KW', keyword] as const),
    ['AB', facts.abstract],
    ['N1', facts.note],
  ];
  const said = lines
    .map(([tag, value]) => [tag, value?.replace(/\s+/g, ' ').trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return [...said.map(([tag, value]) => `${tag}  - ${value}`), 'ER  - ', ''].map((line) => `${line}\r\n`).join('');
}
