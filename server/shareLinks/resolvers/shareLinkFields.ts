// The read-only links of the viewer, and what each of them shows.
import type { Resolvers, UserResolvers } from '../../__generated__/resolverTypes.ts';
import { listShareLinks } from '../../accounts/shareLinks.ts';
import { requireSelf } from '../../graphql/requireViewer.ts';
import { apiIdOf } from '../../library/libraryId.ts';
import { groupLoads } from '../../groups/groupLoads.ts';

export const shareLinks: NonNullable<UserResolvers['shareLinks']> = (user, _args, context) => {
  requireSelf(user, context);
  return listShareLinks(context.accounts.database, user.id);
};

export const shareLinkFields: NonNullable<Resolvers['ShareLink']> = {
  libraryId: ({ libraryId }) => apiIdOf(libraryId),
  created: ({ created }) => created.toISOString(),
  lastUsed: ({ lastUsed }) => lastUsed?.toISOString() ?? null,
  group: ({ groupId }, _args, context) => (groupId === null ? null : groupLoads(context).find(groupId)),
};
