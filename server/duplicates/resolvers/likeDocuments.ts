// LibraryContent.likeDocuments, for User and Library
import type { LibraryContentResolvers } from '../../__generated__/resolverTypes.ts';
import { isStorable } from '../../database/storable.ts';
import { libraryOf } from '../../graphql/requestLibrary.ts';
import { presentDocument } from '../../presenters/presentDocument.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import { findLike } from '../findDuplicates.ts';
import { presentSharedKeys } from '../presentSet.ts';

const maximumKeyLists = 500;
const maximumKeys = 20;
const longestKey = 1_000;

export const likeDocuments: NonNullable<LibraryContentResolvers['likeDocuments']> = async (
  source,
  { keys },
  context,
) => {
  const library = libraryOf(source, context);
  const problems: InputProblem[] = [];
  if (keys.length > maximumKeyLists) problems.push({ path: ['keys'], message: `At most ${maximumKeyLists} at once.` });
  else
    for (const [index, own] of keys.entries()) {
      const path = ['keys', String(index)];
      if (own.length > maximumKeys) problems.push({ path, message: `At most ${maximumKeys} keys.` });
      else if (own.some((key) => key.length > longestKey))
        problems.push({ path, message: `At most ${longestKey} characters.` });
    }
  if (problems.length > 0) throw badUserInput(problems);
  await ensureDerived(library);
  // No document can have a key that cannot be stored.
  const found = await findLike(
    library,
    keys.map((own) => own.filter(isStorable)),
  );
  return found.map(({ index, documents, sharedKeys }) => ({
    __typename: 'LikeDocuments' as const,
    index,
    documents: documents.map(presentDocument),
    likeness: presentSharedKeys(sharedKeys),
  }));
};
