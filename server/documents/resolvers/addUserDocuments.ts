// Mutation.addUserDocuments
import { maximumLongTextLength, maximumTextLength, textProblem } from '#bibliography/validation.ts';
import type { AddUserDocumentsInput, MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { keyProblems } from '../../graphql/requestKey.ts';
import { changeGroups } from '../../groups/content/changeGroups.ts';
import { findBatch, rememberBatch } from '../addedBatches.ts';
import { type StoredPart, addLibraryParts } from '../libraryParts.ts';
import { checkFilledByHand, insertMembers } from '../membership.ts';
import { presentDocument } from '../present.ts';
import { type Patch, readDocumentInput } from '../readInput.ts';
import { changeLibrary } from '../tidy.ts';
import { insertDocuments } from '../writeDocuments.ts';

const mostDocuments = 500;
const mostParts = 10_000;
const mostGroups = 100;

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
  const problems: InputProblem[] = keyProblems(key);
  if (documents.length > mostDocuments) {
    problems.push({ path: ['input', 'documents'], message: `At most ${mostDocuments} documents at once.` });
  }
  if ((libraryParts?.length ?? 0) > mostParts) {
    problems.push({ path: ['input', 'libraryParts'], message: `At most ${mostParts} parts at once.` });
  }
  if (problems.length > 0) throw badUserInput(problems);
  const patches = documents
    .map((document, index) => readDocumentInput(document, ['input', 'documents', String(index)], problems))
    .filter((patch) => patch !== null);
  const parts = readParts(libraryParts, problems);
  if (problems.length > 0) throw badUserInput(problems);
  return { patches, parts };
}

/** The groups to put the documents into, each once. */
function readGroupIds({ groupIds }: AddUserDocumentsInput) {
  const all = (groupIds ?? []).map((id, index) => ({ id, path: ['input', 'groupIds', String(index)] }));
  if (all.length > mostGroups) {
    throw badUserInput([{ path: ['input', 'groupIds'], message: `At most ${mostGroups} groups at once.` }]);
  }
  return [...new Map(all.map((group) => [group.id, group])).values()];
}

export const addUserDocuments: NonNullable<MutationResolvers['addUserDocuments']> = async (
  _root,
  { input },
  { library, newId },
) => {
  const { patches, parts } = readBatch(input);
  const { key } = input;
  const groups = readGroupIds(input);
  const change = groups.length === 0 ? changeLibrary : changeGroups;
  const rows = await change(library, async (tx) => {
    const answered = key == null ? null : await findBatch(tx, key);
    if (answered) return answered;
    await checkFilledByHand(tx, groups);
    const added = await insertDocuments(tx, newId, patches);
    const ids = added.map(({ id }) => id);
    for (const { id } of groups) await insertMembers(tx, id, ids);
    await addLibraryParts(tx, parts);
    if (key != null) await rememberBatch(tx, key, added);
    return added;
  });
  return { __typename: 'AddUserDocumentsPayload', documents: rows.map(presentDocument) };
};
