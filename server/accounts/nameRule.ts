// The rule for names that people give to themselves and to what belongs to their account: API tokens, libraries.
import { isStorable } from '../database/storable.ts';
import { accountTexts } from './accountTexts.ts';

const longestName = 100;
/** Controls, line breaks, and the controls of writing direction, with which a name could change how the text around it reads. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** The problem with a name whose ends are trimmed; null if there is none. */
export function nameProblem(name: string): string | null {
  const texts = accountTexts.name;
  if (name === '') return texts.missing;
  if (name.length > longestName) return texts.tooLong(longestName);
  return isStorable(name) && !unsafe.test(name) ? null : texts.wrong;
}
