// What stands at the head of a Markdown file: the page's names, and how it stands among others.
import * as v from 'valibot';
import type { Report } from './contentProblems.ts';
import { onlyFields, readYaml, textUpTo } from './readYaml.ts';

/** Whether there is such a day; a Date would take 30 February for 2 March. */
function isDay(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === text;
}

const frontMatter = onlyFields({
  /** The page's headline. */
  title: textUpTo(80),
  /** One or two sentences: they open the page, and describe it in search engines and links to it. */
  description: textUpTo(300),
  /** Its name in lists and in the way to it; the title when there is none. */
  short: v.optional(textUpTo(40)),
  /** The day that the text speaks of. */
  date: v.optional(
    v.pipe(v.string('it must be a day, like 2015-11-14'), v.check(isDay, 'it must be a day, like 2015-11-14')),
  ),
  /** Its place among the pages of its folder; those without one follow, by name. */
  order: v.optional(v.number('it must be a number')),
  /** Anchors that the page draws itself, beside those of its headings (the home page). */
  anchors: v.optional(v.array(textUpTo(40), 'it must be a list'), []),
});

export type FrontMatter = v.InferOutput<typeof frontMatter>;

/** Reads the text between the lines of dashes, or reports what is wrong with it. */
export function readFrontMatter(yaml: string, report: Report): FrontMatter | null {
  // It begins after the first line of dashes.
  return readYaml(yaml, frontMatter, { what: 'front matter', firstLine: 2, report });
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day for machines and for people. Written out at build, for the same words everywhere. */
export function dateOf({ date }: FrontMatter): { iso: string; text: string } | null {
  return date === undefined ? null : { iso: date, text: inWords.format(new Date(date)) };
}
