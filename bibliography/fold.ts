// How text is compared: without case, accents or ligatures. Search and sort keys of browser and server both come from here,
// because two foldings that differ in one letter would make a document that is in the list impossible to find.

/** Letters that Unicode does not decompose, in lower case, with the letters that people type instead of them. */
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

/** Sigma at the end of a word is another letter than within it, but the same sound. */
const finalSigma = /ς/gu;
const combiningMarks = /\p{Mn}+/gu;
const onlyAscii = /^[\0-\x7f]*$/;

/**
 * Folds text for search and sorting: lower case, compatibility decomposition (Unicode UAX #15, NFKD) without the
 * nonspacing marks, and the letters that do not decompose in the spelling that a plain keyboard gives.
 * Folding twice changes nothing, and the fold of a part is contained in the fold of the whole.
 */
export function fold(text: string): string {
  // Most of a library is ASCII; the decomposition costs ten times as much as lower case.
  if (onlyAscii.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(combiningMarks, '')
    .replace(finalSigma, 'σ')
    .replace(undecomposedLetters, (letter) => undecomposed[letter] ?? letter);
}
