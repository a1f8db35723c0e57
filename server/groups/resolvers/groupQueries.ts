// Resolves queries of groups: single groups, the tree, counts, and the preview of a rule.
import sql from 'sql-template-tag';
import type { QueryResolvers, LibraryContentResolvers } from '../../__generated__/resolverTypes.ts';
import { libraryOf, libraryToRead } from '../../graphql/requestLibrary.ts';
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

export const groups: NonNullable<LibraryContentResolvers['groups']> = async (source, _args, context) =>
  (await listRoots(libraryOf(source, context))).map(presentGroup);

export const groupTree: NonNullable<LibraryContentResolvers['groupTree']> = (source, { includeMade }, context) =>
  listTree(libraryOf(source, context), includeMade ?? true);

const maximumIds = 500;

export const groupCounts: NonNullable<LibraryContentResolvers['groupCounts']> = async (source, { ids }, context) => {
  const library = libraryOf(source, context);
  const asked = [...new Set(ids)];
  if (asked.length > maximumIds) {
    throw badUserInput([{ path: ['ids'], message: `At most ${maximumIds} groups at once.` }]);
  }
  await ensureDerived(library);
  const counts = await countGroups(library, asked);
  return asked.flatMap((groupId) => {
    const documentCount = counts.get(groupId);
    return documentCount === undefined ? [] : [{ __typename: 'GroupCount' as const, groupId, documentCount }];
  });
};

export const groupsModified: NonNullable<LibraryContentResolvers['groupsModified']> = async (
  source,
  _args,
  context,
) => {
  const [library] = await libraryOf(source, context).query<{ groups_modified: Date | null }>(
    (libraryId) => sql`select groups_modified from libraries where library_id = ${libraryId}`,
  );
  return library?.groups_modified?.toISOString() ?? null;
};

export const groupPreview: NonNullable<QueryResolvers['groupPreview']> = async (
  _root,
  { input, id, libraryId },
  context,
) => {
  const library = await libraryToRead(context, libraryId, [id, input.parentId]);
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
