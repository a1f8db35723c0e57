// When something was published, in the words of a dialect: BibLaTeX's `date`, or BibTeX's `year`, `month` and `day` with
// `date` beside them where these three cannot say it. The way back is in dates.ts.
import type { OtherField } from '../documents.ts';
import { knownDate, parseDate, saysMore } from '../edtf.ts';
import { monthNames, seasonNames } from '../monthNames.ts';
import { takePublished, yearText } from './dates.ts';
import type { Dialect } from './dialect.ts';
import { cleanName } from './entryNames.ts';
import { openFields } from './fields.ts';
import { factOf } from './inheritanceTable.ts';

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
  // A month whose source says more: `Jan--Feb`, or a day.
  const inMonths = value.end !== null || day !== null ? [withMonth] : [];
  if (dialect === 'biblatex') return [[date], ...inWords, ...inMonths, [{ name: 'year', value: published }]];
  const isOfYears = /^\d{4}\/\d{4}$/.test(published);
  // BibTeX prints what stands in the year: a decade has no other.
  const isOfDigits = value.end === null && first.unspecifiedDigits > 0;
  const inYears = isOfYears || isOfDigits ? [[{ name: 'year', value: published.replace('/', '--') }]] : [];
  if (isOfDigits) return [...inYears, [date]];
  // An interval says its days itself.
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

/** What an import keeps of a date that we would write otherwise. */
const sourceOf = /^(?:date|year|month)\+latex$/;

/** The ways that have a source, with it, those with the least beside it first. */
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
    if (takePublished(fields) !== published) return false;
    return namesOf(fields.others().filter(({ name }) => !sourceOf.test(name))) === namesOf(rest);
  };
  const sources = new Map(others.filter(({ name }) => sourceOf.test(name)).map(({ name, value }) => [name, value]));
  const anew = waysToSay(published, dialect);
  const [usual] = anew;
  // Alone it is read as it is written, and most are.
  if (usual && beside.length === 0 && sources.size === 0) return usual;
  const ways = [...waysAsTheyCame(anew, sources), ...anew];
  const isFree = (way: readonly WrittenField[]): boolean => freeOf(way).length === beside.length;
  return ways.find((way) => isFree(way) && isRead(way)) ?? ways.find(isRead) ?? [{ name: 'date', value: published }];
}
