// Reads the front matter of a Markdown file: the page's title, description, date and order.
import * as v from 'valibot';
import type { Report } from './contentProblems.ts';
import { onlyFields, readYaml, textUpTo } from './readYaml.ts';

/** Whether the date exists. `Date` would silently turn 30 February into 2 March. */
function isDay(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === text;
}

const frontMatter = onlyFields({
  /** The page's headline. */
  title: textUpTo(80),
  /** One or two sentences that open the page and describe it in search engines and link previews. */
  description: textUpTo(300),
  /** The short name for lists and breadcrumbs; the title if omitted. */
  short: v.optional(textUpTo(40)),
  /** The date of what the page reports on. */
  date: v.optional(
    v.pipe(v.string('it must be a day, like 2015-11-14'), v.check(isDay, 'it must be a day, like 2015-11-14')),
  ),
  /** The position among the pages of its folder. Pages without one come last, sorted by name. */
  order: v.optional(v.number('it must be a number')),
  /** Anchors that the page's component adds to those of the headings (only the home page has such). */
  anchors: v.optional(v.array(textUpTo(40), 'it must be a list'), []),
});

export type FrontMatter = v.InferOutput<typeof frontMatter>;

/** Reads the YAML between the dashes, or reports its errors. */
export function readFrontMatter(yaml: string, report: Report): FrontMatter | null {
  // The YAML begins after the first line of dashes.
  return readYaml(yaml, frontMatter, { what: 'front matter', firstLine: 2, report });
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date for machines and for people. It is formatted at build time, so that it is the same for every reader. */
export function dateOf({ date }: FrontMatter): { iso: string; text: string } | null {
  return date === undefined ? null : { iso: date, text: inWords.format(new Date(date)) };
}
