// The one rule for every password that is set: long enough, and not one that everybody tries first.
import { dictionary } from '@zxcvbn-ts/language-common';
import { accountTexts } from './accountTexts.ts';

const shortest = 8;
const longest = 256;

/** The few thousand most used ones of those long enough; the package orders them by how often leaks held them. */
const mostUsed = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= shortest)
    .slice(0, 5_000)
    .map((password) => password.toLowerCase()),
);

/** What is wrong with `password`, in words for the person; null when nothing is. */
export function passwordProblem(password: string): string | null {
  const length = Array.from(password).length;
  if (length < shortest) return accountTexts.password.tooShort(shortest);
  if (length > longest) return accountTexts.password.tooLong(longest);
  if (mostUsed.has(password.toLowerCase())) return accountTexts.password.common;
  return null;
}
