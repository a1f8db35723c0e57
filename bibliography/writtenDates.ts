// Parses dates as people and files write them into EDTF, and explains what is wrong with others.
import { dateTexts } from './dateTexts.ts';
import { type EdtfDate, edtfProblem, isDate, knownDate, parseDate, printDate } from './edtf.ts';
import { monthNames } from './monthNames.ts';

/** Other names and abbreviations of the months, in German, French and Spanish, without accents, starting with January. */
const foreignMonthNames: readonly string[] = [
  'januar janner janvier janv enero ene',
  'februar feber fevrier fevr fev febrero',
  'marz maerz mrz mars marzo',
  'avril avr abril abr',
  'mai mayo',
  'juni juin junio',
  'juli juillet juil julio',
  'aout agosto ago',
  'septembre septiembre setiembre',
  'oktober okt octobre octubre',
  'novembre noviembre',
  'dezember dez decembre diciembre dic',
];

const monthWords: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((name, index) =>
    [
      ...[name.length, 3, 4].map((length) => name.slice(0, length).toLowerCase()),
      ...(foreignMonthNames[index] ?? '').split(' '),
    ].map((word) => [word, index + 1] as const),
  ),
);

/** Removes accents: "März" becomes "Marz". */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The number of a month given as number, name or abbreviation ("3", "mar", "March", "Sept.", "Okt."); null for other texts. */
export function readMonth(text: string): number | null {
  const word = withoutAccents(text.trim()).toLowerCase().replace(/\.$/, '');
  if (/^\d{1,2}$/.test(word)) {
    const month = Number(word);
    return month >= 1 && month <= 12 ? month : null;
  }
  return monthWords.get(word) ?? null;
}

const seasonWords: ReadonlyMap<string, number> = new Map([
  ['spring', 21],
  ['summer', 22],
  ['autumn', 23],
  ['fall', 23],
  ['winter', 24],
]);

/** The EDTF number of the season with this name; null for other texts. */
export function readSeason(text: string): number | null {
  return seasonWords.get(text.trim().toLowerCase()) ?? null;
}

/** The forms of a single date; each names its parts. Ambiguous forms aren't included. */
const writtenForms: readonly RegExp[] = [
  /^(?<year>\d{3,4}|-[1-9]\d{0,2})$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4})$/,
  // A number above 12 is the day, in either position.
  /^(?<day>1[3-9]|[23]\d)[-/](?<month>\d{1,2})[-/](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[-/](?<day>1[3-9]|[23]\d)[-/](?<year>\d{4})$/,
  // If both numbers are equal, their order doesn't matter.
  /^0?(?<day>\d{1,2})[-/]0?(?<month>\k<day>)[-/](?<year>\d{4})$/,
  /^(?<month>[a-z]{3,10})\.?,?(?: de)?\s*(?<year>\d{4})$/i,
  /^(?<month>spring|summer|autumn|fall|winter)(?: of)? (?<year>\d{4})$/i,
  // A winter begins in one year and ends in the next.
  /^(?<month>winter)(?: of)? (?<year>\d{4})[-/–](?:\d{4}|\d{2})$/i,
  /^(?<year>\d{4})[-,]?\s*(?<month>[a-z]{3,10})\.?$/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?\s*(?:(?:of|de)\s+)?(?<month>[a-z]{3,10})\.?,?(?: de)?\s*(?<year>\d{4})$/i,
  /^(?<month>[a-z]{3,10})\.?\s*(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s*(?<year>\d{4})$/i,
  /^(?<year>\d{4}),?\s*(?<month>[a-z]{3,10})\.?\s*(?<day>\d{1,2})$/i,
];

/** Converts one date to EDTF without checking the calendar; null for unknown forms. */
function spell(text: string): string | null {
  const bare = withoutAccents(text);
  for (const form of writtenForms) {
    const { year, month, day } = form.exec(bare)?.groups ?? {};
    if (year === undefined) continue;
    const season = month === undefined ? null : readSeason(month);
    if (season !== null && day !== undefined) return null;
    const number = month === undefined ? null : (season ?? readMonth(month));
    // Months above 12 are converted as well, so that the message can name the number.
    const known = number ?? (month !== undefined && /^\d+$/.test(month) ? Number(month) : null);
    if (month !== undefined && known === null) return null;
    return printDate({ year: Number(year), month: known, day: day === undefined ? null : Number(day) });
  }
  return null;
}

/** A year with its era: "45 BC", "AD 79". */
const eraForm = /^(?:(?<ad>AD|CE) ?(?<after>\d{1,4})|(?<number>\d{1,4}) ?(?<era>BC|BCE|AD|CE))$/i;

function spellEra(text: string): string | null {
  const { ad, after, number, era } = eraForm.exec(text.replaceAll('.', ''))?.groups ?? {};
  const year = Number(after ?? number);
  if ((ad ?? era) === undefined || year === 0) return null;
  return printDate({ year: era?.toUpperCase().startsWith('B') ? 1 - year : year, month: null, day: null });
}

/** Converts a decade or a century: "1990s", "19th century". */
function spellDecadeOrCentury(text: string): string | null {
  const [, decade] = /^(?:the )?(\d{3})0['’]?s$/i.exec(text) ?? [];
  if (decade !== undefined) return `${decade}X`;
  const [, century] = /^(?:the )?(\d{1,2})(?:st|nd|rd|th) cent(?:ury|\.)$/i.exec(text) ?? [];
  return century === undefined || Number(century) === 0 ? null : `${String(Number(century) - 1).padStart(2, '0')}XX`;
}

/** Converts drafts of EDTF, which older versions of BibLaTeX and biber accept: `199u`, `2004-uu`, `1984?~`, `y-17e7`. */
function spellDraft(text: string): string | null {
  if (!/[uxye]|[?][~]|[~][?]/i.test(text) || /[^-\duxyet:?~%.]/i.test(text)) return null;
  const spelled = text
    .toUpperCase()
    .replaceAll('U', 'X')
    .replace(/\?~|~\?/, '%');
  return isDate(spelled) ? spelled : null;
}

const valid = (text: string | null): string | null => (text !== null && isDate(text) ? text : null);

const approximateForm =
  /^(?:(?:circa|about|around|approximately|approx\.?|ca?\.)\s*|(?:ca?|~)\s+|[~≈]|ca(?=\d))(?=\S)/i;
/** Prefixes of a copyright year, and suffixes that distinguish works of the same year. */
const copyrightForm = /^(?:©|\(c\)|c(?=\d)|cop\.|copyright)\s*(?=\d{4}$)/i;
const letterForm = /^(\d{4})[a-z]$/;

function qualify(text: string | null, qualifier: Partial<EdtfDate>): string | null {
  const value = parseDate(text ?? '');
  const date = value?.end === null ? knownDate(value) : null;
  return date?.time === null ? valid(printDate({ ...date, ...qualifier })) : null;
}

function readOne(text: string): string | null {
  if (isDate(text)) return text.includes('/') ? null : text;
  const spelled = valid(spell(text)) ?? valid(spellEra(text)) ?? valid(spellDecadeOrCentury(text)) ?? spellDraft(text);
  if (spelled !== null) return spelled;
  // Brackets mean that the date isn't given in the source itself.
  const [, bracketed] = /^\[([^[\]]+)\]$/.exec(text) ?? /^\(([^()]+)\)$/.exec(text) ?? [];
  if (bracketed !== undefined) return readOne(bracketed.trim());
  if (/.\s*\?$/.test(text)) return qualify(readOne(text.replace(/\s*\?$/, '')), { isUncertain: true });
  if (/\d ?~$/.test(text)) return qualify(readOne(text.replace(/ ?~$/, '')), { isApproximate: true });
  if (approximateForm.test(text)) return qualify(readOne(text.replace(approximateForm, '')), { isApproximate: true });
  const bare = text.replace(copyrightForm, '').replace(letterForm, '$1');
  return bare === text ? null : valid(spell(bare));
}

const inOneSpacing = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The separators of an interval, unambiguous ones first. */
const separators: readonly RegExp[] = [/ ?(?:–|—|--) ?/, / ?\/ ?/, / (?:to|until|and|through|-) /i, / ?- ?/];

/** Parses both ends at each occurrence of a separator; the first that can be parsed is used. */
function readInterval(text: string): string | null {
  const [, since] =
    /^(?:since|from) (.+)$/i.exec(text) ?? /^(.*\d[^/]*?) ?(?:–|—|--|\/ ?(?:open|\.\.))$/i.exec(text) ?? [];
  if (since !== undefined) {
    const start = readOne(since);
    if (start !== null) return `${start}/..`;
  }
  const [, until] = /^(?:until|up to|till) (.+)$/i.exec(text) ?? [];
  if (until !== undefined) {
    const end = readOne(until);
    return end === null ? null : `../${end}`;
  }
  const unmarked = text
    .replace(/^(?:from|between) /i, '')
    .replace(/^(\d{4}),? (\p{L}+\.? ?[-–/] ?\p{L}+\.?)$/u, '$2 $1');
  for (const separator of separators) {
    for (const { 0: found, index } of unmarked.matchAll(new RegExp(separator, 'gi'))) {
      const [first, second] = [unmarked.slice(0, index), unmarked.slice(index + found.length)];
      // A hyphen may also separate the parts of a date.
      if (found === '-' && (first + second).includes('-')) continue;
      const start = /^unknown$/i.test(first) ? '' : readOne(withYear(first, second));
      const end = /^unknown$/i.test(second) ? '' : readOne(withCentury(first, second, found === '-'));
      if (start === null || end === null || start + end === '') continue;
      const both = `${start}/${end}`;
      if (isDate(both)) return both;
    }
  }
  return null;
}

/** The month or season at the start of "Jan–Feb 2001", with the year appended. */
function withYear(first: string, second: string): string {
  const isMonthOrSeason = (readMonth(first) ?? readSeason(first)) !== null && !/\d/.test(first);
  const [year] = (isMonthOrSeason ? /(?<=[^\d-])\d{4}$/.exec(second) : null) ?? [];
  return year === undefined ? first : `${first} ${year}`;
}

/** The second year of "1984–86" with four digits; after a plain hyphen, two digits up to 24 may be a month or a season. */
function withCentury(first: string, second: string, isHyphen: boolean): string {
  if (!/^\d{4}$/.test(first) || !/^\d{2}$/.test(second)) return second;
  const isYear = Number(second) > Number(first.slice(2)) && Number(second) > (isHyphen ? 24 : 12);
  return isYear ? first.slice(0, 2) + second : second;
}

/**
 * Parses a date as people write it ("march 2006", "5.3.2006", "summer 2006", "ca. 1850", "[2001]", "1984–86", "since 2001") into EDTF; null if it is ambiguous
 * or unknown ("3/5/2006" is a different day in Europe and America).
 */
export function readDate(text: string): string | null {
  const trimmed = inOneSpacing(text);
  if (isDate(trimmed)) return trimmed;
  return trimmed.length > longestDate ? null : (readOne(trimmed) ?? readInterval(trimmed));
}

/** The maximum length of a date; longer texts aren't parsed. */
const longestDate = 100;

/** The message about a numeric date that could mean two days. */
function ambiguity(text: string): string | null {
  const inNumbers = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text);
  if (!inNumbers) return null;
  const [first, second] = [Number(inNumbers[1]), Number(inNumbers[2])];
  const as = (month: number, day: number) => printDate({ year: Number(inNumbers[3]), month, day });
  const readings = [as(second, first), as(first, second)];
  return readings.every(isDate) ? dateTexts.problems.ambiguous(text, readings) : null;
}

/** The problem of a date: that of its EDTF (null if it is valid), or of another text that was meant as a date. */
export function dateProblem(text: string): string | null {
  const problem = edtfProblem(text);
  if (problem === null) return null;
  const written = inOneSpacing(text);
  const spelled = spell(written);
  return (spelled === null ? ambiguity(written) : edtfProblem(spelled)) ?? problem;
}

const yearsIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/(?<![\d.,:/]|^-)(?:1\d|20)\d\d(?![\d:/]|[.,]\d| ?B\.? ?C)/gi));

/** The only year among other words ("forthcoming 2024", "1998 [reprint]"), or before brackets ("2001 [1999]"); null if there is none or several. */
export function yearWithin(text: string): number | null {
  const all = yearsIn(text);
  const years = all.size === 1 ? all : yearsIn(text.replace(/\[[^\]]*\]|\([^)]*\)/g, ''));
  const [year] = years;
  return years.size === 1 && year !== undefined ? Number(year) : null;
}
