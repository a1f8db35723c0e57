// Resolves Document.addedBy for all documents of a list with one statement.
import sql from 'sql-template-tag';
import { findPerson, type PersonInLibrary } from '../accounts/people.ts';
import type { Context } from '../graphql/context.ts';
import { idForm } from '../library/documentRow.ts';
import { documentLoader } from './documentLoader.ts';

/** Loads the ids of accounts, with the ids of the libraries in which they added the documents. */
const loaderOf = documentLoader(async (library, ids) => {
  const rows = await library.query<PersonInLibrary & { readonly id: string }>(
    (libraryId) =>
      sql`select id, library_id as "libraryId", added_by as "userId" from documents where library_id = ${libraryId} and id = any(${ids}::text[])`,
  );
  const people = new Map(rows.map(({ id, ...adding }) => [id, adding]));
  return ids.map((id) => people.get(id) ?? null);
});

/** The field `addedBy` for every kind of document; parts of documents were added with them. */
export const whoAdded = {
  addedBy: async ({ id }: { id: string }, _args: object, context: Context) => {
    const adding = id.includes('.') || !idForm.test(id) ? null : await loaderOf(context).load(id);
    return adding && findPerson(context, adding);
  },
};

/** The account that added a document, for its first revision. */
export const findAdder = async (context: Pick<Context, 'libraries'>, id: string): Promise<string | null> =>
  (await loaderOf(context).load(id))?.userId ?? null;
