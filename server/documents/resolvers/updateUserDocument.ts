// Mutation.updateUserDocument
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { clearHidden } from '../clearHidden.ts';
import { presentUpdated } from '../present.ts';
import { readDocumentInput } from '../readInput.ts';
import { changeLibrary } from '../tidy.ts';
import { updateDocument } from '../writeDocuments.ts';

export const updateUserDocument: NonNullable<MutationResolvers['updateUserDocument']> = async (
  _root,
  { input },
  { library },
) => {
  const problems: InputProblem[] = [];
  const read = readDocumentInput(input, ['input'], problems);
  const patch = read && clearHidden(read, input.clearHidden ?? [], ['input', 'clearHidden'], problems);
  if (!patch || problems.length > 0) throw badUserInput(problems);
  const { row, madeRevisions } = await changeLibrary(library, (tx) =>
    updateDocument(tx, input.id, patch, input.revision ?? null, { keepsKind: input.keepKind ?? false }),
  );
  return presentUpdated(row, madeRevisions);
};
