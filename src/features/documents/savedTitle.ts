// The last known title of a document, for code that knows only its id.
import type { Environment } from 'relay-runtime';

/** Empty where it has none, or was never heard of. */
export function savedTitle(environment: Environment, id: string): string {
  const title: unknown = environment.getStore().getSource().get(id)?.title;
  return typeof title === 'string' ? title : '';
}
