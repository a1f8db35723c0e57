// Resolves queries of groups: single groups, the tree, counts, and the preview of a rule.
import sql from 'sql-template-tag';
import type { QueryResolvers, UserResolvers } from '../../__generated__/resolverTypes.ts';
import { ownLibrary } from '../../graphql/requireViewer.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { countGroups } from '../content/groupCounts.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import { previewCount } from '../content/preview.ts';
import { groupLoads } from '../groupLoads.ts';
import { listTree } from '../listTree.ts';
import { checkDocuments } from '../members.ts';
import { presentGroup } from '../presentGroup.ts';
import { listRoots } from '../readGroups.ts';
import { readPreview } from '../readGroupInput.ts';
import { compareKeys } from '../texKeys.ts';
import { requireGroup, requireParent } from '../writeGroups.ts';

export const group: NonNullable<QueryResolvers['group']> = (_root, { id }, context) => groupLoads(context).find(id);

export const groups: NonNullable<UserResolvers['groups']> = async (user, _args, context) =>
  (await listRoots(ownLibrary(user, context))).map(presentGroup);

export const groupTree: NonNullable<UserResolvers['groupTree']> = (user, { includeMade }, context) =>
  listTree(ownLibrary(user, context), includeMade ?? true);

const mostIds = 500;

export const groupCounts: NonNullable<UserResolvers['groupCounts']> = async (user, { ids }, context) => {
  const library = ownLibrary(user, context);
  const asked = [...new Set(ids)];
  if (asked.length > mostIds) {
    throw badUserInput([{ path: ['ids'], message: `At most ${mostIds} groups at once.` }]);
  }
  await ensureDerived(library);
  const counts = await countGroups(library, asked);
  return asked.flatMap((groupId) => {
    const documentCount = counts.get(groupId);
    return documentCount === undefined ? [] : [{ __typename: 'GroupCount' as const, groupId, documentCount }];
  });
};

export const groupsModified: NonNullable<UserResolvers['groupsModified']> = async (user, _args, context) => {
  const [library] = await ownLibrary(user, context).query<{ groups_modified: Date | null }>(
    (libraryId) => sql`select groups_modified from libraries where library_id = ${libraryId}`,
  );
  return library?.groups_modified?.toISOString() ?? null;
};

export const groupPreview: NonNullable<QueryResolvers['groupPreview']> = async (_root, { input, id }, { library }) => {
  const { rule, rulePath, hierarchy, members } = readPreview(input);
  const group = id == null ? null : await requireGroup(library, id, ['id']);
  // If the input has no parent, the group stays where it is.
  const parentId = input.parentId === undefined ? (group?.parent_id ?? null) : input.parentId;
  const parent = await requireParent(library, parentId, ['input', 'parentId']);
  const documentIds = members?.documentIds ?? [];
  await checkDocuments(library, documentIds);
  await ensureDerived(library);
  const previewed = { id: group?.id ?? null, parentId: parent?.id ?? null, hierarchy, rule, documentIds };
  const documentCount = await previewCount(library, { ...previewed, keepsDocuments: members?.keep ?? false }, rulePath);
  if (rule.kind !== 'tex') return { __typename: 'GroupPreview', documentCount, missingKeys: [], uncitedKeys: [] };
  return { __typename: 'GroupPreview', documentCount, ...(await compareKeys(library, rule.citedKeys)) };
};
