// When something was published: BibLaTeX's `date` and BibTeX's `year` and `month` (BibLaTeX manual §2.3.8 and §2.3.9) as one
// date of EDTF level 0.
import { isDate, printDate, yearOf } from '../edtf.ts';
import { readDate, readMonth } from '../writtenDates.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import type { Fields } from './fields.ts';

/** Without TeX, but for ties. */
const bare = (source: string): string =>
  source
    .replace(/[{}]/g, '')
    .replace(/\\(?:textendash|textemdash)|--/g, '–')
    .replace(/\\[ ,]/g, ' ')
    .trim();

const plain = (source: string): string => bare(source).replaceAll('~', ' ').trim();

/** Ties a word or a dash; with nothing but a date of EDTF beside it, `~` says that this is only about right ("1723~"). */
const tie = /~(?=[^\s\d/~-])|(?<=[^\s\d/~-])~/g;

/** A date as it is written, alone. */
const plainDate = (source: string): string => bare(source).replace(tie, ' ');

/** "mar", "03", "March", and with a day, as in `month = mar # "~5"` or `month = "5~" # mar`. */
function readMonthAndDay(source: string): { month: number; day: number | null } | null {
  const text = plain(source);
  const whole = readMonth(text);
  if (whole !== null) return { month: whole, day: null };
  const monthFirst = /^([a-z]+|\d{1,2})\.?[\s,]+(\d{1,2})(?:st|nd|rd|th)?$/i.exec(text);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)?\s+([a-z]+|\d{2})\.?$/i.exec(text);
  const [monthText, dayText] = monthFirst ? [monthFirst[1], monthFirst[2]] : [dayFirst?.[2], dayFirst?.[1]];
  const month = monthText === undefined ? null : readMonth(monthText);
  return month === null ? null : { month, day: Number(dayText) };
}

function remarkOn(fields: Fields, field: string, source: string): void {
  fields.remarks.push({ field, message: bibtexTexts.field.dateUnreadable(field, source) });
}

/** Takes a month that says no more than the date does. */
function takeSameMonth(fields: Fields, date: string): void {
  const month = readMonthAndDay(fields.source('month') ?? '');
  if (month?.day === null && date.slice(5, 7) === String(month.month).padStart(2, '0')) fields.takeSource('month');
}

/**
 * Takes the date of publication. `date` goes before `year` and `month`, which are taken too where they say the same. What
 * cannot be read is left to the other fields, with a remark.
 */
export function takePublished(fields: Fields): string | null {
  const date = fields.source('date');
  const year = fields.source('year');
  const month = fields.source('month');
  const day = fields.source('day');
  const fromDate = date === null ? null : readDate(plainDate(date));
  if (fromDate !== null) {
    fields.takeSource('date');
    if (year !== null && readDate(plainDate(year)) === String(yearOf(fromDate)).padStart(4, '0')) {
      fields.takeSource('year');
      takeSameMonth(fields, fromDate);
    }
    return fromDate;
  }
  if (date !== null) remarkOn(fields, 'date', date);
  if (year === null) return null;
  const fromYear = readDate(plainDate(year));
  if (fromYear === null) {
    remarkOn(fields, 'year', year);
    return null;
  }
  fields.takeSource('year');
  if (!/^\d{4}$/.test(fromYear)) {
    takeSameMonth(fields, fromYear);
    return fromYear;
  }
  if (month === null) return fromYear;
  const monthAndDay = readMonthAndDay(month);
  const dayNumber = monthAndDay?.day ?? (day !== null && /^\d{1,2}$/.test(plain(day)) ? Number(plain(day)) : null);
  const candidates = monthAndDay
    ? [dayNumber, null].map((candidate) =>
        printDate({ year: Number(fromYear), month: monthAndDay.month, day: candidate }),
      )
    : [];
  const full = candidates.find(isDate);
  if (full === undefined || (full.length === 7 && monthAndDay?.day !== null)) {
    remarkOn(fields, 'month', month);
    return fromYear;
  }
  fields.takeSource('month');
  if (full.length === 10 && monthAndDay?.day === null) fields.takeSource('day');
  return full;
}

/** The first and last day of an event, as date-times at midnight UTC; null unless the days are known. */
export function readEventDays(source: string): { startDate: string; endDate: string | null } | null {
  const date = readDate(plainDate(source));
  const days = date?.split('/') ?? [];
  if (days.length === 0 || !days.every((dayText) => dayText.length === 10)) return null;
  const [start, end] = days.map((dayText) => `${dayText}T00:00:00.000Z`);
  return start === undefined ? null : { startDate: start, endDate: end ?? null };
}
