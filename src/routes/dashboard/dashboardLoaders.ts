// Loads the data for the routes of the library. A failure is a result, too: it is shown in its pane, and the other panes continue.
import { fetchQuery, type Environment } from 'relay-runtime';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import { listQuery } from '#src/features/list/listQuery.ts';
import { PAGE_SIZE } from '#src/features/list/listWindow.ts';
import { type LibrarySearch, NEW_DOCUMENT } from '#src/features/documents/libraryAddress.ts';
import { listVariables, type ListVariables } from '#src/features/documents/listVariables.ts';
import { type Refusal, refusalOf } from '#src/relay/codedError.ts';
import { ResponseError } from '#src/relay/transportError.ts';
import { loadRouteQuery } from '#src/relay/loadRouteQuery.ts';
import type { TypedOperation } from '#src/relay/operationOf.ts';

export interface Failed {
  kind: 'failed';
  message: string;
}

/**
 * `gone`: what the list is of is not there; asking again does not help. `noLibrary`: the library itself is not there. `mistaken`: its search cannot be read, and was asked of nobody.
 */
export type LoadedList = { variables: ListVariables } & (
  | { kind: 'ready'; query: TypedOperation<ListQuery> }
  | { kind: 'gone' | 'noLibrary' | 'mistaken' }
  | Failed
);

/** The document that the list is to be opened at. A search shows its best from the top, whatever stands open beside it. */
export function firstDocument({ document, q }: LibrarySearch): string | null {
  return q === undefined && document !== undefined && document !== NEW_DOCUMENT ? document : null;
}

/** Whether a search cannot be read. What reads it comes with the first search. */
async function isMistaken(query: string | undefined): Promise<boolean> {
  if (query === undefined) return false;
  const { readSearch } = await import('#src/features/search/readSearch.ts');
  return readSearch(query).kind === 'mistake';
}

/** Loads a list; with `around`, the page that holds that document, if the list has it. */
export async function loadList(
  environment: Environment,
  search: LibrarySearch,
  around: string | null,
  controller: AbortController,
): Promise<LoadedList> {
  const variables = listVariables(search);
  if (await isMistaken(variables.filterBy?.query)) return { kind: 'mistaken', variables };
  const load = (anchor: string | null) =>
    loadRouteQuery<ListQuery>(environment, listQuery, { ...variables, first: PAGE_SIZE, around: anchor }, controller);
  try {
    const query = around === null ? await load(null) : await load(around).catch(() => load(null));
    return { kind: 'ready', variables, query };
  } catch (error) {
    if (controller.signal.aborted) throw error;
    const code = refusalIn(error)?.code;
    if (code === 'LIBRARY_GONE') return { kind: 'noLibrary', variables };
    if (code === 'NOT_FOUND') return { kind: 'gone', variables };
    return { kind: 'failed', variables, message: messageOf(error) };
  }
}

/** Waits until the first list is there or has failed; the request is the one of `loadList`, asked for once. */
export async function awaitFirstList(
  environment: Environment,
  search: LibrarySearch,
  { signal }: AbortController,
): Promise<void> {
  if (await isMistaken(search.q)) return;
  const variables = { ...listVariables(search), first: PAGE_SIZE, around: firstDocument(search) };
  await fetchQuery<ListQuery>(environment, listQuery, variables, { fetchPolicy: 'store-or-network' })
    .toPromise()
    .catch(() => undefined);
  signal.throwIfAborted();
}

/** What the API says of it, if it refused. */
function refusalIn(error: unknown): Refusal | undefined {
  return error instanceof ResponseError ? error.errors.map(refusalOf).find((each) => each !== null) : undefined;
}

/** What went wrong, in words. */
export function messageOf(error: unknown): string {
  // What the API refuses it says in words of its own.
  const refusal = refusalIn(error);
  if (refusal) return refusal.message.replace(/\.$/, '');
  return error instanceof Error ? error.message : String(error);
}
