// The rules for names that people give to themselves and to what belongs to their account: API tokens, libraries.
import { isStorable } from '../database/storable.ts';
import { accountTexts } from './accountTexts.ts';

const longestName = 100;
/** Controls, line breaks and invisible characters, with which a name could pass for another or change how the text around it reads. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
/** Letters, digits, punctuation and symbols, except the letters and the Braille pattern that are drawn blank. */
const visible = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** The problem with a name whose ends are trimmed; null if there is none. */
export function nameProblem(name: string): string | null {
  const texts = accountTexts.name;
  if (name === '') return texts.missing;
  if (name.length > longestName) return texts.tooLong(longestName);
  return isStorable(name) && !unsafe.test(name) && visible.test(name) ? null : texts.wrong;
}

/** The same for the name of a person, which must not look like the e-mail address of another one. */
export function personNameProblem(name: string): string | null {
  return nameProblem(name) ?? (/[@\ufe6b\uff20]/.test(name) ? accountTexts.name.wrong : null);
}
