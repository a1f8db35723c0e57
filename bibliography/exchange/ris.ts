// RIS, which every reference manager reads: two letters, two spaces, a hyphen, a space, and CR LF at the end of each line.
import type { DocumentDraft, Entity } from '../documents.ts';
import { formatDate } from '../edtf.ts';
import { degreeTypes } from '../fields/table.ts';
import { labelOf } from '../kinds.ts';
import { lastName } from '../names.ts';
import { ownValue } from '../ownValue.ts';
import { toRisDate } from './exchangeDates.ts';
import { type ExchangeRecord, exchangeRecordOf } from './exchangeRecord.ts';

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

type Line = readonly [tag: string, value: string | null];

/** Types whose `SP` says how many pages there are, and not where they begin. */
const wholes: ReadonlySet<string> = new Set(['BOOK', 'EDBOOK', 'THES', 'CONF', 'PAMP']);

/** One line for each value. */
const each = (tag: string, values: readonly string[]): Line[] => values.map((value) => [tag, value] as const);

/** "2" or "2.1", where the volume comes in parts. */
const volumeOf = ({ volume, part }: ExchangeRecord): string | null =>
  part === null ? volume : volume === null ? part : `${volume}.${part}`;

/** The record's tags, by the tables of RefMan and EndNote; of what appeared at a conference `T2` is its name where the volume has another. */
function linesOf(record: ExchangeRecord): Line[] {
  const type = ownValue(types, record.type) ?? 'GEN';
  const date = record.published === null ? null : toRisDate(record.published, record.publishedYear);
  const accessed = record.urlDate === null ? null : toRisDate(record.urlDate);
  const isPart = record.container !== null;
  const isAtConference = record.event !== null && isPart && record.event !== record.container;
  return [
    ['TY', type],
    ['ID', record.key],
    ...each('AU', record.authors.map(nameOf)),
    ...each(isPart ? 'A2' : 'ED', record.editors.map(nameOf)),
    ...each('A4', record.translators.map(nameOf)),
    ...each('C2', type === 'CHAP' ? record.containerAuthors.map(nameOf) : []),
    ['TI', record.title],
    ['ST', record.shortTitle],
    ['T2', isAtConference ? record.event : (record.container ?? record.event)],
    ['C3', isAtConference ? record.container : null],
    ['J2', record.containerShort],
    ['T3', record.series],
    ['PY', date?.year ?? null],
    ['DA', date?.date ?? null],
    ['OP', record.originalDate === null ? null : formatDate(record.originalDate)],
    ['VL', volumeOf(record)],
    ['NV', record.volumes],
    ['IS', record.number],
    ['M1', record.seriesNumber],
    ['ET', record.edition ?? record.version],
    ['SP', record.pageStart ?? (wholes.has(type) ? record.pageTotal : null)],
    ['EP', record.pageEnd],
    ['C7', record.articleNumber],
    ['SE', record.chapter],
    ['PB', record.publisher],
    ['CY', record.eventPlace ?? record.place],
    ['C1', record.eventPlace === null ? null : record.place],
    ['M3', record.genre === null ? null : labelOf(degreeTypes, record.genre)],
    ['M2', record.medium],
    ['DO', record.doi],
    ...each('SN', [...record.issn, ...record.isbns]),
    ['AN', record.archiveNumber ?? record.pmid],
    ['DB', record.archive ?? (record.pmid === null ? null : 'PubMed')],
    ['C2', type === 'JOUR' ? record.pmcid : null],
    ['UR', record.url],
    ['Y2', accessed?.date ?? null],
    ['LA', record.languages.join(', ')],
    ...each('KW', record.keywords),
    ['AB', record.abstract],
    ['N1', record.note],
    ['RN', record.annotation],
  ];
}

/** A document as one record of RIS. */
export function writeRis(draft: DocumentDraft, key: string): string {
  const said = linesOf(exchangeRecordOf(draft, key))
    .map(([tag, value]) => [tag, value?.replace(/\s+/g, ' ').trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return [...said.map(([tag, value]) => `${tag}  - ${value}`), 'ER  - ', ''].map((line) => `${line}\r\n`).join('');
}
