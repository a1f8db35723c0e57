// Which of a document's citation keys is the one to cite by: the first.
import { fold } from '../fold.ts';

/** The keys with this one first. The same in another case is no other key: BibTeX does not tell them apart by it. */
export function withPreferredKey(keys: readonly string[], key: string): readonly string[] {
  const folded = fold(key);
  return [key, ...keys.filter((each) => fold(each) !== folded)];
}
