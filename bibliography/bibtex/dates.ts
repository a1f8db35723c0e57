// Reads the date of publication: BibLaTeX's `date` and BibTeX's `year` and `month` (BibLaTeX manual §2.3.8 and §2.3.9) become one EDTF date.
import { withoutDateMarkup } from '../documentDate.ts';
import { type EdtfDate, knownDate, parseDate, printDate } from '../edtf.ts';
import { monthNames, seasonNames } from '../monthNames.ts';
import { readDate, readMonth, readSeason, withoutAccents } from '../writtenDates.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import type { Fields } from './fields.ts';

/** The value without TeX and accents, but with ties. */
const bare = (source: string): string =>
  withoutDateMarkup(source)
    .replace(/[{}]/g, '')
    .replace(/\\(?:textendash|textemdash)|--/g, '–')
    .replace(/\\[ ,]/g, ' ')
    .replace(/\\%/g, '%')
    .replace(/\\["'^]/g, '')
    .trim();

/** A month by its name; accents, as in other languages, are ignored. */
const plain = (source: string): string => withoutAccents(bare(source)).replaceAll('~', ' ').trim();

/** A `~` next to a word or a dash is a tie; after an EDTF date and nothing else it means "approximate" ("1723~"). */
const tie = /~(?=[^\s\d/~-])|(?<=[^\s\d/~-])~/g;

/** The text of a date without TeX and ties. */
export const plainDate = (source: string): string => bare(source).replace(tie, ' ');

/** Reads "mar", "03", "March", "Summer", also with a day, as in `month = mar # "~5"` or `month = "5~" # mar`. Seasons become their EDTF numbers. */
function readMonthAndDay(source: string): { month: number; day: number | null } | null {
  const text = plain(source);
  const whole = readMonth(text) ?? readSeason(text);
  if (whole !== null) return { month: whole, day: null };
  const monthFirst = /^([a-z]+|\d{1,2})\.?[\s,]+(\d{1,2})(?:st|nd|rd|th)?$/i.exec(text);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)?\s+([a-z]+|\d{2})\.?$/i.exec(text);
  const [monthText, dayText] = monthFirst ? [monthFirst[1], monthFirst[2]] : [dayFirst?.[2], dayFirst?.[1]];
  const month = monthText === undefined ? null : readMonth(monthText);
  return month === null ? null : { month, day: Number(dayText) };
}

/** Whether a month is a number or an abbreviation of its English name. */
function isEnglish(month: string): boolean {
  const [word] = /[a-z]{3,}/i.exec(plain(month)) ?? [];
  return word === undefined || monthNames.some((name) => name.toLowerCase().startsWith(word.toLowerCase()));
}

function remarkOn(fields: Fields, field: string, source: string): void {
  fields.remarks.push({ field, message: bibtexTexts.field.dateUnreadable(field, source) });
}

const dateIn = (text: string): EdtfDate | null => {
  const value = parseDate(text);
  return value && knownDate(value);
};

/** Takes a month that adds nothing to the date; returns false if it contradicts the date. */
function takeSameMonth(fields: Fields, date: string): boolean {
  const source = fields.source('month');
  if (source === null) return true;
  const same = readMonthAndDay(source);
  const { month = null, season = null } = dateIn(date) ?? {};
  const isSame = same?.day === null && same.month === (month ?? season);
  if (isSame) fields.takeSource('month');
  return isSame;
}

/** Takes a field that was read. Its source is kept if we would write it differently. */
function takeRead(fields: Fields, name: string, ...written: readonly string[]): void {
  fields.takeSource(name);
  if (!written.includes(fields.source(name)?.trim() ?? '')) fields.keepSource(name);
}

/** Whether a date is only a year with all digits known, so that a month beside it belongs to this year. */
function isYearAlone(text: string): boolean {
  const date = dateIn(text);
  if (date === null || text.includes('/')) return false;
  return date.unspecifiedDigits === 0 && date.month === null && date.season === null && date.unspecified === null;
}

/** Takes the year, together with a month and day if the entry has them. */
function takeYear(fields: Fields, year: string): string | null {
  const fromYear = readDate(plainDate(year));
  const date = fromYear === null ? null : dateIn(fromYear);
  if (fromYear === null || date === null) {
    remarkOn(fields, 'year', year);
    return null;
  }
  const isWrittenSo = isYearAlone(fromYear) || date.unspecifiedDigits > 0 || /^\d{4}\/\d{4}$/.test(fromYear);
  takeRead(
    fields,
    'year',
    ...(isWrittenSo && !date.isUncertain && !date.isApproximate ? [fromYear.replace('/', '--')] : []),
  );
  const month = fields.source('month');
  if (!isYearAlone(fromYear)) takeSameMonth(fields, fromYear);
  if (!isYearAlone(fromYear) || month === null) return fromYear;
  const day = fields.source('day');
  const monthAndDay = readMonthAndDay(month);
  const dayNumber = monthAndDay?.day ?? (day !== null && /^\d{1,2}$/.test(plain(day)) ? Number(plain(day)) : null);
  const months = monthAndDay ? null : readDate(`${plain(month)} ${yearText(date.year)}`);
  if (months?.includes('/')) {
    takeRead(fields, 'month');
    return months;
  }
  const candidates = monthAndDay
    ? [dayNumber, null].map((candidate) => printDate({ ...date, month: monthAndDay.month, day: candidate }))
    : [];
  const full = candidates.find((candidate) => dateIn(candidate) !== null);
  const hasDay = full !== undefined && dateIn(full)?.day !== null;
  if (full === undefined || (!hasDay && monthAndDay?.day !== null)) {
    remarkOn(fields, 'month', month);
    return fromYear;
  }
  const season = seasonNames[(monthAndDay?.month ?? 0) - 21];
  if (season !== undefined) takeRead(fields, 'month', season);
  else if (isEnglish(month)) fields.takeSource('month');
  else takeRead(fields, 'month');
  if (hasDay && monthAndDay?.day === null) fields.takeSource('day');
  return full;
}

/**
 * Takes the date of publication. `date` has priority over `year` and `month`, which are taken as well if they agree. What can't be read stays among the other
 * fields, with a remark.
 */
export function takePublished(fields: Fields): string | null {
  const date = fields.source('date');
  const year = fields.source('year');
  const fromDate = date === null ? null : readDate(plainDate(date));
  if (date !== null && fromDate !== null) {
    takeRead(fields, 'date', fromDate);
    const known = dateIn(fromDate)?.year;
    const isSameYear = year !== null && known !== undefined && readDate(plainDate(year)) === yearText(known);
    // A month that adds something to the date belongs to the year beside it, so both stay where they are.
    if (isSameYear && takeSameMonth(fields, fromDate)) fields.takeSource('year');
    return fromDate;
  }
  if (date !== null) remarkOn(fields, 'date', date);
  return year === null ? null : takeYear(fields, year);
}

/** A year alone, in EDTF. */
export const yearText = (year: number): string => printDate({ year, month: null, day: null });

/** The first and last day of an event as date-times at midnight UTC; null unless the days are known. */
export function readEventDays(source: string): { startDate: string; endDate: string | null } | null {
  const date = readDate(plainDate(source));
  const days = date?.split('/') ?? [];
  if (days.length === 0 || !days.every((dayText) => /^\d{4}-\d\d-\d\d$/.test(dayText))) return null;
  const [start, end] = days.map((dayText) => `${dayText}T00:00:00.000Z`);
  return start === undefined ? null : { startDate: start, endDate: end ?? null };
}
