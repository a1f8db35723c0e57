// The rule for names that people give to what belongs to their account: API tokens, libraries.
import { isStorable } from '../database/storable.ts';
import { accountTexts } from './accountTexts.ts';

const longestName = 100;

/** The problem with a name whose ends are trimmed; null if there is none. */
export function nameProblem(name: string): string | null {
  const texts = accountTexts.name;
  if (name === '') return texts.missing;
  if (name.length > longestName) return texts.tooLong(longestName);
  return isStorable(name) && !/\p{Cc}/u.test(name) ? null : texts.wrong;
}
