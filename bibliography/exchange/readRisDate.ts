// Dates of RIS: "YYYY/MM/DD/other", of which any part may be empty (RIS Format Specifications, 2001), and what programs write instead.
import { isDate, yearOf } from '../edtf.ts';
import { readDate, readMonth, readSeason, yearWithin } from '../writtenDates.ts';

export interface RisDate {
  /** EDTF, or text that isn't a date. */
  readonly date: string;
  /** Whether the date has all the information of the file. */
  readonly isWhole: boolean;
  /** Whether it was said in words. */
  readonly isInWords: boolean;
}

const two = (part: string): string => part.padStart(2, '0');

/** The seasons as Web of Science shortens them. */
const seasons: Readonly<Record<string, string>> = {
  spr: 'spring',
  sum: 'summer',
  fal: 'fall',
  aut: 'autumn',
  win: 'winter',
};

/** A date in words. Another tag may have its year. */
function readWords(text: string, year: number | null): string | null {
  const words = text.trim();
  const [, ...compact] = /^(\d{4})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(words) ?? [];
  if (compact.length > 0 && isDate(compact.join('-'))) return compact.join('-');
  const read = readDate(words);
  if (read !== null || year === null || /\d{4}/.test(words)) return read;
  return readDate(`${seasons[words.toLowerCase()] ?? words} ${year}`);
}

/** Year, month and day as EDTF; null where they are no date. A month can be several ("03-04"), or have a name. */
function readParts(year: string, month: string, day: string): string | null {
  const isKnown = (part: string) => !/^0*$/.test(part);
  if (!isKnown(month)) return isDate(year) ? year : null;
  const [, first, last] = /^(\d{1,2})-(\d{1,2})$/.exec(month) ?? [];
  if (first !== undefined && last !== undefined) {
    const interval = `${year}-${two(first)}/${year}-${two(last)}`;
    return isDate(interval) ? interval : null;
  }
  const number = readMonth(month) ?? readSeason(month);
  if (number === null) return null;
  const date = [year, two(String(number)), ...(isKnown(day) ? [two(day)] : [])].join('-');
  return isDate(date) ? date : null;
}

/** Reads a date; `year` is that of another tag, for one that has none ("MAR 5"). Null where it cannot be read. */
export function readRisDate(text: string, year: number | null = null): RisDate | null {
  const [whole, ownYear = '', month = '', day = '', words = ''] =
    /^(\d{4})?\/([^/]*)(?:\/([^/]*))?(?:\/(.*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || (ownYear === '' && words === '')) {
    const date = readWords(text, year);
    return date === null ? null : { date, isWhole: true, isInWords: false };
  }
  const date = ownYear === '' ? null : readParts(ownYear, month.trim(), day.trim());
  const other = words.trim();
  if (other === '') return date === null ? null : { date, isWhole: true, isInWords: false };
  const [, hours, minutes, seconds = '00'] = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(other) ?? [];
  if (date !== null && hours !== undefined && minutes !== undefined) {
    const moment = `${date}T${two(hours)}:${minutes}:${seconds}`;
    if (isDate(moment)) return { date: moment, isWhole: true, isInWords: true };
  }
  const inWords = readWords(other, ownYear === '' ? null : Number(ownYear));
  const isOfYear = date === null || (inWords !== null && yearOf(inWords) === yearOf(date));
  if (inWords !== null && isOfYear) return { date: inWords, isWhole: true, isInWords: true };
  const isText = date === null || (date === ownYear && yearWithin(other) === Number(ownYear));
  return isText ? { date: other, isWhole: true, isInWords: true } : { date, isWhole: false, isInWords: false };
}

/** Whether a date says what the other does, and perhaps more: "2004-03" of "2004". */
export function impliesDate(date: string, other: string): boolean {
  if (date === other || date.startsWith(`${other}-`)) return true;
  return /^\d{4}$/.test(other) && (yearOf(date) ?? yearWithin(date)) === Number(other);
}
