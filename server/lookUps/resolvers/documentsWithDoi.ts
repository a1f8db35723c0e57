// LibraryContent.documentsWithDoi, for User and Library
import type { LibraryContentResolvers } from '../../__generated__/resolverTypes.ts';
import { libraryOf } from '../../graphql/requestLibrary.ts';
import { readSelection } from '../../list/selection.ts';
import { presentDocument } from '../../presenters/presentDocument.ts';
import { findDocumentsWithDoi } from '../findDocumentsWithDoi.ts';

export const documentsWithDoi: NonNullable<LibraryContentResolvers['documentsWithDoi']> = async (
  source,
  args,
  context,
) => {
  const library = libraryOf(source, context);
  const selection = await readSelection(library, args.selection, ['selection']);
  const { rows, count, withoutDoi } = await findDocumentsWithDoi(library, selection);
  return { __typename: 'DocumentsWithDoi', documents: rows.map(presentDocument), count, withoutDoi };
};
