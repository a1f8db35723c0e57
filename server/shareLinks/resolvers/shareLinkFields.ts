// The read-only links of the viewer, and what each of them shows.
import type { LibraryResolvers, Resolvers, UserResolvers } from '../../__generated__/resolverTypes.ts';
import { listLinksTo, listShareLinks } from '../../accounts/shareLinks.ts';
import { requireSelf, requireViewer } from '../../graphql/requireViewer.ts';
import { apiIdOf } from '../../library/libraryId.ts';
import { groupLoads } from '../../groups/groupLoads.ts';

export const shareLinks: NonNullable<UserResolvers['shareLinks']> = (user, _args, context) => {
  requireSelf(user, context);
  return listShareLinks(context.accounts.database, user.id);
};

export const linksToLibrary: NonNullable<LibraryResolvers['shareLinks']> = ({ shared }, _args, context) => {
  const { id } = requireViewer(context);
  const seesAll = shared === null || shared.role === 'OWNER';
  return listLinksTo(context.accounts.database, shared?.libraryId ?? id, seesAll ? null : id);
};

export const shareLinkFields: NonNullable<Resolvers['ShareLink']> = {
  libraryId: ({ libraryId }) => apiIdOf(libraryId),
  created: ({ created }) => created.toISOString(),
  lastUsed: ({ lastUsed }) => lastUsed?.toISOString() ?? null,
  group: ({ groupId }, _args, context) => (groupId === null ? null : groupLoads(context).find(groupId)),
};
