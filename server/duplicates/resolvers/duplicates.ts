// LibraryContent.duplicates, for User and Library
import type { LibraryContentResolvers } from '../../__generated__/resolverTypes.ts';
import { idForm } from '../../library/documentRow.ts';
import { libraryOf } from '../../graphql/requestLibrary.ts';
import { presentDocument } from '../../presenters/presentDocument.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import { findDuplicates } from '../findDuplicates.ts';
import { presentSharedKeys } from '../presentSet.ts';

const usual = 20;
const most = 100;
const cursorStart = 'duplicates ';

const encodeCursor = (id: string) => Buffer.from(cursorStart + id).toString('base64url');

/** The id in a cursor; null if the cursor is invalid. */
function decodeCursor(cursor: string): string | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  const id = text.slice(cursorStart.length);
  return text.startsWith(cursorStart) && idForm.test(id) ? id : null;
}

export const duplicates: NonNullable<LibraryContentResolvers['duplicates']> = async (
  source,
  { first, after },
  context,
) => {
  const library = libraryOf(source, context);
  const problems: InputProblem[] = [];
  const size = first ?? usual;
  if (size < 1 || size > most) problems.push({ path: ['first'], message: `Give a number from 1 to ${most}.` });
  const place = after == null ? '' : decodeCursor(after);
  if (place === null) problems.push({ path: ['after'], message: 'This cursor is not from this list.' });
  if (problems.length > 0 || place === null) throw badUserInput(problems);
  await ensureDerived(library);
  const { sets, end, hasNext } = await findDuplicates(library, place, size);
  const edges = sets.map(({ documents, sharedKeys }) => ({
    __typename: 'DuplicatesEdge' as const,
    node: {
      __typename: 'DuplicateSet' as const,
      documents: documents.map(presentDocument),
      likeness: presentSharedKeys(sharedKeys),
    },
    cursor: encodeCursor(documents[0]?.id ?? ''),
  }));
  return {
    __typename: 'DuplicatesConnection',
    edges,
    pageInfo: {
      __typename: 'PageInfo',
      startCursor: edges[0]?.cursor ?? null,
      // Set even if the last positions of the page belong to sets that are listed elsewhere.
      endCursor: end === null ? null : encodeCursor(end),
      hasNextPage: hasNext,
      hasPreviousPage: place !== '',
    },
  };
};
