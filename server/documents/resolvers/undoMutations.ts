// Resolves mutations that undo steps, revert revisions, and restore earlier ones.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput, notFound } from '../../graphql/errors.ts';
import { libraryToWrite } from '../../graphql/requestLibrary.ts';
import { keptChanges, readRevision } from '../../library/history.ts';
import { presentDocument } from '../../presenters/presentDocument.ts';
import { patchOfStored } from '../../library/readDocumentInput.ts';
import { writeLibrary } from '../../library/maintenance.ts';
import { revertRevisions, undoStep } from '../../library/undoSteps.ts';
import { findDocument, updateDocument } from '../../library/writeDocuments.ts';

export const undo: NonNullable<MutationResolvers['undo']> = async (_root, { input }, context) => {
  const library = await libraryToWrite(context, input.libraryId, [input.id]);
  const outcome = await undoStep(library, context.newId, input.id);
  return { __typename: 'UndoPayload', ...outcome, left: [...outcome.left] };
};

export const takeBackRevisions: NonNullable<MutationResolvers['takeBackRevisions']> = async (
  _root,
  { input: { libraryId, id, revisions } },
  context,
) => {
  const library = await libraryToWrite(context, libraryId, [id]);
  if (revisions.length === 0 || revisions.length > keptChanges) {
    throw badUserInput([{ path: ['input', 'revisions'], message: `Give 1 to ${keptChanges} revisions.` }]);
  }
  const outcome = await writeLibrary(library, (tx) => revertRevisions(tx, context.newId, id, revisions));
  return { __typename: 'UndoPayload', ...outcome, left: [...outcome.left] };
};

export const bringBackRevision: NonNullable<MutationResolvers['bringBackRevision']> = async (
  _root,
  { input: { libraryId, id, revision } },
  context,
) => {
  const library = await libraryToWrite(context, libraryId, [id]);
  const { row: brought } = await writeLibrary(library, async (tx) => {
    const row = await findDocument(tx, id);
    if (!row) throw notFound('There is no document with this id.');
    const earlier = await readRevision(tx, row, revision);
    if (!earlier) throw notFound('This revision does not exist or is no longer kept.');
    const names = new Set([...Object.keys(row.fields), ...Object.keys(earlier.fields)]);
    const values = [...names].map((name) => [name, earlier.fields[name] ?? null] as const);
    return updateDocument(tx, id, patchOfStored(earlier.kind, values), null, { action: 'bringBack' });
  });
  return presentDocument(brought);
};
