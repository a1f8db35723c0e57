// Shows the document beside the list as it is now, after it was changed from elsewhere.
import { type Environment, fetchQuery } from 'relay-runtime';
import { documentQuery } from './documentQuery.ts';

/** Asks for it again. What is shown of it follows by its id. */
export function renewDocument(environment: Environment, id: string): void {
  fetchQuery(environment, documentQuery, { id }, { fetchPolicy: 'network-only' }).subscribe({
    // It is asked for again when it is next opened.
    error: () => undefined,
  });
}
