// Dates as people write them, read into EDTF level 0, and what is wrong with those that cannot be read.
import { edtfProblem, isDate, monthNames, printDate } from './edtf.ts';

const monthWords: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((name, index) =>
    [name.length, 3, 4].map((length) => [name.slice(0, length).toLowerCase(), index + 1] as const),
  ),
);

/** The number of a month given as number, English name or abbreviation ("3", "mar", "March", "Sept."); null when it is none. */
export function readMonth(text: string): number | null {
  const word = text.trim().toLowerCase().replace(/\.$/, '');
  if (/^\d{1,2}$/.test(word)) {
    const month = Number(word);
    return month >= 1 && month <= 12 ? month : null;
  }
  return monthWords.get(word) ?? null;
}

/** The ways in which people write one date; each names its parts. What could be read in two ways is not among them. */
const writtenForms: readonly RegExp[] = [
  /^(?<year>\d{4})$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4})$/,
  // A number above 12 is the day, wherever it stands.
  /^(?<day>1[3-9]|[23]\d)[-/](?<month>\d{1,2})[-/](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[-/](?<day>1[3-9]|[23]\d)[-/](?<year>\d{4})$/,
  // The same number twice is the same day to everybody.
  /^0?(?<day>\d{1,2})[-/]0?(?<month>\k<day>)[-/](?<year>\d{4})$/,
  /^(?<month>[a-z]{3,9})\.?,?\s*(?<year>\d{4})$/i,
  /^(?<year>\d{4}),?\s*(?<month>[a-z]{3,9})\.?$/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?\s*(?:of\s+)?(?<month>[a-z]{3,9})\.?,?\s*(?<year>\d{4})$/i,
  /^(?<month>[a-z]{3,9})\.?\s*(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s*(?<year>\d{4})$/i,
  /^(?<year>\d{4}),?\s*(?<month>[a-z]{3,9})\.?\s*(?<day>\d{1,2})$/i,
];

/** Spells one date as EDTF does, without asking whether the calendar has it; null where it is written in no known way. */
function spell(text: string): string | null {
  for (const form of writtenForms) {
    const { year, month, day } = form.exec(text)?.groups ?? {};
    if (year === undefined) continue;
    const number = month === undefined ? null : readMonth(month);
    // A month above 12 is spelled all the same, to be refused by its number.
    const known = number ?? (month !== undefined && /^\d+$/.test(month) ? Number(month) : null);
    if (month !== undefined && known === null) return null;
    return printDate({ year: Number(year), month: known, day: day === undefined ? null : Number(day) });
  }
  return null;
}

function readOne(text: string): string | null {
  const spelled = spell(text);
  return spelled !== null && isDate(spelled) ? spelled : null;
}

const inOneSpacing = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * Reads a date as people write it ("march 2006", "3/2006", "5 March 2006", "5.3.2006", "1984–1986") into EDTF level 0;
 * null when it cannot be read for sure ("3/5/2006" is another day on each side of the ocean).
 */
export function readDate(text: string): string | null {
  const trimmed = inOneSpacing(text);
  if (isDate(trimmed)) return trimmed;
  const one = readOne(trimmed);
  if (one !== null) return one;
  const interval = /^(.*\d{4}.*?)\s*(?:\/|–|—|--|-|\bto\b|\buntil\b)\s*(.*\d{4}.*)$/i.exec(trimmed);
  if (!interval) return null;
  const start = readOne((interval[1] ?? '').trim());
  const end = readOne((interval[2] ?? '').trim());
  if (start === null || end === null) return null;
  const both = `${start}/${end}`;
  return isDate(both) ? both : null;
}

/** What people write that is understood, and is no date of EDTF level 0: why, and what to write instead. */
function remarkOn(text: string): string | null {
  const inNumbers = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text);
  if (inNumbers) {
    const [first, second] = [Number(inNumbers[1]), Number(inNumbers[2])];
    const as = (month: number, day: number) => printDate({ year: Number(inNumbers[3]), month, day });
    const readings = [as(second, first), as(first, second)];
    if (!readings.every(isDate)) return null;
    return `${text} is one day to some and another to others. Write ${readings.join(' or ')}.`;
  }
  const about = /^(?:c\.?|ca\.?|circa|about|around|~) ?(\d{4})$|^(\d{4}) ?[?~]$/i.exec(text);
  if (about)
    return `A date has no “about” here. Write ${about[1] ?? about[2] ?? ''}, and in the note that it is uncertain.`;
  const season = /^(spring|summer|autumn|fall|winter)(?: of)?,? (\d{4})$/i.exec(text);
  if (season) return `A date has no season here. Write ${season[2] ?? ''}, or the year with a month.`;
  return null;
}

/** What is wrong with a date, in words: with one of EDTF level 0 (null where it is one), or with what somebody meant by it. */
export function dateProblem(text: string): string | null {
  const problem = edtfProblem(text);
  if (problem === null) return null;
  const written = inOneSpacing(text);
  const spelled = spell(written);
  return (spelled === null ? remarkOn(written) : edtfProblem(spelled)) ?? problem;
}
