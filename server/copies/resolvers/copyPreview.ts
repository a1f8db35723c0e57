// Query.copyPreview
import type { QueryResolvers } from '../../__generated__/resolverTypes.ts';
import { readRows } from '../../documents/addedBatches.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import { checkCopyInput, readCopyPlan } from '../copyPlan.ts';
import { findExisting } from '../existingDocuments.ts';
import { requireTwoLibraries } from '../twoLibraries.ts';

/** Comparing so many takes about a second. */
const maximumCompared = 2_000;

export const copyPreview: NonNullable<QueryResolvers['copyPreview']> = async (_root, { input }, { libraries }) => {
  checkCopyInput(input);
  const { sourceId, targetId } = await requireTwoLibraries(libraries, input);
  const target = libraries.toRead(targetId);
  return libraries.toRead(sourceId).heavyJob(async (source) => {
    const { parts, documentCount, groups } = await readCopyPlan(source, input);
    let duplicateCount: number | null = documentCount > maximumCompared ? null : 0;
    if (duplicateCount !== null) {
      await ensureDerived(target);
      for (const part of parts)
        duplicateCount += (await findExisting(target.heavy(), await readRows(source, part))).size;
    }
    return { __typename: 'CopyPreview', documentCount, duplicateCount, groupCount: groups?.ids.size ?? 0 };
  });
};
