// Loads the data for the route of a document. Separate from the list's loader, because most first visits open no document.
import type { Environment } from 'relay-runtime';
import type { documentQuery as DocumentQuery } from '#src/__generated__/documentQuery.graphql.ts';
import { documentQuery } from '#src/features/documents/documentQuery.ts';
import { NEW_DOCUMENT } from '#src/features/documents/libraryAddress.ts';
import { loadRouteQuery } from '#src/relay/loadRouteQuery.ts';
import type { TypedOperation } from '#src/relay/operationOf.ts';
import { type Failed, messageOf } from './dashboardLoaders.ts';

export type LoadedDocument =
  | { kind: 'new' }
  | { kind: 'ready'; id: string; query: TypedOperation<DocumentQuery> }
  | (Failed & { id: string });

/** Loads the document that the address names. */
export async function loadDocument(
  environment: Environment,
  id: string,
  controller: AbortController,
): Promise<LoadedDocument> {
  if (id === NEW_DOCUMENT) return { kind: 'new' };
  try {
    return {
      kind: 'ready',
      id,
      query: await loadRouteQuery<DocumentQuery>(environment, documentQuery, { id }, controller),
    };
  } catch (error) {
    if (controller.signal.aborted) throw error;
    return { kind: 'failed', id, message: messageOf(error) };
  }
}
