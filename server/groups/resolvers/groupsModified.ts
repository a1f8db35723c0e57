// User.groupsModified
import sql from 'sql-template-tag';
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { ownLibrary } from '../../documents/ownLibrary.ts';

export const groupsModified: NonNullable<UserResolvers['groupsModified']> = async (user, _args, context) => {
  const [library] = await ownLibrary(user, context).query<{ groups_modified: Date | null }>(
    (ownerId) => sql`select groups_modified from libraries where owner_id = ${ownerId}`,
  );
  return library?.groups_modified?.toISOString() ?? null;
};
