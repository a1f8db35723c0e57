// Resolves Document.groups for all documents of a list with one statement.
import type { Context } from '../graphql/context.ts';
import { presentGroup } from '../groups/presentGroup.ts';
import { idForm } from '../library/documentRow.ts';
import { findGroupsOf } from '../groups/membership.ts';
import { documentLoader } from './documentLoader.ts';

const loaderOf = documentLoader(async (library, ids) => {
  const found = await findGroupsOf(library, [...new Set(ids)]);
  return ids.map((id) => (found.get(id) ?? []).map(presentGroup));
});

/** The field `groups` for every kind of document; parts of documents are in no group. */
export const documentGroups = {
  groups: ({ id }: { id: string }, _args: object, context: Context) =>
    id.includes('.') || !idForm.test(id) ? [] : loaderOf(context).load(id),
};
