// User.documents and UserDocumentsConnection
import type { UserDocumentsConnectionResolvers, UserResolvers } from '../../__generated__/resolverTypes.ts';
import { notFound } from '../../graphql/errors.ts';
import { readPage } from '../documentsPage.ts';
import { ownLibrary } from '../ownLibrary.ts';
import { readPageArguments } from '../pageArguments.ts';
import { emptyOldTrash } from '../tidy.ts';

export const documents: NonNullable<UserResolvers['documents']> = async (user, args, context) => {
  const library = ownLibrary(user, context);
  const request = await readPageArguments(library, args);
  if (request.filter.trashed) await emptyOldTrash(library);
  const page = await readPage(library, request);
  if (!page) throw notFound('There is no document with this id.');
  return page;
};

export const documentsConnection: UserDocumentsConnectionResolvers = {
  // Counted only when it is asked for.
  totalCount: (page) => page.countAll(),
};
