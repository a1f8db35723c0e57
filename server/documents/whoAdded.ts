// Resolves Document.addedBy for all documents of a list with one statement.
import DataLoader from 'dataloader';
import sql from 'sql-template-tag';
import { presentPerson } from '../accounts/people.ts';
import type { Context } from '../graphql/context.ts';
import { idForm } from '../library/documentRow.ts';

type Loader = DataLoader<string, string | null>;

const loaders = new WeakMap<object, Loader>();

/** The loader of a request, for ids of accounts. It does not cache, because a mutation may run between two loads of the same document. */
function loaderOf(context: Pick<Context, 'libraries'>): Loader {
  const known = loaders.get(context);
  if (known) return known;
  const loader: Loader = new DataLoader(
    (documentIds) =>
      context.libraries.loadByLibrary(
        documentIds,
        (id) => id,
        async (library, ids) => {
          const rows = await library.query<{ id: string; added_by: string | null }>(
            (libraryId) =>
              sql`select id, added_by from documents where library_id = ${libraryId} and id = any(${ids}::text[])`,
          );
          const people = new Map(rows.map(({ id, added_by }) => [id, added_by]));
          return ids.map((id) => people.get(id) ?? null);
        },
      ),
    { cache: false, maxBatchSize: 10_000 },
  );
  loaders.set(context, loader);
  return loader;
}

/** The field `addedBy` for every kind of document; parts of documents were added with them. */
export const whoAdded = {
  addedBy: async ({ id }: { id: string }, _args: object, context: Context) =>
    id.includes('.') || !idForm.test(id) ? null : presentPerson(context, await loaderOf(context).load(id)),
};

/** Who added a document, for its first revision. */
export const findAdder = (context: Pick<Context, 'libraries'>, id: string): Promise<string | null> =>
  loaderOf(context).load(id);
