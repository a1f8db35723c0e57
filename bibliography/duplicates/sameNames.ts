// Compares names of journals, books, publishers or institutions, one of which may be abbreviated.
import { fold } from '../fold.ts';
import { plainLatex } from '../plainLatex.ts';
import { foldForDuplicateKey } from './duplicateKeys.ts';

interface Word {
  readonly text: string;
  /** The original spelling, for acronyms. */
  readonly source: string;
  readonly hasDot: boolean;
}

/** Without "a", which may also be the section of a journal. */
const stopWords =
  /^(?:the|of|and|for|in|on|to|an|at|der|die|das|des|den|dem|und|fur|zur|zum|von|le|la|les|l|du|de|d|et|el|los|las|del|y|della|di|e)$/;

function wordsOf(name: string): Word[] {
  return [
    ...plainLatex(name)
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .matchAll(/([\p{L}\p{N}]+)(\.?)/gu),
  ]
    .map(([, source = '', dot]) => ({ text: fold(source), source, hasDot: dot === '.' }))
    .filter(({ text, hasDot }) => hasDot || !stopWords.test(text));
}

/** Whether a word contains these letters in this order. */
function isContained(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** Whether a word may be an abbreviation of another: "Phys." or "Phys" of "Physics", "Natl" of "National". */
function abbreviates(short: Word, long: Word, isFirst: boolean): boolean {
  if (short.text.length >= long.text.length || !long.text.startsWith(short.text.slice(0, 1)) || /\d/.test(short.text))
    return false;
  if (short.hasDot) return isContained(short.text, long.text);
  // A single letter is the section of a journal: "Physical Review A" isn't "Physical Review Applied".
  if (short.text.length === 1) return isFirst;
  if (short.text.length > 5) return false;
  return long.text.startsWith(short.text) || (short.text.length < 5 && isContained(short.text, long.text));
}

const areSameWords = (one: Word, two: Word, at: number): boolean =>
  one.text === two.text || abbreviates(one, two, at === 0) || abbreviates(two, one, at === 0);

/** Whether a one-word name is an acronym of another name: "PNAS", or "JACM" for "Journal of the ACM". */
function isAcronym([acronym, ...more]: readonly Word[], words: readonly Word[]): boolean {
  if (!acronym || more.length > 0 || words.length < 2) return false;
  const letters = words.map(({ text, source }) => (/^\p{Lu}{2,}$/u.test(source) ? text : text.slice(0, 1)));
  return letters.join('') === acronym.text;
}

/** Whether two names of a journal, book, series or conference may be the same. */
export function areSameNames(one: string, two: string): boolean {
  const folded = foldForDuplicateKey(one);
  if (folded === foldForDuplicateKey(two)) return folded !== '' || one === two;
  const [ones, twos] = [wordsOf(one), wordsOf(two)];
  // One-word names are never abbreviated (ISO 4).
  const isAbbreviated =
    ones.length > 1 &&
    ones.length === twos.length &&
    ones.every((word, at) => {
      const other = twos[at];
      return other !== undefined && areSameWords(word, other, at);
    });
  if (isAbbreviated || isAcronym(ones, twos) || isAcronym(twos, ones)) return true;
  // "Journal of Physics A: Mathematical and General" is also called by the part before the colon.
  const [headOfOne = '', headOfTwo = ''] = [one, two].map((name) => name.split(/:\s/)[0]);
  return (headOfOne === one) !== (headOfTwo === two) && areSameNames(headOfOne, headOfTwo);
}

/** Whether two names of a publisher or an institution may be the same: "Springer" is "Springer-Verlag", "ETH" is "ETH Zürich". */
export function areSamePublishers(one: string, two: string): boolean {
  if (areSameNames(one, two)) return true;
  const [ones, twos] = [one, two].map((name) => new Set(wordsOf(name).map(({ text }) => text)));
  if (!ones?.size || !twos?.size) return false;
  const [few, many] = ones.size < twos.size ? [ones, twos] : [twos, ones];
  return [...few].every((word) => many.has(word));
}
