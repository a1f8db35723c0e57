// Mutation.addUserDocuments
import { maximumLongTextLength, maximumTextLength, textProblem } from '#bibliography/validation.ts';
import type { AddUserDocumentsInput, MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { giveKeys } from '../../citationKeys/giveKeys.ts';
import { markDistinct } from '../../duplicates/notDuplicates.ts';
import { type RequestedSet, findDistinctSets, readNotDuplicates } from '../../duplicates/readNotDuplicates.ts';
import { libraryToWrite } from '../../graphql/requestLibrary.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { keyProblems } from '../../graphql/requestKey.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import { PartlyStored } from '../../database/database.ts';
import type { LibraryWriter, WritableLibrary } from '../../library/library.ts';
import type { NewId } from '../../edges.ts';
import { cutIntoParts } from '../../work/cutIntoParts.ts';
import { type AddedBatch, countAdded, findBegun, readBatch, readRows, rememberBatch } from '../addedBatches.ts';
import { type AddedDocumentsStep, undoAddDocuments } from '../addedStep.ts';
import type { DocumentRow } from '../../library/documentRow.ts';
import { type Filling, fillDocuments, findActive } from '../fillDocuments.ts';
import { KeptBetweenParts } from '../../library/keptBetweenParts.ts';
import { type StoredPart, addLibraryParts } from '../../library/libraryParts.ts';
import { checkFilledByHand, findFilledByHand, insertMembers } from '../../groups/membership.ts';
import { presentDocument } from '../../presenters/presentDocument.ts';
import { type Patch, readDocumentInput } from '../../library/readDocumentInput.ts';
import { writeLibrary } from '../../library/maintenance.ts';
import { partId, rememberStep } from '../../library/undoSteps.ts';
import { insertDocuments } from '../../library/writeDocuments.ts';
import { largestWrite, revertParts } from '../../list/writeParts.ts';

const maximumDocuments = 500;
const maximumParts = 10_000;
const maximumGroups = 100;

const maximumTaken = 100;

interface Fill {
  readonly into: string;
  readonly take: readonly string[];
}

interface Batch {
  readonly patches: readonly Patch[];
  readonly parts: readonly StoredPart[];
  /** The documents to complete, by the index of the request's document that completes them. */
  readonly fills: ReadonlyMap<number, Fill>;
  readonly apart: readonly RequestedSet[];
}

function readFills({ documents, fill }: AddUserDocumentsInput, problems: InputProblem[]): Map<number, Fill> {
  const fills = new Map<number, Fill>();
  for (const [place, { index, into, take }] of (fill ?? []).entries()) {
    const path = ['input', 'fill', String(place)];
    if (index < 0 || index >= documents.length)
      problems.push({ path: [...path, 'index'], message: 'There is no such document in this request.' });
    if (fills.has(index))
      problems.push({ path: [...path, 'index'], message: 'A document can fill in only one other.' });
    if ((take?.length ?? 0) > maximumTaken)
      problems.push({ path: [...path, 'take'], message: `At most ${maximumTaken} fields.` });
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

function readBatchInput(input: AddUserDocumentsInput): Batch {
  const { documents, key, libraryParts } = input;
  const problems: InputProblem[] = keyProblems(key);
  if (documents.length > maximumDocuments) {
    problems.push({ path: ['input', 'documents'], message: `At most ${maximumDocuments} documents at once.` });
  }
  if ((libraryParts?.length ?? 0) > maximumParts) {
    problems.push({ path: ['input', 'libraryParts'], message: `At most ${maximumParts} parts at once.` });
  }
  if (problems.length > 0) throw badUserInput(problems);
  const patches = documents
    .map((document, index) => readDocumentInput(document, ['input', 'documents', String(index)], problems))
    .filter((patch) => patch !== null);
  const parts = readParts(libraryParts, problems);
  const fills = readFills(input, problems);
  const apart = readNotDuplicates(input.apart, documents.length, problems);
  if (problems.length > 0) throw badUserInput(problems);
  return { patches, parts, fills, apart };
}

/** Adds documents, or completes existing ones with them; returns the resulting document for each. */
async function addOrFill(tx: LibraryWriter, newId: NewId, { patches, fills }: Pick<Batch, 'patches' | 'fills'>) {
  const active = await findActive(
    tx,
    [...fills.values()].map(({ into }) => into),
  );
  const fillings = new Map<string, Filling[]>();
  const places = patches.map((patch, index) => {
    const fill = fills.get(index);
    // The document to complete may have been deleted meanwhile; then the sent document is added, so that nothing is lost.
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

/** The distinct groups to which the documents are added. */
function readGroupIds({ groupIds }: AddUserDocumentsInput) {
  const all = (groupIds ?? []).map((id, index) => ({ id, path: ['input', 'groupIds', String(index)] }));
  if (all.length > maximumGroups) {
    throw badUserInput([{ path: ['input', 'groupIds'], message: `At most ${maximumGroups} groups at once.` }]);
  }
  return [...new Map(all.map((group) => [group.id, group])).values()];
}

/** A range of documents of a request that one transaction writes. */
interface Slice {
  readonly start: number;
  readonly end: number;
  /** Their approximate size in bytes of text. */
  readonly text: number;
}

/** The approximate size of a library part in bytes of text. */
const textOfPart = ({ name, value }: StoredPart): number => (name?.length ?? 0) + value.length;

/** The approximate size of a document in bytes of text. */
const textOf = (patch: Patch): number => JSON.stringify([...patch.fields.values()]).length;

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

function slicesOf({ patches }: Batch): Slice[] {
  let end = 0;
  return cutIntoParts(patches.map(textOf), (size) => size, largestWrite).map((sizes) => {
    const start = end;
    end += sizes.length;
    return { start, end, text: sum(sizes) };
  });
}

/** The documents of a slice, with the documents that they complete. */
function takeSlice({ patches, fills }: Pick<Batch, 'patches' | 'fills'>, { start, end }: Pick<Slice, 'start' | 'end'>) {
  const own = [...fills].filter(([place]) => place >= start && place < end);
  return { patches: patches.slice(start, end), fills: new Map(own.map(([place, fill]) => [place - start, fill])) };
}

/** A slice that this request has written. */
interface WrittenSlice {
  /** The id of the undo step to which it belongs. */
  readonly undo: string;
  readonly ids: readonly string[];
  readonly rows: readonly DocumentRow[];
  readonly step: AddedDocumentsStep;
}

/** A slice that was already written by another request with the same key; this request may be its retry. */
interface SkippedSlice {
  /** The id of the undo step to which it belongs. */
  readonly undo: string;
  readonly step: null;
}

/** Adds the documents of a request in parts. */
async function addInParts(
  library: WritableLibrary,
  newId: NewId,
  input: AddUserDocumentsInput,
  batch: Batch,
  slices: readonly Slice[],
): Promise<AddedBatch> {
  const key = input.key ?? null;
  const groups = readGroupIds(input);
  const groupIds = groups.map(({ id }) => id);
  const keyed = new KeptBetweenParts<readonly Patch[]>();
  const sent = batch.patches.length;
  const undo = newId('undo');
  const ids: string[] = [];
  const rows: DocumentRow[] = [];
  const steps: AddedDocumentsStep[] = [];
  const earlier = key === null ? null : await findBegun(library, key);
  // A retry of a completed request is answered even while nothing can be written.
  if (earlier && (earlier.sent !== sent || earlier.ids.length >= sent)) return readBatch(library, earlier);
  const rest = earlier === null ? slices : slices.filter(({ end }) => end > earlier.ids.length);
  let isAlone = earlier === null;
  /** The undo step of the stored part of the request; null while nothing is stored. */
  let stored = earlier?.undo ?? null;
  try {
    const parts = earlier === null ? batch.parts : [];
    library.checkRoom(sum([...rest.map(({ text }) => text), ...parts.map(textOfPart)]));
    if (input.makeCitationKeys || groups.length > 0) await ensureDerived(library);
  } catch (error) {
    throw stored === null ? error : new PartlyStored(stored, error);
  }

  /** All documents of the request. If citation keys are to be generated, the documents from the index `start` on have one. */
  async function withKeys(tx: LibraryWriter, start: number): Promise<readonly Patch[]> {
    if (!input.makeCitationKeys) return batch.patches;
    return keyed.get(tx, async () => {
      const given = await giveKeys(tx, { patches: batch.patches.slice(start), parts: batch.parts });
      return [...batch.patches.slice(0, start), ...given];
    });
  }

  async function write(tx: LibraryWriter, { start: cutAt, end }: Slice): Promise<WrittenSlice | SkippedSlice> {
    const begun = key === null ? null : await findBegun(tx, key);
    if (begun && (begun.ids.length >= Math.min(end, begun.sent) || begun.sent !== sent))
      return { undo: begun.undo, step: null };
    const idsBefore = begun?.ids ?? ids;
    const number = begun?.steps.length ?? steps.length;
    if (number === 0) await checkFilledByHand(tx, groups);
    const start = Math.max(cutAt, idsBefore.length);
    const patches = await withKeys(tx, start);
    const done = await addOrFill(tx, newId, takeSlice({ ...batch, patches }, { start, end }));
    // The documents stay in the library even if their group was deleted or changed between two parts.
    for (const id of await findFilledByHand(tx, groupIds)) await insertMembers(tx, id, done.added);
    const parts = number === 0 ? await addLibraryParts(tx, batch.parts) : [];
    const apart = end === sent ? await findDistinctSets(tx, batch.apart, [...idsBefore, ...done.ids]) : [];
    await markDistinct(tx, apart);
    const step: AddedDocumentsStep = { key, sent, added: done.added, edited: done.edited, parts, apart };
    const touched = [...done.added, ...done.edited.map(([id]) => id)];
    const stepOfParts = begun?.undo ?? undo;
    await rememberStep(tx, () => partId(stepOfParts, number), undoAddDocuments.step(touched, step));
    if (key !== null) await rememberBatch(tx, key, done.ids);
    return { undo: stepOfParts, ids: done.ids, rows: await readRows(tx, done.ids), step };
  }

  for (const slice of rest) {
    let written: WrittenSlice | SkippedSlice;
    try {
      written = await writeLibrary(library, (tx) => write(tx, slice));
    } catch (error) {
      if (stored === null) throw error;
      // The retry of a request with a key continues it, so only a request without a key is reverted.
      if (key === null) throw await revertParts(library, newId, undo, error);
      throw new PartlyStored(stored, error);
    }
    stored = written.undo;
    if (written.step === null) {
      isAlone = false;
      continue;
    }
    ids.push(...written.ids);
    rows.push(...written.rows);
    steps.push(written.step);
  }
  if (isAlone) return { documents: rows, ...countAdded(steps), undo };
  // An earlier request with the same key may have written some or all of it.
  const begun = key === null ? null : await findBegun(library, key);
  if (!begun) throw new Error('The added documents do not exist.');
  return readBatch(library, begun);
}

export const addUserDocuments: NonNullable<MutationResolvers['addUserDocuments']> = async (
  _root,
  { input },
  context,
) => {
  const library = await libraryToWrite(context, input.libraryId, input.groupIds ?? []);
  const { newId } = context;
  const batch = readBatchInput(input);
  const slices = slicesOf(batch);
  const { documents, ...done } = await (slices.length > 1
    ? library.heavyJob((heavy) => addInParts(heavy, newId, input, batch, slices))
    : addInParts(library, newId, input, batch, slices));
  return { __typename: 'AddUserDocumentsPayload', ...done, documents: documents.map(presentDocument) };
};
