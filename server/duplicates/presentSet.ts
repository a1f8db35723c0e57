// Sets of duplicates as the API answers them.
import { type Likeness, likenesses } from '#bibliography/duplicates/likenessKeys.ts';
import type { DocumentLikeness } from '../__generated__/resolverTypes.ts';

const names: Readonly<Record<Likeness, DocumentLikeness>> = { doi: 'DOI', isbn: 'ISBN', work: 'WORK', entry: 'ENTRY' };

/** What documents have in common, the surest first. */
export function presentLikeness(likeness: readonly Likeness[]): DocumentLikeness[] {
  return likenesses.filter((each) => likeness.includes(each)).map((each) => names[each]);
}
