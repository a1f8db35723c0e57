// Resolves Document.addedBy for all documents of a list with one statement.
import sql from 'sql-template-tag';
import { presentPerson } from '../accounts/people.ts';
import type { Context } from '../graphql/context.ts';
import { idForm } from '../library/documentRow.ts';
import { documentLoader } from './documentLoader.ts';

/** Loads the ids of accounts. */
const loaderOf = documentLoader(async (library, ids) => {
  const rows = await library.query<{ id: string; added_by: string | null }>(
    (libraryId) => sql`select id, added_by from documents where library_id = ${libraryId} and id = any(${ids}::text[])`,
  );
  const people = new Map(rows.map(({ id, added_by }) => [id, added_by]));
  return ids.map((id) => people.get(id) ?? null);
});

/** The field `addedBy` for every kind of document; parts of documents were added with them. */
export const whoAdded = {
  addedBy: async ({ id }: { id: string }, _args: object, context: Context) =>
    id.includes('.') || !idForm.test(id) ? null : presentPerson(context, await loaderOf(context).load(id)),
};

/** The account that added a document, for its first revision. */
export const findAdder = (context: Pick<Context, 'libraries'>, id: string): Promise<string | null> =>
  loaderOf(context).load(id);
