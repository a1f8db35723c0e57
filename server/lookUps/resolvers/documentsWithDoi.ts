// User.documentsWithDoi
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { ownLibrary } from '../../graphql/requireViewer.ts';
import { readSelection } from '../../list/selection.ts';
import { presentDocument } from '../../presenters/presentDocument.ts';
import { findDocumentsWithDoi } from '../findDocumentsWithDoi.ts';

export const documentsWithDoi: NonNullable<UserResolvers['documentsWithDoi']> = async (user, args, context) => {
  const library = ownLibrary(user, context);
  const selection = await readSelection(library, args.selection, ['selection']);
  const { rows, count, withoutDoi } = await findDocumentsWithDoi(library, selection);
  return { __typename: 'DocumentsWithDoi', documents: rows.map(presentDocument), count, withoutDoi };
};
