// Mutation.findDoi
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { notFound } from '../../graphql/errors.ts';
import { toDraft } from '../../library/storedFields.ts';
import { findDocument } from '../../library/writeDocuments.ts';
import { countLookUps } from '../countLookUps.ts';
import { lookUpTexts } from '../lookUpTexts.ts';
import { presentCandidates } from '../presentCandidates.ts';
import { findWorks, workOf } from '../sources/findWorks.ts';

export const findDoi: NonNullable<MutationResolvers['findDoi']> = async (_root, { input: { documentId } }, context) => {
  const { library, lookups } = context;
  const row = await findDocument(library, documentId);
  if (!row) throw notFound();
  const work = workOf(toDraft(row.kind, row.fields));
  if (work === null) {
    return { __typename: 'FindDoiPayload', status: 'NOT_FOUND', message: lookUpTexts.noTitle, candidates: [] };
  }
  await countLookUps(context, 1);
  const question = `WORK ${JSON.stringify(work)}`;
  const { status, message, records } = await lookups.findBy(question, (ask) => findWorks(work, ask));
  const [candidates = []] = await presentCandidates(library, [records]);
  return { __typename: 'FindDoiPayload', status, message, candidates };
};
