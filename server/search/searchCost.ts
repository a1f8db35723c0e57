// Estimates the cost of a search before it runs: how often it goes through the texts of each document, times the amount of text.
import sql from 'sql-template-tag';
import type { SearchExpression, SearchTerm } from '#bibliography/search/searchExpression.ts';
import { termsOf } from '#bibliography/search/searchPatterns.ts';
import type { ReadableLibrary } from '../library/library.ts';
import type { InputProblem } from '../graphql/errors.ts';

/** The most that one statement may search, in bytes times passes: some 100 milliseconds. */
export const textAtOnce = 4_000_000;

/** How many bytes of text one statement may search `passes` times; a whole number, because it is compared with a bigint. */
export function textForPasses(passes: number): number {
  return Math.floor(textAtOnce / Math.max(1, passes));
}

/** The most that one search may cost over all its statements, in bytes times passes. */
const maximumText = 600_000_000;

/** How often a term goes through the texts: once for a regular expression. Other terms are cheaper: their fractions are generous estimates. */
function passesOfTerm({ operator, field, caseSensitive }: SearchTerm): number {
  if (operator === 'matches') return 1;
  return field === 'any' && !caseSensitive ? 0.1 : 0.5;
}

/** How often a search goes through the texts of a document. */
export function passesOf(expression: SearchExpression): number {
  let passes = 0;
  for (const term of termsOf(expression)) passes += passesOfTerm(term);
  return passes;
}

/** Whether the amount of text has to be measured before the search runs. Searches for a few words are fast in any library. */
export function isCostly(expression: SearchExpression): boolean {
  return passesOf(expression) >= 1;
}

/** The reason why a search of all the text is rejected; null if it is not. */
export function costProblem(passes: number, text: number, path: readonly string[]): InputProblem | null {
  if (passes * text <= maximumText) return null;
  const size = Math.ceil(text / 1_000_000).toLocaleString('en');
  const times = Math.max(1, Math.round(passes)).toLocaleString('en');
  const message = `This search would go through ${size} MB of text ${times} times, which takes too long. Use fewer regular expressions, or look for words.`;
  return { path, message };
}

/** The amount of text in a library at the time of its last change. */
interface Measured {
  readonly modified: number;
  readonly text: number;
}

const measured = new WeakMap<object, Measured>();

/** The bytes of text in a library's documents; cached until the library changes. */
export async function measureText(library: ReadableLibrary): Promise<number> {
  const known = measured.get(library.anchor);
  const knownMoment = known ? new Date(known.modified) : null;
  // `octet_length` reads the stored length, not the text itself.
  const [row] = await library.query<{ last_modified: Date; text: number | null }>(
    (libraryId) => sql`
      select last_modified, case when last_modified is distinct from ${knownMoment} then (
        select coalesce(sum(octet_length(search_text)), 0)::bigint from documents
        where library_id = ${libraryId} and state <> 'purged') end as text
      from libraries where library_id = ${libraryId}`,
  );
  if (!row) return 0;
  const text = row.text ?? known?.text ?? 0;
  measured.set(library.anchor, { modified: row.last_modified.getTime(), text });
  return text;
}
