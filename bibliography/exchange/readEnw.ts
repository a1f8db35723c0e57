// EndNote's tagged import format (.enw), which is refer's with a type: each record is read as one of RIS.
import { ownValue } from '../ownValue.ts';
import { groupOf } from './risTags.ts';
import { entryTypesByRis } from './risTypes.ts';
import { risTagsByEnw, risTypesByEnw } from './enwTags.ts';
import { exchangeTexts as texts } from './exchangeTexts.ts';
import type { ReadRecords } from './readRecords.ts';
import { readRisRecord } from './readRis.ts';
import { cutRecords, inLine, type TaggedRecord, type TaggedValue } from './taggedLines.ts';

const tag = /^\s*%([!-$&-Z[\]^~a-z])(?:[ \t]+(.*))?$/;

const hasTypes = /^[ \t]*%0[ \t]/m;

/** The type of a record in refer's format, guessed from its fields. */
function guessType(values: readonly TaggedValue[]): string {
  const has = (wanted: string) => values.some((value) => value.tag === wanted);
  if (has('J')) return 'JOUR';
  if (has('B')) return 'CHAP';
  return has('I') ? 'BOOK' : 'GEN';
}

/** A record of refer ends at an empty line. */
function cutAtEmptyLines({ values }: TaggedRecord): TaggedRecord[] {
  const records: TaggedRecord[] = [];
  let isOver = true;
  for (const value of values) {
    if (isOver) records.push({ line: value.line, values: [], isEnded: true });
    records.at(-1)?.values.push(value);
    isOver = value.lines.at(-1) === '';
  }
  return records;
}

/** Reads a file. */
export function readEnw(text: string): ReadRecords {
  const { records } = cutRecords(text, { tag, start: '0' });
  const all = hasTypes.test(text) ? records : records.flatMap(cutAtEmptyLines);
  const entries = all.map(({ values, line }) => {
    const type = values.find((value) => value.tag === '0');
    const ris = type ? ownValue(risTypesByEnw, inLine(type).toLowerCase()) : guessType(values);
    // The number of a book is its number in the series.
    const number = groupOf(ownValue(entryTypesByRis, ris ?? '') ?? 'misc') === 'article' ? 'IS' : 'M1';
    const toRis = (value: TaggedValue): TaggedValue =>
      value.tag === 'N'
        ? { ...value, tag: number }
        : { ...value, tag: ownValue(risTagsByEnw, value.tag) ?? `enw-${value.tag}` };
    const asRis = values.filter((value) => value !== type).map(toRis);
    // Unknown types are kept under their own names.
    const typeLine: TaggedValue = { tag: 'TY', lines: [ris ?? 'GEN'], line };
    const other = type && ris === undefined ? [{ ...type, tag: 'M3' }] : [];
    const remarks = type && ris === undefined ? [texts.enw.unknownType(inLine(type))] : [];
    return readRisRecord([typeLine, ...asRis, ...other], line, remarks);
  });
  return { entries };
}
