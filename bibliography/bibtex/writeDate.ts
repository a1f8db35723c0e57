// Writes the date of publication in a dialect: BibLaTeX's `date`, or BibTeX's `year`, `month` and `day`, with `date` in addition if these can't express it. The
// reverse is dates.ts.
import type { OtherField } from '../documents.ts';
import { knownDate, parseDate, saysMore } from '../edtf.ts';
import { monthNames, seasonNames } from '../monthNames.ts';
import { takePublished, yearText } from './dates.ts';
import type { Dialect } from './dialect.ts';
import { cleanName } from './entryNames.ts';
import { openFields } from './fields.ts';
import { factOf } from './inheritanceTable.ts';

/** A field of an entry; `isWord` means that its value is an abbreviation and is written without braces. */
export interface WrittenField {
  name: string;
  value: string;
  isWord?: boolean;
}

/** The ways to write a date, starting with the usual one of the dialect. */
function waysToSay(published: string, dialect: Dialect): WrittenField[][] {
  const date: WrittenField = { name: 'date', value: published };
  const value = parseDate(published);
  const first = value && knownDate(value);
  if (value === null || first === null) return [[date]];
  const { month, day, season } = first;
  const year: WrittenField = { name: 'year', value: yearText(first.year) };
  const withMonth: WrittenField[] = [year];
  if (month !== null) {
    withMonth.push({ name: 'month', value: (monthNames[month - 1] ?? '').slice(0, 3).toLowerCase(), isWord: true });
  } else if (season !== null) {
    withMonth.push({ name: 'month', value: seasonNames[season - 21] ?? '' });
  }
  const words = day === null ? withMonth : [...withMonth, { name: 'day', value: String(day) }];
  const inWords = value.end === null && !saysMore({ ...first, season: null }) ? [words] : [];
  // A month with a more precise source: `Jan--Feb`, or a day.
  const inMonths = value.end !== null || day !== null ? [withMonth] : [];
  if (dialect === 'biblatex') return [[date], ...inWords, ...inMonths, [{ name: 'year', value: published }]];
  const isOfYears = /^\d{4}\/\d{4}$/.test(published);
  // BibTeX styles print the content of `year`: for a decade that is all there is.
  const isOfDigits = value.end === null && first.unspecifiedDigits > 0;
  const inYears = isOfYears || isOfDigits ? [[{ name: 'year', value: published.replace('/', '--') }]] : [];
  if (isOfDigits) return [...inYears, [date]];
  // For an interval, `date` contains the days.
  return [
    ...inWords,
    ...inYears,
    [...withMonth, date],
    [year, date],
    [date],
    [{ name: 'year', value: published }],
    ...inMonths,
  ];
}

/** The names of fields with the source of a date, which an import keeps if we would write the date differently. */
const sourceOf = /^(?:date|year|month)\+latex$/;

/** The ways in which at least one field has a kept source, written with that source; the ways with the fewest fields first. */
function waysAsTheyCame(ways: readonly WrittenField[][], sources: ReadonlyMap<string, string>): WrittenField[][] {
  return ways
    .map((way) =>
      way.map((field) => {
        const value = sources.get(`${field.name}+latex`);
        return value === undefined ? field : { name: field.name, value };
      }),
    )
    .filter((way, index) => way.some((field, at) => field !== ways[index]?.[at]))
    .toSorted((one, other) => one.length - other.length);
}

const namesOf = (fields: readonly OtherField[]): string => fields.map(({ name }) => name).join();

/**
 * The fields that express a date, given the entry's other fields `others`. Chooses the first way that uses none of their names and is read as the same date
 * together with them; if there is none, a way that does use one of their names.
 */
export function writeDate(published: string, dialect: Dialect, others: readonly OtherField[]): WrittenField[] {
  const beside = others
    .map(({ name, value }) => ({ name: cleanName(name), value }))
    .filter(({ name, value }) => factOf(name) === 'date' && value.trim() !== '');
  const freeOf = (way: readonly WrittenField[]) => beside.filter(({ name }) => way.every((each) => each.name !== name));
  const isRead = (way: readonly WrittenField[]): boolean => {
    const rest = freeOf(way);
    const fields = openFields({ fields: [...way, ...rest] }, [], dialect);
    if (takePublished(fields) !== published) return false;
    return namesOf(fields.others().filter(({ name }) => !sourceOf.test(name))) === namesOf(rest);
  };
  const sources = new Map(others.filter(({ name }) => sourceOf.test(name)).map(({ name, value }) => [name, value]));
  const anew = waysToSay(published, dialect);
  const [usual] = anew;
  // Most dates stand alone and are read as they are written.
  if (usual && beside.length === 0 && sources.size === 0) return usual;
  const ways = [...waysAsTheyCame(anew, sources), ...anew];
  const isFree = (way: readonly WrittenField[]): boolean => freeOf(way).length === beside.length;
  return ways.find((way) => isFree(way) && isRead(way)) ?? ways.find(isRead) ?? [{ name: 'date', value: published }];
}
