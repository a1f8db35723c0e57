// Query.groupPreview
import type { QueryResolvers } from '../../__generated__/resolverTypes.ts';
import { checkDocuments } from '../members.ts';
import { previewCount } from '../content/preview.ts';
import { ensureDerived } from '../content/derive.ts';
import { readPreview } from '../readInput.ts';
import { compareKeys } from '../texKeys.ts';
import { requireGroup, requireParent } from '../writeGroups.ts';

export const groupPreview: NonNullable<QueryResolvers['groupPreview']> = async (_root, { input, id }, { library }) => {
  const { rule, rulePath, hierarchy, members } = readPreview(input);
  const group = id == null ? null : await requireGroup(library, id, ['id']);
  // A change that says nothing of a place leaves the group where it is.
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
