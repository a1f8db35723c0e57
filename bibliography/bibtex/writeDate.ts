// When something was published, in the words of a dialect: BibLaTeX's `date`, or BibTeX's `year`, `month` and `day` with
// `date` beside them where these three cannot say it. The way back is in dates.ts.
import { monthNames, parseDate } from '../edtf.ts';
import type { Dialect } from './dialect.ts';

/** A field as it goes into an entry; `isWord` says that its value is an abbreviation and stands without braces. */
export interface WrittenField {
  name: string;
  value: string;
  isWord?: boolean;
}

/** `taken` holds the names of the fields that the entry has otherwise, of which none may be given twice. */
export function writeDate(published: string, dialect: Dialect, taken: ReadonlySet<string>): WrittenField[] {
  const date: WrittenField = { name: 'date', value: published };
  const value = parseDate(published);
  if (value === null || (dialect === 'biblatex' && !taken.has('date'))) return [date];
  const year = String(value.start.year).padStart(4, '0');
  if (dialect === 'biblatex') return [{ name: 'year', value: published }];
  if (taken.has('year')) return [date];

  const { month, day } = value.start;
  const isFree = !taken.has('month') && !taken.has('day');
  const fields: WrittenField[] = [{ name: 'year', value: year }];
  if (month !== null && isFree) {
    fields.push({ name: 'month', value: (monthNames[month - 1] ?? '').slice(0, 3).toLowerCase(), isWord: true });
    if (day !== null) fields.push({ name: 'day', value: String(day) });
  }
  if (value.end === null) return isFree || month === null ? fields : [...fields, date];
  const isOfYears = month === null && value.end.month === null;
  if (isOfYears && isFree) return [{ name: 'year', value: published.replace('/', '--') }];
  // An interval says its days itself.
  return [...fields.filter(({ name }) => name !== 'day'), date];
}
