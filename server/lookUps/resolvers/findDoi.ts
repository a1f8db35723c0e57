// Mutation.findDoi
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { notFound } from '../../graphql/errors.ts';
import { libraryToRead } from '../../graphql/requestLibrary.ts';
import { toDraft } from '../../library/storedFields.ts';
import { findDocument } from '../../library/writeDocuments.ts';
import { countLookUps, countRequest } from '../countLookUps.ts';
import { lookUpTexts } from '../lookUpTexts.ts';
import { presentOutcomes } from '../presentOutcomes.ts';
import { findWorks, workOf } from '../sources/findWorks.ts';

export const findDoi: NonNullable<MutationResolvers['findDoi']> = async (
  _root,
  { input: { libraryId, documentId } },
  context,
) => {
  const { lookups } = context;
  const library = await libraryToRead(context, libraryId, [documentId]);
  const row = await findDocument(library, documentId);
  if (!row) throw notFound();
  const work = workOf(toDraft(row.kind, row.fields));
  if (work === null) {
    return { __typename: 'FindDoiPayload', status: 'NOT_FOUND', message: lookUpTexts.noTitle, candidates: [] };
  }
  await countRequest(context);
  const question = `WORK ${JSON.stringify(work)}`;
  const outcomes = await countLookUps(context, 1, async () => [
    await lookups.findBy(question, (ask) => findWorks(work, ask)),
  ]);
  const [presented] = await presentOutcomes(library, outcomes);
  if (!presented) throw new Error('One outcome was not presented.');
  return { __typename: 'FindDoiPayload', ...presented };
};
