// Mutation.addUserDocuments
import { maximumLongTextLength, maximumTextLength, textProblem } from '#bibliography/validation.ts';
import type { AddUserDocumentsInput, MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput, type InputProblem, notFound } from '../../graphql/errors.ts';
import { findBatch, rememberBatch } from '../addedBatches.ts';
import { type StoredPart, addLibraryParts } from '../libraryParts.ts';
import { presentDocument } from '../present.ts';
import { type Patch, readDocumentInput } from '../readInput.ts';
import { changeLibrary } from '../tidy.ts';
import { insertDocuments } from '../writeDocuments.ts';

const mostDocuments = 500;
const mostParts = 10_000;
const keyForm = /^[^\0\p{Surrogate}]{1,200}$/u;

interface Batch {
  readonly patches: readonly Patch[];
  readonly parts: readonly StoredPart[];
}

function readParts(parts: AddUserDocumentsInput['libraryParts'], problems: InputProblem[]): StoredPart[] {
  return (parts ?? []).map(({ kind, name, value }, index) => {
    const path = ['input', 'libraryParts', String(index)];
    const wrongName = textProblem(name ?? '', maximumTextLength);
    if (wrongName !== null) problems.push({ path: [...path, 'name'], message: wrongName });
    const wrongValue = textProblem(value, maximumLongTextLength);
    if (wrongValue !== null) problems.push({ path: [...path, 'value'], message: wrongValue });
    return { kind, name: name ?? null, value };
  });
}

function readBatch({ documents, key, libraryParts }: AddUserDocumentsInput): Batch {
  const problems: InputProblem[] = [];
  if (documents.length > mostDocuments) {
    problems.push({ path: ['input', 'documents'], message: `At most ${mostDocuments} documents at once.` });
  }
  if ((libraryParts?.length ?? 0) > mostParts) {
    problems.push({ path: ['input', 'libraryParts'], message: `At most ${mostParts} parts at once.` });
  }
  if (key != null && !keyForm.test(key)) {
    problems.push({ path: ['input', 'key'], message: 'A key has 1 to 200 characters.' });
  }
  if (problems.length > 0) throw badUserInput(problems);
  const patches = documents
    .map((document, index) => readDocumentInput(document, ['input', 'documents', String(index)], problems))
    .filter((patch) => patch !== null);
  const parts = readParts(libraryParts, problems);
  if (problems.length > 0) throw badUserInput(problems);
  return { patches, parts };
}

export const addUserDocuments: NonNullable<MutationResolvers['addUserDocuments']> = async (
  _root,
  { input },
  { library, newId },
) => {
  const { patches, parts } = readBatch(input);
  // No group can be made yet, so every id of one is unknown.
  if (input.groupIds && input.groupIds.length > 0) throw notFound('There is no group with this id.');
  const { key } = input;
  const rows = await changeLibrary(library, async (tx) => {
    const answered = key == null ? null : await findBatch(tx, key);
    if (answered) return answered;
    const added = await insertDocuments(tx, newId, patches);
    await addLibraryParts(tx, parts);
    if (key != null) await rememberBatch(tx, key, added);
    return added;
  });
  return { __typename: 'AddUserDocumentsPayload', documents: rows.map(presentDocument) };
};
