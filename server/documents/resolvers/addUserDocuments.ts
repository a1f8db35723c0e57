// Mutation.addUserDocuments
import { maximumLongTextLength, maximumTextLength, textProblem } from '#bibliography/validation.ts';
import type { AddUserDocumentsInput, MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { giveKeys } from '../../citationKeys/giveKeys.ts';
import { tellApart } from '../../duplicates/apart.ts';
import { type ApartToTell, findApartSets, readApart } from '../../duplicates/readApart.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { keyProblems } from '../../graphql/requestKey.ts';
import { changeGroups } from '../../groups/content/changeGroups.ts';
import { ensureDerived } from '../../groups/content/derive.ts';
import type { LibraryWriter } from '../../database/library.ts';
import type { NewId } from '../../edges.ts';
import { findBatch, readRows, rememberBatch } from '../addedBatches.ts';
import type { AddedDocumentsStep } from '../addedStep.ts';
import { type Filling, fillDocuments, findActive } from '../fillDocuments.ts';
import { type StoredPart, addLibraryParts } from '../libraryParts.ts';
import { checkFilledByHand, insertMembers } from '../membership.ts';
import { presentDocument } from '../present.ts';
import { type Patch, readDocumentInput } from '../readInput.ts';
import { changeLibrary } from '../tidy.ts';
import { rememberStep } from '../undoSteps.ts';
import { insertDocuments } from '../writeDocuments.ts';

const mostDocuments = 500;
const mostParts = 10_000;
const mostGroups = 100;

const mostTaken = 100;

interface Fill {
  readonly into: string;
  readonly take: readonly string[];
}

interface Batch {
  readonly patches: readonly Patch[];
  readonly parts: readonly StoredPart[];
  /** By the place of what fills. */
  readonly fills: ReadonlyMap<number, Fill>;
  readonly apart: readonly ApartToTell[];
}

function readFills({ documents, fill }: AddUserDocumentsInput, problems: InputProblem[]): Map<number, Fill> {
  const fills = new Map<number, Fill>();
  for (const [place, { index, into, take }] of (fill ?? []).entries()) {
    const path = ['input', 'fill', String(place)];
    if (index < 0 || index >= documents.length)
      problems.push({ path: [...path, 'index'], message: 'There is no such document in this request.' });
    if (fills.has(index))
      problems.push({ path: [...path, 'index'], message: 'A document can fill in only one other.' });
    if ((take?.length ?? 0) > mostTaken)
      problems.push({ path: [...path, 'take'], message: `At most ${mostTaken} fields.` });
    fills.set(index, { into, take: take ?? [] });
  }
  return fills;
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

function readBatch(input: AddUserDocumentsInput): Batch {
  const { documents, key, libraryParts } = input;
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
  const fills = readFills(input, problems);
  const apart = readApart(input.apart, documents.length, problems);
  if (problems.length > 0) throw badUserInput(problems);
  return { patches, parts, fills, apart };
}

/** Adds the documents, but for those that fill one that is there; answers by their places what they have become. */
async function addOrFill(tx: LibraryWriter, newId: NewId, { patches, fills }: Pick<Batch, 'patches' | 'fills'>) {
  const active = await findActive(
    tx,
    [...fills.values()].map(({ into }) => into),
  );
  const fillings = new Map<string, Filling[]>();
  const places = patches.map((patch, index) => {
    const fill = fills.get(index);
    // What was to be filled may be gone meanwhile: nothing of what was sent is lost.
    if (!fill || !active.has(fill.into)) return { patch, into: null };
    const own = fillings.get(fill.into);
    if (own) own.push({ patch, take: fill.take });
    else fillings.set(fill.into, [{ patch, take: fill.take }]);
    return { patch, into: fill.into };
  });
  const edited = await fillDocuments(tx, fillings);
  const rows = await insertDocuments(
    tx,
    newId,
    places.flatMap(({ patch, into }) => (into === null ? [patch] : [])),
  );
  const added = rows.map(({ id }) => id);
  const rest = added.values();
  const ids = places.flatMap(({ into }) => into ?? rest.next().value ?? []);
  return { ids, added, edited };
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
  const batch = readBatch(input);
  const key = input.key ?? null;
  const groups = readGroupIds(input);
  if (input.makeCitationKeys) await ensureDerived(library);
  const change = groups.length === 0 ? changeLibrary : changeGroups;
  const { documents, ...done } = await change(library, async (tx) => {
    const answered = key === null ? null : await findBatch(tx, key);
    if (answered) return answered;
    await checkFilledByHand(tx, groups);
    const patches = input.makeCitationKeys ? await giveKeys(tx, batch) : batch.patches;
    const { ids, added, edited } = await addOrFill(tx, newId, { ...batch, patches });
    for (const { id } of groups) await insertMembers(tx, id, added);
    const parts = await addLibraryParts(tx, batch.parts);
    const apart = await findApartSets(tx, batch.apart, ids);
    await tellApart(tx, apart);
    const step: AddedDocumentsStep = { key, added, edited, parts, apart };
    const undo = await rememberStep(tx, newId, 'add', [...added, ...edited.map(([id]) => id)], step);
    if (key !== null) await rememberBatch(tx, key, ids);
    const counts = { addedCount: added.length, filledCount: edited.length, addedPartCount: parts.length };
    return { documents: await readRows(tx, ids), ...counts, undo };
  });
  return { __typename: 'AddUserDocumentsPayload', ...done, documents: documents.map(presentDocument) };
};
