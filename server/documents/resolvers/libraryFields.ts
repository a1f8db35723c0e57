// Resolves the fields of a library: its documents, changes, parts and search suggestions.
import { readMoment } from '#bibliography/dateTime.ts';
import type {
  SuggestedValue,
  UserChangesCursorInput,
  UserDocumentsConnectionResolvers,
  LibraryContentResolvers,
} from '../../__generated__/resolverTypes.ts';
import { isStorable } from '../../database/storable.ts';
import { badUserInput, type InputProblem, notFound } from '../../graphql/errors.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import { type ChangesCursor, readChanges, readLastChange } from '../../library/changes.ts';
import { idForm } from '../../library/documentRow.ts';
import { readPage } from '../../list/documentsPage.ts';
import { listLibraryParts } from '../../library/libraryParts.ts';
import { libraryOf } from '../../graphql/requestLibrary.ts';
import { defaultPageSize, readPageArguments, readSize } from '../../list/pageArguments.ts';
import { presentDocument } from '../../presenters/presentDocument.ts';
import { presentChanges } from '../presentChanges.ts';
import { readSuggestions } from '../suggestions.ts';
import { emptyOldTrash } from '../../library/maintenance.ts';

export const documents: NonNullable<LibraryContentResolvers['documents']> = async (source, args, context) => {
  const library = libraryOf(source, context);
  const request = await readPageArguments(library, args);
  if (request.filter.trashed) await emptyOldTrash(library);
  const page = await readPage(library, request);
  if (!page) throw notFound('There is no document with this id.');
  return page;
};

export const documentsConnection: UserDocumentsConnectionResolvers = {
  edges: ({ edges }) =>
    edges.map(({ cursor, row }) => ({
      __typename: 'UserDocumentsEdge' as const,
      cursor,
      node: presentDocument(row),
    })),
  // Counted only if it is requested.
  totalCount: (page) => page.countAll(),
};

function readCursor(after: UserChangesCursorInput | null | undefined, problems: InputProblem[]): ChangesCursor | null {
  if (!after) return null;
  const lastModified = readMoment(after.lastModified);
  if (!lastModified) problems.push({ path: ['after', 'lastModified'], message: 'This is not a valid date and time.' });
  // The id is only a place in the order; a document with this id need not exist.
  if (!idForm.test(after.id)) problems.push({ path: ['after', 'id'], message: 'This is not a valid id.' });
  return lastModified && { lastModified, id: after.id };
}

export const changes: NonNullable<LibraryContentResolvers['changes']> = async (source, { first, after }, context) => {
  const library = libraryOf(source, context);
  const problems: InputProblem[] = [];
  const size = readSize(first, 'first', problems) ?? defaultPageSize;
  const cursor = readCursor(after, problems);
  if (problems.length > 0) throw badUserInput(problems);
  return presentChanges(await readChanges(library, cursor, size));
};

export const lastChange: NonNullable<LibraryContentResolvers['lastChange']> = async (source, _args, context) =>
  readLastChange(libraryOf(source, context));

export const libraryParts: NonNullable<LibraryContentResolvers['libraryParts']> = async (source, _args, context) =>
  listLibraryParts(libraryOf(source, context));

/** The kinds of suggestions for searches. */
const usual: readonly SuggestedValue[] = ['AUTHOR', 'EDITOR', 'KEYWORD', 'JOURNAL'];
/** All kinds of suggestions, including those that are only for fields. */
const every: readonly SuggestedValue[] = [...usual, 'PERSON', 'BOOK', 'SERIES', 'PUBLISHER', 'INSTITUTION'];
const few = 5;
const maximumSuggestions = 20;
const longestBeginning = 200;

export const searchSuggestions: NonNullable<LibraryContentResolvers['searchSuggestions']> = async (
  source,
  args,
  context,
) => {
  const library = libraryOf(source, context);
  const { beginning } = args;
  const first = args.first ?? few;
  if (first < 0 || first > maximumSuggestions) {
    throw badUserInput([{ path: ['first'], message: `Give a number from 0 to ${maximumSuggestions}.` }]);
  }
  if (beginning.length > longestBeginning) {
    throw badUserInput([{ path: ['beginning'], message: `At most ${longestBeginning} characters.` }]);
  }
  // No document can contain a text that cannot be stored.
  if (!isStorable(beginning)) return [];
  await ensureDerived(library);
  const { of: wanted } = args;
  const kinds = wanted ? every.filter((kind) => wanted.includes(kind)) : usual;
  const suggestions = await Promise.all(
    kinds.map(async (kind) =>
      (await readSuggestions(library, kind, beginning, first)).map((value) => ({ kind, value })),
    ),
  );
  return suggestions.flat().map((each) => ({ __typename: 'SearchSuggestion' as const, ...each }));
};
