// From a search as it is typed to what it asks of documents.
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import type { SearchExpression } from '#bibliography/search/searchExpression.ts';
import { tooManyPatterns } from '#bibliography/search/searchPatterns.ts';
import { badUserInput } from '../graphql/errors.ts';
import { ensureDerived } from '../library/derived/deriveLibrary.ts';
import type { Library, LibraryReader, ReadSearch } from '../library/library.ts';
import { DocumentSearch, asksForGroups } from './documentSearch.ts';
import { costProblem, isCostly, measureText, passesOf, textAtOnce } from './searchCost.ts';

/** Of a search that is typed, plain words are contained in the texts. */
const flags = { caseSensitive: false, isRegEx: false };

/** What a text says that stands at `path`. Throws BAD_USER_INPUT with its mistakes, each with its place in the text. */
function readExpression(query: string, path: readonly string[]): SearchExpression {
  const { expression, problems } = parseSearch(query, flags);
  if (expression !== null) return expression;
  throw badUserInput(problems.map(({ start, message }) => ({ path, message: `Character ${start + 1}: ${message}` })));
}

/** Reads searches. Those that ask for the groups of documents need the names of the groups, which `readGroupNames` reads. */
export function searchReader(
  readGroupNames: (library: LibraryReader) => Promise<ReadonlyMap<string, string>>,
): ReadSearch {
  return async (library, query, path) => {
    const expression = readExpression(query, path);
    if (expression.type === 'everything') return null;
    const tooMany = tooManyPatterns(expression);
    if (tooMany !== null) throw badUserInput([{ path, message: tooMany }]);
    await ensureDerived(library);
    const groupNames = asksForGroups(expression) ? await readGroupNames(library) : new Map<string, string>();
    const isTooMuchAtOnce = isCostly(expression) && (await isTooMuch(library, expression, path));
    return new DocumentSearch(expression, { groupNames }, path, isTooMuchAtOnce ? library : null);
  };
}

/** Whether the texts of the library are more than one statement may go through. Throws BAD_USER_INPUT where they are more than a search may. */
async function isTooMuch(library: Library, expression: SearchExpression, path: readonly string[]): Promise<boolean> {
  const passes = passesOf(expression);
  const text = await measureText(library);
  const tooLong = costProblem(passes, text, path);
  if (tooLong) throw badUserInput([tooLong]);
  return passes * text > textAtOnce;
}
