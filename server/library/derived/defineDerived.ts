// How features take part in what is derived from documents: each defines the rows that it keeps beside them, and server/features.ts
// collects the definitions.
import type { DerivedRows } from '../library.ts';

const nothing = () => Promise.resolve();

/** Defines rows that follow from documents. Without `replace`, new rows join the old ones; without `forget`, rows outlive their documents. */
export function defineDerived({
  version = 0,
  insert,
  replace = insert,
  forget = nothing,
}: Pick<DerivedRows, 'insert'> & Partial<DerivedRows>): DerivedRows {
  return { version, insert, replace, forget };
}
