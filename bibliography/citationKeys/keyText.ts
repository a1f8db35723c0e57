// Removes diacritics from the text of keys, and characters that other programs don't accept in keys. The lists are those of the desktop app's
// CitationKeyGenerator.
import { cleanKey } from '../bibtex/entryNames.ts';

/** Letters with a special ASCII spelling; all others just lose their diacritics. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ Ä: 'Ae', ä: 'ae', Ö: 'Oe', ö: 'oe', Ü: 'Ue', ü: 'ue', ß: 'ss', ẞ: 'SS', Å: 'Aa', å: 'aa', Ø: 'Oe', ø: 'oe' },
    ...{ Æ: 'Ae', æ: 'ae', Œ: 'Oe', œ: 'oe', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Þ: 'Th', þ: 'th', Ł: 'L', ł: 'l' },
    ...{ Ħ: 'H', ħ: 'h', ı: 'i', Ŋ: 'N', ŋ: 'n' },
  }),
);

/** Replaces letters with diacritics: "Müller" becomes "Mueller", "Aksın" becomes "Aksin"; letters of other scripts stay. */
function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/gu, (letter) => spellings.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .normalize('NFC');
}

/** The text of a field without the characters that the desktop app excludes from keys; words stay separate. */
export function keyText(value: string): string {
  return plainLetters(value.replace(/[-`ʹ:!;?^{}(),=\\"#%~'‐-―‘’“”]/gu, ''));
}

/** Cleans up a whole key: text between the markers is kept, such as the colon of `[auth]:[year]`, except for characters that no key can contain. */
export function wholeKey(text: string): string {
  return cleanKey(plainLetters(text)).replace(/[()']/g, '');
}
