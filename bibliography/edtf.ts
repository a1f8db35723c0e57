// Dates of publication: EDTF level 0 (ISO 8601-2, https://www.loc.gov/standards/datetime/) as the API takes it: a year, a
// month or a day, or an interval of two of these. The package `edtf` reads every level with a general parser and costs
// 13 KB gzip on the first visit of the library; level 0 is one regular expression and a calendar.

/** One point in time, as precise as its parts. */
export interface EdtfDate {
  year: number;
  /** 1 to 12. */
  month: number | null;
  /** 1 to 31. */
  day: number | null;
}

/** A date, or an interval from `start` to `end`. */
export interface EdtfValue {
  start: EdtfDate;
  end: EdtfDate | null;
}

const datePattern = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

function readPoint(text: string): EdtfDate | string {
  const match = datePattern.exec(text);
  if (!match) return 'Write a date as 2006, 2006-03 or 2006-03-05, or two of them with a slash between: 2006/2008.';
  const year = Number(match[1]);
  const month = match[2] === undefined ? null : Number(match[2]);
  const day = match[3] === undefined ? null : Number(match[3]);
  if (month !== null && (month < 1 || month > 12)) return `There is no month ${match[2] ?? ''}.`;
  if (month !== null && day !== null && (day < 1 || day > daysInMonth(year, month))) {
    return `${monthNames[month - 1] ?? ''} ${year} has no day ${match[3] ?? ''}.`;
  }
  return { year, month, day };
}

function read(text: string): EdtfValue | string {
  const [first = '', second, ...more] = text.split('/');
  const start = readPoint(first);
  if (typeof start === 'string') return start;
  if (second === undefined) return { start, end: null };
  const end = more.length > 0 ? readPoint('') : readPoint(second);
  if (typeof end === 'string') return end;
  if (latest(end) < earliest(start)) return 'The interval ends before it begins.';
  return { start, end };
}

function earliest(date: EdtfDate): string {
  return printDate({ year: date.year, month: date.month ?? 1, day: date.day ?? 1 });
}

function latest(date: EdtfDate): string {
  return printDate({ year: date.year, month: date.month ?? 12, day: date.day ?? 31 });
}

/** Reads EDTF level 0, an interval included; null when it is none, or no day of the calendar. */
export function parseDate(text: string): EdtfValue | null {
  const value = read(text);
  return typeof value === 'string' ? null : value;
}

/** Whether the text is a date of EDTF level 0. */
export function isDate(text: string): boolean {
  return parseDate(text) !== null;
}

/** What is wrong with a date, in words; null when it is one of EDTF level 0. */
export function edtfProblem(text: string): string | null {
  const value = read(text);
  return typeof value === 'string' ? value : null;
}

/** Writes a date in EDTF level 0. */
export function printDate({ year, month, day }: EdtfDate): string {
  const parts = [String(year).padStart(4, '0')];
  if (month !== null) parts.push(String(month).padStart(2, '0'));
  if (month !== null && day !== null) parts.push(String(day).padStart(2, '0'));
  return parts.join('-');
}

function formatPoint({ year, month, day }: EdtfDate): string {
  const monthName = month === null ? null : monthNames[month - 1];
  return [day, monthName, year].filter((part) => part !== null).join(' ');
}

/** Writes a date of EDTF level 0 for people: "2006", "March 2006", "5 March 2006", "1984–1986". Other text stays as it is. */
export function formatDate(text: string): string {
  const value = parseDate(text);
  if (!value) return text;
  if (!value.end) return formatPoint(value.start);
  const separator = value.start.month === null && value.end.month === null ? '–' : ' – ';
  return formatPoint(value.start) + separator + formatPoint(value.end);
}

/** The year by which a date is sorted and listed: an interval counts by its start. Null when the text is no date. */
export function yearOf(text: string): number | null {
  return parseDate(text)?.start.year ?? null;
}

/** A text that sorts as the dates do: an interval by its start, and what is less precise before what it contains. */
export function sortKey(text: string): string | null {
  const value = parseDate(text);
  return value ? printDate(value.start) : null;
}
