// The tagged format of Web of Science (.ciw, and "plain text"): a tag of two characters, a space, and three spaces before continued lines.
import type { SourceEntry } from '../bibtex/source.ts';
import { isDate } from '../edtf.ts';
import { ownValue } from '../ownValue.ts';
import { readMonth } from '../writtenDates.ts';
import { ciwTags } from './ciwTags.ts';
import { exchangeTexts as texts } from './exchangeTexts.ts';
import type { ReadRecords } from './readRecords.ts';
import { readRisDate } from './readRisDate.ts';
import { readSerials } from './readSerials.ts';
import { RecordFields } from './recordFields.ts';
import { cutRecords, inLine, type TaggedRecord, type TaggedValue } from './taggedLines.ts';

const tag = /^([A-Z][A-Z0-9])(?: (.*))?$/;
/** The lines before and after the records: the file's name, its version and its end. */
const outside: ReadonlySet<string> = new Set(['FN', 'VR', 'EF']);

/** The type by publication type (journal, book, series, patent, conference) and document type. */
function typeOf(publication: string, document: string, hasEditor: boolean): string {
  if (publication === 'P') return 'patent';
  if (publication === 'J') return 'article';
  if (publication === 'C' || /proceedings paper/i.test(document)) return 'inproceedings';
  if (/chapter/i.test(document)) return hasEditor ? 'incollection' : 'inbook';
  if (/^book\b/i.test(document) || publication === 'B') return 'book';
  return 'incollection';
}

/** "MAR 05-08, 2012", "MAR 30-APR 02, 2012". */
function readDays(text: string): string | null {
  const [, first = '', firstDay = '', last = first, lastDay = firstDay, year = ''] =
    /^([A-Z]{3}) (\d{1,2})(?:-(?:([A-Z]{3}) )?(\d{1,2}))?, (\d{4})$/i.exec(text) ?? [];
  const dayOf = (month: string, day: string) =>
    `${year}-${String(readMonth(month) ?? 0).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [start, end] = [dayOf(first, firstDay), dayOf(last, lastDay)];
  const days = start === end ? start : `${start}/${end}`;
  return isDate(days) ? days : null;
}

/** Each line of a value as one of its own. */
const listed = (value: TaggedValue): TaggedValue[] => value.lines.map((line) => ({ ...value, lines: [line] }));

function readRecord(record: TaggedRecord, remarks: string[]): SourceEntry {
  const { values, line } = record;
  const textOf = (name: string): string => {
    const value = values.find((each) => each.tag === name);
    return value ? inLine(value) : '';
  };
  const type = typeOf(textOf('PT').toUpperCase(), textOf('DT'), textOf('BE') + textOf('ED') !== '');
  const fields = new RecordFields();
  const done = new Set(['PT']);

  // Authors by their full names, where they have them.
  const names = textOf('AF') === '' ? 'AU' : 'AF';
  for (const value of values.filter((each) => each.tag === names || each.tag === 'CA').flatMap(listed)) {
    fields.putText('author', value.tag === 'CA' ? `${inLine(value)},` : inLine(value), value.tag);
  }
  for (const name of ['AU', 'AF', 'CA']) done.add(name);
  if (textOf('BF') !== '') done.add('BA');

  // `SO` is the title of a book or a patent itself, and of what any other work appeared in.
  const container = type === 'article' ? 'journaltitle' : type === 'book' || type === 'patent' ? 'title' : 'booktitle';
  if (fields.putText(container, textOf('SO'), 'SO')) done.add('SO');
  const year = textOf('PY');
  const date = readRisDate(textOf('PD'), Number(year) || null)?.date ?? null;
  if (date?.startsWith(year)) done.add('PD');
  if (fields.putText('date', date?.startsWith(year) ? date : year, 'PY')) done.add('PY');
  const days = readDays(textOf('CY'));
  if (days !== null && fields.putText('eventdate', days, 'CY')) done.add('CY');
  const [first, last] = [textOf('BP'), textOf('EP')];
  if (fields.putText('pages', last === '' ? first : `${first}–${last}`, 'BP'))
    for (const name of ['BP', 'EP']) done.add(name);

  // The short title with points goes before the one without.
  for (const value of values.toSorted((one, other) => Number(one.tag === 'J9') - Number(other.tag === 'J9'))) {
    if (done.has(value.tag)) continue;
    const serials = ['SN', 'EI', 'BN'].includes(value.tag) ? readSerials(inLine(value)) : null;
    if (serials?.field === 'issn') {
      fields.addIssns(serials.values);
      continue;
    }
    if (serials && fields.putText('isbn', serials.values.join(', '), value.tag)) continue;
    const { fields: own = [], name, isListed } = ownValue(ciwTags, value.tag) ?? {};
    if (value.tag === 'DE') {
      for (const keyword of inLine(value).split(/\s*;\s*/)) fields.putText('keywords', keyword, 'DE');
      continue;
    }
    for (const each of isListed ? listed(value) : [{ ...value, lines: [inLine(value)] }])
      if (!fields.put(own, each)) fields.keep(each, name);
  }
  return fields.entry({ type, key: '', line, remarks });
}

/** Reads a file. */
export function readCiw(text: string): ReadRecords {
  const { records, strayLines } = cutRecords(text, { tag, start: 'PT', end: 'ER', outside });
  const entries = records.map((record) => readRecord(record, record.isEnded ? [] : [texts.cutOff]));
  return { entries, strayLines };
}
