// The title of a document as the server was last heard to have it, for who holds nothing of it but its id.
import type { Environment } from 'relay-runtime';

/** Empty where it has none, or was never heard of. */
export function savedTitle(environment: Environment, id: string): string {
  const title: unknown = environment.getStore().getSource().get(id)?.title;
  return typeof title === 'string' ? title : '';
}
