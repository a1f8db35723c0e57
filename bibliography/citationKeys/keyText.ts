// Letters that every program takes in a key, and what no value brings into one. The lists are those of the desktop app's CitationKeyGenerator.
import { cleanKey } from '../bibtex/entryNames.ts';

/** Letters that a reader spells otherwise where there is only ASCII; all others just lose their marks. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ Ä: 'Ae', ä: 'ae', Ö: 'Oe', ö: 'oe', Ü: 'Ue', ü: 'ue', ß: 'ss', ẞ: 'SS', Å: 'Aa', å: 'aa', Ø: 'Oe', ø: 'oe' },
    ...{ Æ: 'Ae', æ: 'ae', Œ: 'Oe', œ: 'oe', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Þ: 'Th', þ: 'th', Ł: 'L', ł: 'l' },
    ...{ Ħ: 'H', ħ: 'h', ı: 'i', Ŋ: 'N', ŋ: 'n' },
  }),
);

/** Letters without marks: "Müller" as "Mueller", "Aksın" as "Aksin"; those of other scripts stay. */
function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/gu, (letter) => spellings.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .normalize('NFC');
}

/** What a field says, without the signs that the desktop app keeps out of keys; words stay apart. */
export function keyText(value: string): string {
  return plainLetters(value.replace(/[-`ʹ:!;?^{}(),=\\"#%~'‐-―‘’“”]/gu, ''));
}

/** A whole key: what a person writes between the fields stays, as the colon of `[auth]:[year]`, unless no key can hold it. */
export function wholeKey(text: string): string {
  return cleanKey(plainLetters(text)).replace(/[()']/g, '');
}
