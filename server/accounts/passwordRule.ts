// The rule for every new password: long enough, and not one of the most common.
import { dictionary } from '@zxcvbn-ts/language-common';
import { desktopApp } from '#site/desktopApp.ts';
import { productName } from '#site/productName.ts';
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

/**
 * The words that people are most likely to use on this site, in lower case; docs/security.md lists them. A text can be split into them in only one way, so that
 * the regular expression never backtracks.
 */
export const contextWords = [
  ...new Set([productName, desktopApp.name].map((name) => name.toLowerCase().replace(/\P{L}/gu, ''))),
  ...'account admin biblatex bibliography bibtex citation citations library libraries login my online paper papers'.split(
    ' ',
  ),
  ...'password passwords reference references research the user zotero'.split(' '),
];
const onlyContextWords = new RegExp(`^(?:${contextWords.join('|')})+$`);

/** Whether the password consists only of those words, digits and signs. */
function hasOnlyContextWords(password: string): boolean {
  return onlyContextWords.test(password.toLowerCase().replace(/\P{L}/gu, ''));
}

/** The problem with `password`, as a message for the person; null if there is none. */
export function passwordProblem(password: string): string | null {
  const length = Array.from(password).length;
  if (length < shortest) return accountTexts.password.tooShort(shortest);
  if (length > longest) return accountTexts.password.tooLong(longest);
  if (mostUsed.has(password.toLowerCase()) || hasOnlyContextWords(password)) return accountTexts.password.common;
  return null;
}
