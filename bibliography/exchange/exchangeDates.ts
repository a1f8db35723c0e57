// Dates of EDTF as RIS and CSL-JSON write them.
import { type EdtfDate, type EdtfValue, formatDate, isPlainDate, knownDate, parseDate, printDate } from '../edtf.ts';
import { isRecord } from '../isRecord.ts';

/**
 * A date of CSL-JSON (csl-data.json 1.0.2): one list of year, month and day, or two for an interval; a season from 1 (spring) to 4; `circa`
 * for approximate or uncertain dates. Text that isn't a date becomes `literal`, which processors print as it is, beside the year in the text.
 */
export type CslDate =
  | { 'date-parts': number[][]; season?: number; circa?: true; literal?: string }
  | { literal: string };

/** CSL has no year 0: -1 is 1 BC. */
const cslYear = (year: number): number => (year > 0 ? year : year - 1);

function cslParts({ year, month, day }: EdtfDate): number[] {
  return [cslYear(year), ...[month, day].filter((part) => part !== null)];
}

/** The dates of an interval that are known. */
const pointsOf = ({ start, end }: EdtfValue): EdtfDate[] =>
  [start, end].filter((point) => typeof point === 'object' && point !== null);

/** `knownYear` is the year in a text that isn't a date. */
export function toCslDate(text: string, knownYear: number | null = null): CslDate {
  const value = parseDate(text);
  const points = value ? pointsOf(value) : [];
  const [first] = points;
  if (first === undefined)
    return knownYear === null ? { literal: text } : { 'date-parts': [[cslYear(knownYear)]], literal: text };
  const { year, unspecifiedDigits, season } = first;
  // A decade goes as the years that it has.
  const years = [[cslYear(year)], [cslYear(year + 10 ** unspecifiedDigits - 1)]];
  return {
    'date-parts': points.length === 1 && unspecifiedDigits > 0 ? years : points.map(cslParts),
    // There is one for the whole date.
    ...(season !== null && points.length === 1 ? { season: season - 20 } : {}),
    ...(points.some(({ isApproximate, isUncertain }) => isApproximate || isUncertain) ? { circa: true } : {}),
  };
}

/**
 * `PY`, a year of four digits, and `DA`, "YYYY/MM/DD/other": what is not known stays empty, and what year, month and day do not say stands
 * at the end in words. `knownYear` is the year of a text that is no date.
 */
export function toRisDate(
  text: string,
  knownYear: number | null = null,
): { readonly year: string | null; readonly date: string } {
  const value = parseDate(text);
  const date = value ? knownDate(value) : knownYear === null ? null : { year: knownYear, month: null, day: null };
  // A text that names no year stands where words do.
  if (!date) return { year: null, date: `///${text}` };
  const { year, month, day } = date;
  const two = (part: number | null) => (part === null ? '' : String(part).padStart(2, '0'));
  const digits = year >= 0 && year <= 9999 ? String(year).padStart(4, '0') : null;
  const [, time = null] = value?.end === null ? (/T(\d\d:\d\d:\d\d)$/.exec(text) ?? []) : [];
  const other = isPlainDate(text) && digits !== null ? '' : (time ?? formatDate(text));
  return { year: digits, date: `${digits ?? ''}/${two(month)}/${two(day)}/${other}` };
}

/** A number of a date, which CSL-JSON takes as text, too; null where there is none. */
function datePart(part: unknown): number | null {
  const number = typeof part === 'string' && part.trim() !== '' ? Number(part) : part;
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
}

/** One list of `date-parts` as EDTF; `season` is that of EDTF, and counts where there is no month. */
function fromCslParts(parts: unknown, season: number | null, isApproximate: boolean): string | null {
  if (!Array.isArray(parts)) return null;
  const [year = null, month = null, day = null] = parts.map(datePart);
  if (year === null || year === 0) return null;
  const own = { month, day: month === null ? null : day, season: month === null ? season : null };
  // CSL has no year 0: -1 is 1 BC.
  return printDate({ year: year > 0 ? year : year + 1, ...own, isApproximate });
}

/** A date of CSL-JSON as EDTF where it is one, else as the words that it says; null where it says nothing. The inverse of `toCslDate`. */
export function fromCslDate(date: unknown): string | null {
  if (typeof date === 'string') return date.trim() === '' ? null : date.trim();
  if (!isRecord(date)) return null;
  const words = [date.literal, date.raw].find((each) => typeof each === 'string' && each.trim() !== '');
  if (typeof words === 'string') return words.trim();
  const points = date['date-parts'];
  if (!Array.isArray(points)) return null;
  const season = datePart(date.season);
  // From 1 (spring) to 4; some write 21 to 24, as EDTF does.
  const seasonOfEdtf = season === null || season < 1 ? null : season <= 4 ? season + 20 : season <= 24 ? season : null;
  const isCirca = ![undefined, null, false, 0, ''].some((nothing) => date.circa === nothing);
  const said = points.map((each) => fromCslParts(each, seasonOfEdtf, isCirca)).filter((each) => each !== null);
  return said.length === 0 ? null : said.slice(0, 2).join('/');
}
