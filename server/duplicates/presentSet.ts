// Presents sets of duplicates for the API.
import { type DuplicateKeyKind, duplicateKeyKinds } from '#bibliography/duplicates/duplicateKeys.ts';
import type { DocumentLikeness } from '../__generated__/resolverTypes.ts';

const names: Readonly<Record<DuplicateKeyKind, DocumentLikeness>> = {
  doi: 'DOI',
  isbn: 'ISBN',
  work: 'WORK',
  entry: 'ENTRY',
};

/** The kinds of keys that documents share, the most certain first. */
export function presentSharedKeys(sharedKeys: readonly DuplicateKeyKind[]): DocumentLikeness[] {
  return duplicateKeyKinds.filter((kind) => sharedKeys.includes(kind)).map((kind) => names[kind]);
}
