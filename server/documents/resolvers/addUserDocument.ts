// Mutation.addUserDocument
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { presentDocument } from '../present.ts';
import { readDocumentInput } from '../readInput.ts';
import { changeLibrary } from '../tidy.ts';
import { insertDocuments } from '../writeDocuments.ts';

export const addUserDocument: NonNullable<MutationResolvers['addUserDocument']> = async (_root, { input }, context) => {
  const { library, newId } = context;
  const problems: InputProblem[] = [];
  const patch = readDocumentInput(input, ['input'], problems);
  if (!patch) throw badUserInput(problems);
  const [row] = await changeLibrary(library, (tx) => insertDocuments(tx, newId, [patch]));
  return row ? presentDocument(row) : null;
};
