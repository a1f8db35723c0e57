// Mutation.bringBackRevision
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { notFound } from '../../graphql/errors.ts';
import { readRevision } from '../history.ts';
import { presentDocument } from '../present.ts';
import { patchOfStored } from '../readInput.ts';
import { changeLibrary } from '../tidy.ts';
import { findDocument, updateDocument } from '../writeDocuments.ts';

export const bringBackRevision: NonNullable<MutationResolvers['bringBackRevision']> = async (
  _root,
  { input: { id, revision } },
  { library },
) => {
  const { row: brought } = await changeLibrary(library, async (tx) => {
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
