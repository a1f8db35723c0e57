// Resolves Document.groups for all documents of a list with one statement.
import DataLoader from 'dataloader';
import type { Context } from '../graphql/context.ts';
import { type PresentedGroup, presentGroup } from '../groups/presentGroup.ts';
import { idForm } from '../library/documentRow.ts';
import { findGroupsOf } from '../groups/membership.ts';

type Loader = DataLoader<string, PresentedGroup[]>;

const loaders = new WeakMap<object, Loader>();

/** The loader of a request. It does not cache, because a mutation may run between two loads of the same document. */
function loaderOf(context: Pick<Context, 'libraries'>): Loader {
  const known = loaders.get(context);
  if (known) return known;
  const loader: Loader = new DataLoader(
    (documentIds) =>
      context.libraries.loadByLibrary(
        documentIds,
        (id) => id,
        async (library, ids) => {
          const found = await findGroupsOf(library, [...new Set(ids)]);
          return ids.map((id) => (found.get(id) ?? []).map(presentGroup));
        },
      ),
    { cache: false, maxBatchSize: 10_000 },
  );
  loaders.set(context, loader);
  return loader;
}

/** The field `groups` for every kind of document; parts of documents are in no group. */
export const documentGroups = {
  groups: ({ id }: { id: string }, _args: object, context: Context) =>
    id.includes('.') || !idForm.test(id) ? [] : loaderOf(context).load(id),
};
