// The last known title of a document, for code that knows only its id.
import type { Environment } from 'relay-runtime';

/** Empty if the document has no title, or is not in the store. */
export function savedTitle(environment: Environment, id: string): string {
  const title: unknown = environment.getStore().getSource().get(id)?.title;
  return typeof title === 'string' ? title : '';
}
