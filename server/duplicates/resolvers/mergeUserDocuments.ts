// Mutation.mergeUserDocuments
import { documentKinds } from '#bibliography/documents.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { readDocumentInput } from '../../documents/readInput.ts';
import { rememberStep } from '../../documents/undoSteps.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { changeGroups } from '../../groups/content/changeGroups.ts';
import { checkDocuments } from '../../groups/members.ts';
import { mergeInto } from '../mergeStep.ts';

const mostDocuments = 100;

export const mergeUserDocuments: NonNullable<MutationResolvers['mergeUserDocuments']> = async (
  _root,
  { input },
  { library, newId },
) => {
  const { into } = input;
  const from = [...new Set(input.from)];
  const problems: InputProblem[] = [];
  const path = ['input', 'from'];
  if (from.length === 0) problems.push({ path, message: 'Specify the documents to merge.' });
  if (from.length > mostDocuments) problems.push({ path, message: `At most ${mostDocuments} documents at once.` });
  if (from.includes(into)) problems.push({ path, message: 'A document cannot be merged into itself.' });
  const hasFields = documentKinds.some((kind) => input[kind] != null);
  const patch = hasFields ? readDocumentInput(input, ['input'], problems) : null;
  if (problems.length > 0) throw badUserInput(problems);
  return changeGroups(library, async (tx) => {
    await checkDocuments(tx, [into, ...from]);
    const { trashed, step } = await mergeInto(tx, into, from, patch, input.revision ?? null);
    const ids = [into, ...trashed];
    const undo = await rememberStep(tx, newId, 'merge', ids, step);
    return { __typename: 'DocumentsChangedPayload', count: ids.length, undo };
  });
};
