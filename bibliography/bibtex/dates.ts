// When something was published: BibLaTeX's `date` and BibTeX's `year` and `month` (BibLaTeX manual §2.3.8 and §2.3.9) as one
// date of EDTF.
import { withoutDateMarkup } from '../documentDate.ts';
import { type EdtfDate, knownDate, parseDate, printDate } from '../edtf.ts';
import { monthNames, seasonNames } from '../monthNames.ts';
import { readDate, readMonth, readSeason, withoutAccents } from '../writtenDates.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import type { Fields } from './fields.ts';

/** Without TeX and its accents, but with ties. */
const bare = (source: string): string =>
  withoutDateMarkup(source)
    .replace(/[{}]/g, '')
    .replace(/\\(?:textendash|textemdash)|--/g, '–')
    .replace(/\\[ ,]/g, ' ')
    .replace(/\\%/g, '%')
    .replace(/\\["'^]/g, '')
    .trim();

/** A month by its name, without the accents that it has in other languages. */
const plain = (source: string): string => withoutAccents(bare(source)).replaceAll('~', ' ').trim();

/** Ties a word or a dash; with nothing but a date of EDTF beside it, `~` says that this is only about right ("1723~"). */
const tie = /~(?=[^\s\d/~-])|(?<=[^\s\d/~-])~/g;

/** A date as it is written, alone. */
export const plainDate = (source: string): string => bare(source).replace(tie, ' ');

/** "mar", "03", "March", "Summer", and with a day, as in `month = mar # "~5"` or `month = "5~" # mar`. A season is its number of EDTF. */
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

/** Whether a month is a number or the beginning of its English name. */
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

/** Takes a month that says no more than the date does; false where it says something else. */
function takeSameMonth(fields: Fields, date: string): boolean {
  const source = fields.source('month');
  if (source === null) return true;
  const same = readMonthAndDay(source);
  const { month = null, season = null } = dateIn(date) ?? {};
  const isSame = same?.day === null && same.month === (month ?? season);
  if (isSame) fields.takeSource('month');
  return isSame;
}

/** Takes a field that was read. A source that we would write otherwise is kept. */
function takeRead(fields: Fields, name: string, ...written: readonly string[]): void {
  fields.takeSource(name);
  if (!written.includes(fields.source(name)?.trim() ?? '')) fields.keepSource(name);
}

/** Whether a date is no more than a year that is known to its last digit, so that a month beside it is of this year. */
function isYearAlone(text: string): boolean {
  const date = dateIn(text);
  if (date === null || text.includes('/')) return false;
  return date.unspecifiedDigits === 0 && date.month === null && date.season === null && date.unspecified === null;
}

/** Takes the year, with month and day where it has some beside it. */
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
 * Takes the date of publication. `date` goes before `year` and `month`, which are taken too where they say the same. What
 * cannot be read is left to the other fields, with a remark.
 */
export function takePublished(fields: Fields): string | null {
  const date = fields.source('date');
  const year = fields.source('year');
  const fromDate = date === null ? null : readDate(plainDate(date));
  if (date !== null && fromDate !== null) {
    takeRead(fields, 'date', fromDate);
    const known = dateIn(fromDate)?.year;
    const isSameYear = year !== null && known !== undefined && readDate(plainDate(year)) === yearText(known);
    // A month that says more says it of the year beside it.
    if (isSameYear && takeSameMonth(fields, fromDate)) fields.takeSource('year');
    return fromDate;
  }
  if (date !== null) remarkOn(fields, 'date', date);
  return year === null ? null : takeYear(fields, year);
}

/** A year by itself, as EDTF writes it. */
export const yearText = (year: number): string => printDate({ year, month: null, day: null });

/** The first and last day of an event, as date-times at midnight UTC; null unless the days are known. */
export function readEventDays(source: string): { startDate: string; endDate: string | null } | null {
  const date = readDate(plainDate(source));
  const days = date?.split('/') ?? [];
  if (days.length === 0 || !days.every((dayText) => /^\d{4}-\d\d-\d\d$/.test(dayText))) return null;
  const [start, end] = days.map((dayText) => `${dayText}T00:00:00.000Z`);
  return start === undefined ? null : { startDate: start, endDate: end ?? null };
}
