// Lets features derive data from documents: each feature defines the rows that it stores, and server/features.ts collects the definitions.
import type { DerivedRows } from '../library.ts';

const nothing = () => Promise.resolve();

/** Defines rows derived from documents. Without `replace`, old rows stay beside the new ones; without `forget`, rows outlive their documents. */
export function defineDerived({
  name,
  version = 0,
  insert,
  replace = insert,
  forget = nothing,
}: Pick<DerivedRows, 'name' | 'insert'> & Partial<DerivedRows>): DerivedRows {
  return { name, version, insert, replace, forget };
}
