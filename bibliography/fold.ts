// Folds text for comparisons: without case, accents or ligatures. Browser and server both use it for searches and sort keys: if they differed in a single
// letter, a document in the list couldn't be found.

/** Letters in lower case that Unicode doesn't decompose, with the letters that people type instead. */
const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ƒ: 'f',
  ə: 'e',
  ɵ: 'o',
  ɨ: 'i',
  ʉ: 'u',
  ƀ: 'b',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
};

const undecomposedLetters = new RegExp(`[${Object.keys(undecomposed).join('')}]`, 'gu');

/** The sigma at the end of a word is another character, but the same letter. */
const finalSigma = /ς/gu;
const combiningMarks = /\p{Mn}+/gu;
const onlyAscii = /^[\0-\x7f]*$/;

/**
 * Folds text for search and sorting: lower case, compatibility decomposition (Unicode UAX #15, NFKD) without nonspacing marks, and plain spellings of letters
 * that don't decompose. Folding is idempotent, and the fold of a part is contained in the fold of the whole.
 */
export function fold(text: string): string {
  // Most texts are ASCII, and decomposition costs ten times as much as lower case.
  if (onlyAscii.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(combiningMarks, '')
    .replace(finalSigma, 'σ')
    .replace(undecomposedLetters, (letter) => undecomposed[letter] ?? letter);
}
