// Fetches the open document again after it was changed outside its pane.
import { type Environment, fetchQuery } from 'relay-runtime';
import { documentQuery } from './documentQuery.ts';

/** Asks for it again. What is shown of it follows by its id. */
export function renewDocument(environment: Environment, id: string): void {
  fetchQuery(environment, documentQuery, { id }, { fetchPolicy: 'network-only' }).subscribe({
    // It is asked for again when it is next opened.
    error: () => undefined,
  });
}
