// Loads the data for the routes of the library. A failure is a result, too: it is shown in its pane, and the other panes continue.
import { fetchQuery, type Environment } from 'relay-runtime';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import { listQuery } from '#src/features/list/listQuery.ts';
import { PAGE_SIZE } from '#src/features/list/listWindow.ts';
import { type LibrarySearch, NEW_DOCUMENT } from '#src/features/documents/libraryAddress.ts';
import { listVariables, type ListVariables } from '#src/features/documents/listVariables.ts';
import { type Refusal, refusalOf } from '#src/relay/codedError.ts';
import { NetworkError, ResponseError, TimeoutError } from '#src/relay/transportError.ts';
import { loadRouteQuery } from '#src/relay/loadRouteQuery.ts';
import type { TypedOperation } from '#src/relay/operationOf.ts';
import { dashboardTexts } from './dashboardTexts.ts';

export interface Failed {
  kind: 'failed';
  message: string;
}

/**
 * `gone`: the listed group does not exist, so a retry does not help. `noLibrary`: the library does not exist. `mistaken`: the search has a mistake, so
 * nothing was requested.
 */
export type LoadedList = { variables: ListVariables } & (
  | { kind: 'ready'; query: TypedOperation<ListQuery> }
  | { kind: 'gone' | 'noLibrary' | 'mistaken' }
  | Failed
);

/** The document that the first page of the list must contain. Search results always start at the top, because the best ones are there. */
export function firstDocument({ document, q }: LibrarySearch): string | null {
  return q === undefined && document !== undefined && document !== NEW_DOCUMENT ? document : null;
}

/** Whether a search has a mistake. The parser is loaded with the first search. */
async function isMistaken(query: string | undefined): Promise<boolean> {
  if (query === undefined) return false;
  const { readSearch } = await import('#src/features/search/readSearch.ts');
  return readSearch(query).kind === 'mistake';
}

/** Loads a list. With `around`, loads the page that contains this document, if the list has it. */
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

/** Waits until the first list is loaded or has failed. It uses the request of `loadList` instead of a second one. */
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

/** The API's message, if it refused the request. */
function refusalIn(error: unknown): Refusal | undefined {
  return error instanceof ResponseError ? error.errors.map(refusalOf).find((each) => each !== null) : undefined;
}

/** A message about the failure. */
export function messageOf(error: unknown): string {
  // The API's refusals have messages for people.
  const refusal = refusalIn(error);
  if (refusal) return refusal.message.replace(/\.$/, '');
  if (error instanceof NetworkError || error instanceof TimeoutError || error instanceof ResponseError)
    return error.message;
  // Messages of other errors are for developers.
  return dashboardTexts.unreadable;
}
