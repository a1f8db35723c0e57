// Parses the text of a search to a condition on documents.
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import type { SearchExpression } from '#bibliography/search/searchExpression.ts';
import { tooManyPatterns } from '#bibliography/search/searchPatterns.ts';
import { badUserInput } from '../graphql/errors.ts';
import { ensureDerived } from '../library/derived/deriveLibrary.ts';
import type { ReadableLibrary, LibraryReader, ReadSearch } from '../library/library.ts';
import { DocumentSearch, asksForGroups } from './documentSearch.ts';
import { costProblem, isCostly, measureText, passesOf, textAtOnce } from './searchCost.ts';

/** Plain words in a typed search are neither case-sensitive nor regular expressions. */
const flags = { caseSensitive: false, isRegEx: false };

/** Parses the search at `path`. Throws BAD_USER_INPUT with all its errors, each with its position in the text. */
function readExpression(query: string, path: readonly string[]): SearchExpression {
  const { expression, problems } = parseSearch(query, flags);
  if (expression !== null) return expression;
  throw badUserInput(problems.map(({ start, message }) => ({ path, message: `Character ${start + 1}: ${message}` })));
}

/** Whether a search without mistakes asks for groups. */
export function namesGroups(query: string): boolean {
  const { expression } = parseSearch(query, flags);
  return expression !== null && asksForGroups(expression);
}

/** Creates the function that reads searches. Searches for groups need the names of the groups, which `readGroupNames` reads. */
export function searchReader(
  readGroupNames: (library: LibraryReader) => Promise<ReadonlyMap<string, string>>,
): ReadSearch {
  return async (library, query, path, within) => {
    const parts = [readExpression(query, path), ...(within ? [readExpression(within.query, within.path)] : [])].filter(
      ({ type }) => type !== 'everything',
    );
    const [first, ...rest] = parts;
    if (!first) return null;
    const expression: SearchExpression = rest.length === 0 ? first : { type: 'and', operands: parts };
    const tooMany = tooManyPatterns(expression);
    if (tooMany !== null) throw badUserInput([{ path, message: tooMany }]);
    await ensureDerived(library);
    const groupNames = asksForGroups(expression) ? await readGroupNames(library) : new Map<string, string>();
    const isTooMuchAtOnce = isCostly(expression) && (await isTooMuch(library, expression, path));
    return new DocumentSearch(expression, { groupNames }, path, isTooMuchAtOnce ? library : null);
  };
}

/** Whether the library has too much text for a single statement. Throws BAD_USER_INPUT if it has too much even for a search in parts. */
async function isTooMuch(
  library: ReadableLibrary,
  expression: SearchExpression,
  path: readonly string[],
): Promise<boolean> {
  const passes = passesOf(expression);
  const text = await measureText(library);
  const tooLong = costProblem(passes, text, path);
  if (tooLong) throw badUserInput([tooLong]);
  return passes * text > textAtOnce;
}
