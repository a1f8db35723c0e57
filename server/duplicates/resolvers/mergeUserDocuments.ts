// Mutation.mergeUserDocuments
import { documentKinds } from '#bibliography/documents.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { readDocumentInput } from '../../library/readDocumentInput.ts';
import { moveStep, undoTrash } from '../../library/undoMoves.ts';
import { trashDocuments } from '../../library/trash.ts';
import { inPart, readParts, writeParts } from '../../list/writeParts.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { libraryToWrite } from '../../graphql/requestLibrary.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import { checkDocuments } from '../../groups/members.ts';
import { mergeInto } from '../mergeStep.ts';
import { undoMerge } from '../undoDuplicates.ts';

const maximumDocuments = 100;

export const mergeUserDocuments: NonNullable<MutationResolvers['mergeUserDocuments']> = async (
  _root,
  { input },
  context,
) => {
  const library = await libraryToWrite(context, input.libraryId, [input.into]);
  const { into } = input;
  const from = [...new Set(input.from)];
  const problems: InputProblem[] = [];
  const path = ['input', 'from'];
  if (from.length === 0) problems.push({ path, message: 'Specify the documents to merge.' });
  if (from.length > maximumDocuments)
    problems.push({ path, message: `At most ${maximumDocuments} documents at once.` });
  if (from.includes(into)) problems.push({ path, message: 'A document cannot be merged into itself.' });
  const hasFields = documentKinds.some((kind) => input[kind] != null);
  const patch = hasFields ? readDocumentInput(input, ['input'], problems) : null;
  if (problems.length > 0) throw badUserInput(problems);
  return library.heavyJob(async (heavy) => {
    await ensureDerived(heavy);
    await checkDocuments(heavy, [into, ...from]);
    const parts = await readParts(heavy, { ids: from, filter: null, except: [] });
    const done = await writeParts(heavy, context.newId, parts, async (tx, part, number) => {
      if (number > 0) {
        const moved = await trashDocuments(tx, inPart(part));
        return moveStep(undoTrash, moved);
      }
      const { trashed, step } = await mergeInto(tx, { into, from, toTrash: part }, patch, input.revision ?? null);
      return undoMerge.step([into, ...trashed], step);
    });
    return { __typename: 'DocumentsChangedPayload', ...done };
  });
};
