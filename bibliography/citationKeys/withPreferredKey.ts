// Sets the citation key by which a document is cited: the first one.
import { fold } from '../fold.ts';

/** The keys with this one first. It replaces the same key in another case, because BibTeX ignores case. */
export function withPreferredKey(keys: readonly string[], key: string): readonly string[] {
  const folded = fold(key);
  return [key, ...keys.filter((each) => fold(each) !== folded)];
}
