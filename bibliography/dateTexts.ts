// All texts about dates: how a date is shown, and why a text isn't a valid date.
import { monthNames, seasonNames } from './monthNames.ts';

/** Numbers of up to five digits need no separator. */
const digits = (number: number): string => (number < 100_000 ? String(number) : number.toLocaleString('en'));

/** A year of the Christian era, which has no year 0: the year before AD 1 is 1 BC. */
function year(astronomical: number, withEra: boolean): string {
  if (astronomical > 9999) return digits(astronomical);
  if (astronomical > 999 || (astronomical > 0 && !withEra)) return String(astronomical);
  if (astronomical > 0) return `AD ${astronomical}`;
  // Such a year is rounded, so a year 0 makes no difference.
  if (astronomical < -9999) return `${digits(-astronomical)} BC`;
  return `${1 - astronomical} BC`;
}

/** "2001", "45 BC", "1990s", "1900–1999": `unspecified` is the number of unknown last digits. */
function years(first: number, unspecified: number, withEra = true): string {
  if (unspecified === 0) return year(first, withEra);
  if (unspecified === 1 && first > 999) return `${first}s`;
  return `${year(first, withEra)}–${year(first + 10 ** unspecified - 1, withEra)}`;
}

export const dateTexts = {
  shown: {
    years,
    point: (day: number | null, monthOrSeason: number | null, yearText: string) =>
      [
        day,
        monthOrSeason === null ? null : (monthNames[monthOrSeason - 1] ?? seasonNames[monthOrSeason - 21]),
        yearText,
      ]
        .filter((part) => part != null)
        .join(' '),
    monthUnknown: (text: string) => `${text} (month unknown)`,
    dayUnknown: (text: string) => `${text} (day unknown)`,
    time: (text: string, clock: string, zone: string) =>
      `${text}, ${clock}${zone === '' ? '' : zone === 'Z' ? ' UTC' : ` UTC${zone.replace('-', '−')}`}`,
    approximate: (text: string) => `about ${text}`,
    uncertain: (text: string) => `${text}?`,
    interval: (from: string, to: string, isOfYears: boolean) => `${from}${isOfYears ? '–' : ' – '}${to}`,
    since: (text: string) => `since ${text}`,
    until: (text: string) => `until ${text}`,
    unknown: 'unknown',
  },
  problems: {
    form: 'Enter a date such as 2006, March 2006, 2006-03-05, Summer 2006, about 1850 or 1984–1986.',
    noMonth: (month: string) => `There is no month ${month}.`,
    noDay: (month: number, yearText: string, day: string) =>
      `${monthNames[month - 1] ?? ''} ${yearText} has no day ${day}.`,
    reversed: 'The end of the interval is before its start.',
    ambiguous: (text: string, readings: readonly string[]) =>
      `${text} could be either of two days. Enter ${readings.join(' or ')}.`,
  },
} as const;
