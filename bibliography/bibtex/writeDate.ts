// When something was published, in the words of a dialect: BibLaTeX's `date`, or BibTeX's `year`, `month` and `day` with
// `date` beside them where these three cannot say it. The way back is in dates.ts.
import type { OtherField } from '../documents.ts';
import { monthNames, parseDate } from '../edtf.ts';
import { factOf } from './crossref.ts';
import { takePublished } from './dates.ts';
import type { Dialect } from './dialect.ts';
import { cleanName } from './entryNames.ts';
import { openFields } from './fields.ts';

/** A field as it goes into an entry; `isWord` says that its value is an abbreviation and stands without braces. */
export interface WrittenField {
  name: string;
  value: string;
  isWord?: boolean;
}

/** The ways to say a date, the usual one of the dialect first. */
function waysToSay(published: string, dialect: Dialect): WrittenField[][] {
  const date: WrittenField = { name: 'date', value: published };
  const value = parseDate(published);
  if (value === null) return [[date]];
  const { month, day } = value.start;
  const year: WrittenField = { name: 'year', value: String(value.start.year).padStart(4, '0') };
  const withMonth: WrittenField[] = [year];
  if (month !== null) {
    withMonth.push({ name: 'month', value: (monthNames[month - 1] ?? '').slice(0, 3).toLowerCase(), isWord: true });
  }
  const words = day === null ? withMonth : [...withMonth, { name: 'day', value: String(day) }];
  const inWords = value.end === null ? [words] : [];
  if (dialect === 'biblatex') return [[date], ...inWords, [{ name: 'year', value: published }]];
  const isOfYears = month === null && value.end?.month === null;
  const inYears = isOfYears ? [[{ name: 'year', value: published.replace('/', '--') }]] : [];
  // An interval says its days itself.
  return [...inWords, ...inYears, [...withMonth, date], [year, date], [date]];
}

const namesOf = (fields: readonly OtherField[]): string => fields.map(({ name }) => name).join();

/**
 * The fields that say a date. `others` are those that the entry has beside them: the first way is taken that needs none of their
 * names and that, with them, is read as this date again; if there is none, one that needs a name of theirs.
 */
export function writeDate(published: string, dialect: Dialect, others: readonly OtherField[]): WrittenField[] {
  const beside = others
    .map(({ name, value }) => ({ name: cleanName(name), value }))
    .filter(({ name, value }) => factOf(name) === 'date' && value.trim() !== '');
  const freeOf = (way: readonly WrittenField[]) => beside.filter(({ name }) => way.every((each) => each.name !== name));
  const isRead = (way: readonly WrittenField[]): boolean => {
    const rest = freeOf(way);
    const fields = openFields({ fields: [...way, ...rest] }, [], dialect);
    return takePublished(fields) === published && namesOf(fields.others()) === namesOf(rest);
  };
  const ways = waysToSay(published, dialect);
  const [usual] = ways;
  // Alone it is read as it is written, and most are.
  if (usual && beside.length === 0) return usual;
  const isFree = (way: readonly WrittenField[]): boolean => freeOf(way).length === beside.length;
  return ways.find((way) => isFree(way) && isRead(way)) ?? ways.find(isRead) ?? [{ name: 'date', value: published }];
}
