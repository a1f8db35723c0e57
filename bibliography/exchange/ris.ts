// RIS, which every reference manager reads: two letters, two spaces, a hyphen, a space, and CR LF at the end of each line.
import { readLatex } from '../bibtex/latex.ts';
import type { DocumentDraft, Entity } from '../documents.ts';
import { formatDate } from '../edtf.ts';
import { degreeTypes } from '../fields/table.ts';
import { labelOf } from '../kinds.ts';
import { lastName } from '../names.ts';
import { ownValue } from '../ownValue.ts';
import { toRisDate } from './exchangeDates.ts';
import { type ExchangeRecord, exchangeRecordOf, OtherFields, volumeOf } from './exchangeRecord.ts';
import { plainRisTags, plainText } from './plainFields.ts';
import { isReadAs, risByEntryType, risOfSubtype } from './risTypes.ts';

/** "van der Berg, Jan, Jr.": a comma parts the name's own parts. One behind the name of an organization says that it is no person (EndNote). */
function nameOf(entity: Entity): string {
  if (entity.organization) return `${entity.organization.name},`;
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

/** The record's tags, by the tables of RefMan and EndNote; of what appeared at a conference `T2` is its name where the volume has another. */
function linesOf(
  record: ExchangeRecord,
  { type: cameAs, subtype, key }: CameWith,
  plainLines: readonly Line[],
): Line[] {
  const type = ownValue(risByEntryType, record.type) ?? 'GEN';
  const date = record.published === null ? null : toRisDate(record.published, record.publishedYear);
  const accessed = record.urlDate === null ? null : toRisDate(record.urlDate);
  const isOwnType = cameAs !== null && (isReadAs(cameAs, type) || type === 'GEN');
  const isPart = record.container !== null;
  const isAtConference = record.event !== null && isPart && record.event !== record.container;
  return [
    ['TY', risOfSubtype(record.type, subtype) ?? (isOwnType ? cameAs : type)],
    ['ID', key ?? record.key],
    ...each('AU', record.authors.map(nameOf)),
    ...each(isPart ? 'A2' : 'ED', record.editors.map(nameOf)),
    ...each('A4', record.translators.map(nameOf)),
    ...each('C2', type === 'CHAP' ? record.containerAuthors.map(nameOf) : []),
    ['TI', record.title],
    ['ST', record.shortTitle],
    ['T2', isAtConference ? record.event : (record.container ?? record.event)],
    ['C3', isAtConference ? record.container : null],
    ['J2', record.containerShort],
    ['T3', record.series ?? record.set],
    ['PY', date?.year ?? null],
    ['DA', date?.date ?? null],
    ['OP', record.originalDate === null ? null : formatDate(record.originalDate)],
    ['VL', volumeOf(record)],
    ...plainLines,
    ['IS', record.number],
    ['M1', record.seriesNumber],
    ['ET', record.edition ?? record.version],
    ['SP', record.pageStart ?? (wholes.has(type) ? record.pageTotal : null)],
    ['EP', record.pageEnd],
    ['C7', record.articleNumber],
    ['SE', record.chapter],
    ['PB', record.publisher ?? (record.holders.map((holder) => nameOf(holder).replace(/,$/, '')).join('; ') || null)],
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

/** A name that an import gives to a tag without a field, and with the number that a file of BibTeX gives to the second of that name. */
const tagName = /^([a-z][a-z0-9])(?:-\d+)?$/;

/** The document's other fields that came from RIS: the values of tags without a field. */
interface CameWith {
  readonly type: string | null;
  readonly subtype: string | null;
  /** Its number in that file, where it has no citation key. */
  readonly key: string | null;
  readonly lines: readonly Line[];
}

function cameWith(draft: DocumentDraft): CameWith {
  const { fields } = draft;
  const tagged = (fields.otherFields ?? []).flatMap(({ name, value }) => {
    const tag = tagName.exec(name)?.[1]?.toUpperCase();
    return tag === undefined ? [] : [{ tag, latex: value }];
  });
  const texts = readLatex(tagged.map(({ latex }) => ({ latex, mode: 'text' })));
  const lines = tagged.map(({ tag }, index): Line => [tag, texts[index]?.text ?? null]);
  const ofTag = (tag: string) => lines.find(([each]) => each === tag)?.[1] ?? null;
  const hasKey = (fields.citationKeys ?? []).length > 0;
  return {
    type: ofTag('TY')?.toUpperCase() ?? null,
    subtype: new OtherFields(draft).text('entrysubtype'),
    key: hasKey ? null : ofTag('ID'),
    lines: lines.filter(([tag]) => !['TY', 'ER', 'ID'].includes(tag)),
  };
}

/** A document as one record of RIS. */
export function writeRis(draft: DocumentDraft, key: string): string {
  const came = cameWith(draft);
  const other = new OtherFields(draft);
  const plainLines = plainRisTags.map(([tag, entry]): Line => [tag, plainText(draft, other, entry)]);
  const said = [...linesOf(exchangeRecordOf(draft, key), came, plainLines), ...came.lines]
    .map(([tag, value]) => [tag, value?.replace(/\s+/g, ' ').trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return [...said.map(([tag, value]) => `${tag}  - ${value}`), 'ER  - ', ''].map((line) => `${line}\r\n`).join('');
}
