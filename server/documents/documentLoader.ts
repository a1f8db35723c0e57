// Makes fields of documents that need a query of their own load with one statement for all documents of a list.
import DataLoader from 'dataloader';
import type { Context } from '../graphql/context.ts';
import type { ReadableLibrary } from '../library/library.ts';

type Loader<Value> = DataLoader<string, Value>;

/**
 * Returns the function that gives each request its loader. `load` is called once for each library, and returns the values in the order of the
 * ids. The loader does not cache, because a mutation may run between two loads of the same document.
 */
export function documentLoader<Value>(
  load: (library: ReadableLibrary, ids: readonly string[]) => Promise<readonly Value[]>,
): (context: Pick<Context, 'libraries'>) => Loader<Value> {
  const loaders = new WeakMap<object, Loader<Value>>();
  return (context) => {
    const known = loaders.get(context);
    if (known) return known;
    const loader: Loader<Value> = new DataLoader(
      (documentIds) => context.libraries.loadByLibrary(documentIds, (id) => id, load),
      { cache: false, maxBatchSize: 10_000 },
    );
    loaders.set(context, loader);
    return loader;
  };
}
