// Refetches the open document after it was changed outside of its pane.
import { type Environment, fetchQuery } from 'relay-runtime';
import { documentQuery } from './documentQuery.ts';

/** Fetches the document again; the page updates through the store. */
export function renewDocument(environment: Environment, id: string): void {
  fetchQuery(environment, documentQuery, { id }, { fetchPolicy: 'network-only' }).subscribe({
    // On failure nothing is lost: the document is fetched again when it is next opened.
    error: () => undefined,
  });
}
