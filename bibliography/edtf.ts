// Dates of publication: EDTF levels 0 and 1 (ISO 8601-2, https://www.loc.gov/standards/datetime/) as the API and BibLaTeX take them.
//
// The package `edtf` (4.11) was tried and is not used. It is maintained and ESM, but parses with nearley, an Earley parser unmaintained
// since 2020: 13.5 KB gzip in chunks of the first visit, which need a date's year, and 0.23 ms for each date, which every write and the
// import of 10,000 entries would pay several times over. It refuses intervals of seasons, which BibLaTeX allows, and ties its messages
// to the grammar ("Syntax error at line 1 col 9"), where a form has to say which day or month is wrong.
import { dateTexts } from './dateTexts.ts';

/** A point in time, as precise as the parts that it has. */
export interface EdtfDate {
  /** Astronomical: 0 is 1 BC. If its last digits are unspecified, the earliest possible year. */
  readonly year: number;
  /** The number of unspecified digits at the end of the year: 1 for `199X`. */
  readonly unspecifiedDigits: number;
  /** 1 to 12. */
  readonly month: number | null;
  /** 1 to 31. */
  readonly day: number | null;
  /** 21 spring, 22 summer, 23 autumn, 24 winter. */
  readonly season: number | null;
  /** Parts that exist but are unknown: `2004-XX`, `2004-03-XX`. */
  readonly unspecified: 'month' | 'day' | null;
  /** The time as written after the `T`. */
  readonly time: string | null;
  readonly isUncertain: boolean;
  readonly isApproximate: boolean;
}

/** An end of an interval: a date, open (`..`), or unknown (empty). */
export type IntervalEnd = EdtfDate | 'open' | 'unknown';

/** A date, or an interval from `start` to `end`, of which at least one is a date. */
export interface EdtfValue {
  readonly start: IntervalEnd;
  readonly end: IntervalEnd | null;
}

/** The error message. */
interface Problem {
  readonly problem: string;
}

const pointForm =
  /^(?:(?<year>-?(?:\d{4}|\d{3}X|\d\dXX|\dXXX))(?:-(?<month>\d\d|XX)(?:-(?<day>\d\d|XX)(?:T(?<time>(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?))?)?)?|Y(?<long>-?[1-9]\d{0,8}(?:E[1-9]\d?)?))(?<qualifier>[?~%])?$/;

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

function readYear(text: string): Pick<EdtfDate, 'year' | 'unspecifiedDigits'> | null {
  const digits = text.replace(/^-/, '');
  // There is no year -0. The earliest year with unspecified digits has nines there if it is negative.
  if (text === '-0000') return null;
  const unspecifiedDigits = digits.length - digits.replace(/X+$/, '').length;
  const isNegative = digits !== text;
  const year = Number(digits.replace(/X/g, isNegative ? '9' : '0'));
  return { year: isNegative ? -year : year, unspecifiedDigits };
}

function readLongYear(text: string): Pick<EdtfDate, 'year' | 'unspecifiedDigits'> | null {
  const year = Number(text);
  // Years of four digits are written without the letter `Y`.
  return Number.isSafeInteger(year) && Math.abs(year) > 9999 ? { year, unspecifiedDigits: 0 } : null;
}

function readPoint(text: string): EdtfDate | Problem {
  const { problems } = dateTexts;
  const form: Problem = { problem: problems.form };
  const parts = pointForm.exec(text)?.groups;
  const { long, month = '', day = '', time, qualifier = '' } = parts ?? {};
  const year = parts && (long === undefined ? readYear(parts.year ?? '') : readLongYear(long));
  if (!year || (time !== undefined && qualifier !== '')) return form;
  const qualified = {
    isUncertain: qualifier === '?' || qualifier === '%',
    isApproximate: qualifier === '~' || qualifier === '%',
  };
  const point: EdtfDate = {
    ...year,
    month: null,
    day: null,
    season: null,
    unspecified: null,
    time: null,
    ...qualified,
  };
  if (month === '') return point;
  // A year with unspecified digits can't have a month, and an unspecified month can't have a day.
  if (month === 'XX') return day === 'XX' || day === '' ? { ...point, unspecified: 'month' } : form;
  if (year.unspecifiedDigits > 0) return form;
  const number = Number(month);
  if (number >= 21 && number <= 24) return day === '' ? { ...point, season: number } : form;
  if (number < 1 || number > 12) return { problem: problems.noMonth(month) };
  if (day === '') return { ...point, month: number };
  if (day === 'XX') return time === undefined ? { ...point, month: number, unspecified: 'day' } : form;
  if (Number(day) < 1 || Number(day) > daysInMonth(year.year, number))
    return { problem: problems.noDay(number, dateTexts.shown.years(year.year, 0, false), day) };
  return { ...point, month: number, day: Number(day), time: time ?? null };
}

function readEnd(text: string): IntervalEnd | Problem {
  if (text === '..') return 'open';
  return text === '' ? 'unknown' : readPoint(text);
}

const isPoint = (end: IntervalEnd | null): end is EdtfDate => typeof end === 'object' && end !== null;

const isProblem = (result: IntervalEnd | EdtfValue | Problem): result is Problem =>
  typeof result === 'object' && 'problem' in result;

function read(text: string): EdtfValue | Problem {
  const [first = '', second, ...more] = text.split('/');
  if (second === undefined) {
    const start = readPoint(first);
    return isProblem(start) ? start : { start, end: null };
  }
  const start = readEnd(first);
  if (isProblem(start)) return start;
  const end = readEnd(second);
  if (isProblem(end)) return end;
  if (more.length > 0 || (!isPoint(start) && !isPoint(end))) return { problem: dateTexts.problems.form };
  if (isPoint(start) && isPoint(end) && isBefore(end, start)) return { problem: dateTexts.problems.reversed };
  return { start, end };
}

/** Year, month and day. A season may be anywhere in its year, because it is in other months in the southern hemisphere. */
function bound(date: EdtfDate, isLast: boolean): readonly number[] {
  const { year, unspecifiedDigits, month, day } = date;
  return [isLast ? year + 10 ** unspecifiedDigits - 1 : year, month ?? (isLast ? 12 : 1), day ?? (isLast ? 31 : 1)];
}

/** Whether a date ends before the other begins. */
function isBefore(one: EdtfDate, other: EdtfDate): boolean {
  const [last, first] = [bound(one, true), bound(other, false)];
  const at = last.findIndex((part, index) => part !== first[index]);
  return at !== -1 && (last[at] ?? 0) < (first[at] ?? 0);
}

/** Parses EDTF of level 0 or 1, including intervals; null for other texts and for days that don't exist. */
export function parseDate(text: string): EdtfValue | null {
  const result = read(text);
  return isProblem(result) ? null : result;
}

/** Whether the text is a date in EDTF level 0 or 1. */
export function isDate(text: string): boolean {
  return parseDate(text) !== null;
}

/** Whether the text is just a year, a month or a day. */
export function isPlainDate(text: string): boolean {
  const value = parseDate(text);
  return value !== null && value.end === null && isPoint(value.start) && !saysMore(value.start);
}

/** Whether a date has more information than its year, month and day. */
export function saysMore(date: EdtfDate): boolean {
  const { unspecifiedDigits, season, unspecified, time, isUncertain, isApproximate } = date;
  return (
    unspecifiedDigits > 0 || isUncertain || isApproximate || [season, unspecified, time].some((part) => part !== null)
  );
}

/** Why a text isn't a date in EDTF level 0 or 1; null if it is one. */
export function edtfProblem(text: string): string | null {
  const result = read(text);
  return isProblem(result) ? result.problem : null;
}

/** The date by which a value is sorted and listed: the start of an interval, or its end if only that is known. */
export function knownDate({ start, end }: EdtfValue): EdtfDate | null {
  return isPoint(start) ? start : isPoint(end) ? end : null;
}

const plain: Omit<EdtfDate, 'year' | 'month' | 'day'> = {
  unspecifiedDigits: 0,
  season: null,
  unspecified: null,
  time: null,
  isUncertain: false,
  isApproximate: false,
};

/** Writes a date in EDTF. */
export function printDate(date: Pick<EdtfDate, 'year' | 'month' | 'day'> & Partial<EdtfDate>): string {
  const { year, unspecifiedDigits, month, day, season, unspecified, time, isUncertain, isApproximate } = {
    ...plain,
    ...date,
  };
  const digits = String(Math.abs(year)).padStart(4, '0');
  const known = digits.slice(0, digits.length - unspecifiedDigits) + 'X'.repeat(unspecifiedDigits);
  const two = (part: number) => String(part).padStart(2, '0');
  const monthPart =
    unspecified === 'month' ? '-XX' : month !== null || season !== null ? `-${two(month ?? season ?? 0)}` : '';
  const dayPart = unspecified === 'day' ? '-XX' : month !== null && day !== null ? `-${two(day)}` : '';
  const qualifier = isUncertain ? (isApproximate ? '%' : '?') : isApproximate ? '~' : '';
  const long = digits.length > 4 ? 'Y' : '';
  return `${long}${year < 0 ? '-' : ''}${known}${monthPart}${dayPart}${time === null ? '' : `T${time}`}${qualifier}`;
}

function formatPoint(date: EdtfDate): string {
  const { shown } = dateTexts;
  const { year, unspecifiedDigits, month, day, season, unspecified, time } = date;
  let text = shown.point(day, month ?? season, shown.years(year, unspecifiedDigits, month === null));
  if (unspecified !== null) text = unspecified === 'month' ? shown.monthUnknown(text) : shown.dayUnknown(text);
  if (time !== null) {
    const [clock = ''] = /^[\d:.]+/.exec(time) ?? [];
    text = shown.time(text, clock, time.slice(clock.length));
  }
  if (date.isApproximate) text = shown.approximate(text);
  return date.isUncertain ? shown.uncertain(text) : text;
}

/**
 * Formats an EDTF date for people: "2006", "5 March 2006", "Summer 2006", "about 1850", "1850?", "1990s", "1984–1986", "since 2001". Other text is returned
 * unchanged.
 */
export function formatDate(text: string): string {
  const value = parseDate(text);
  if (!value) return text;
  const { start, end } = value;
  const { shown } = dateTexts;
  if (!isPoint(start)) {
    const last = isPoint(end) ? formatPoint(end) : '';
    return start === 'open' ? shown.until(last) : shown.interval(shown.unknown, last, false);
  }
  const first = formatPoint(start);
  if (end === null) return first;
  if (!isPoint(end)) return end === 'open' ? shown.since(first) : shown.interval(first, shown.unknown, false);
  const last = formatPoint(end);
  return shown.interval(
    first,
    last,
    [first, last].every((each) => /^\d+$/.test(each)),
  );
}

/** The year by which a date is sorted and found; null if the text isn't a date. */
export function yearOf(text: string): number | null {
  const value = parseDate(text);
  return value === null ? null : (knownDate(value)?.year ?? null);
}

/** The year of a date for people, in a column or a short line: "2006", "987", "45 BC", "1990s". For other texts it is `knownYear`, or empty. */
export function yearLabel(text: string, knownYear?: number | null): string {
  const value = parseDate(text);
  const date = value && knownDate(value);
  const year = date?.year ?? knownYear;
  return year == null ? '' : dateTexts.shown.years(year, date?.unspecifiedDigits ?? 0, false);
}
