// Resolves which documents are in groups that are filled by hand, and changes of that.
import type { MutationResolvers, LibraryContentResolvers } from '../../__generated__/resolverTypes.ts';
import { presentGroup } from '../../groups/presentGroup.ts';
import { changeMembership } from '../../groups/changeMembership.ts';
import { findShares } from '../../groups/membership.ts';
import { libraryOf } from '../../graphql/requestLibrary.ts';
import { readSelection } from '../../list/selection.ts';

export const groupMembership: NonNullable<LibraryContentResolvers['groupMembership']> = async (
  source,
  args,
  context,
) => {
  const library = libraryOf(source, context);
  const { documentCount, shares } = await findShares(
    library,
    await readSelection(library, args.selection, ['selection']),
  );
  return {
    __typename: 'GroupMembership',
    documentCount,
    shares: shares.map(({ group, documentCount }) => ({
      __typename: 'GroupShare' as const,
      group: presentGroup(group),
      documentCount,
    })),
  };
};

export const addDocumentsToGroup: NonNullable<MutationResolvers['addDocumentsToGroup']> = (_root, { input }, context) =>
  changeMembership(context, input, 'addToGroup');

export const removeDocumentsFromGroup: NonNullable<MutationResolvers['removeDocumentsFromGroup']> = (
  _root,
  { input },
  context,
) => changeMembership(context, input, 'removeFromGroup');
