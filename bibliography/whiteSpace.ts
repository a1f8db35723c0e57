// Normalizes white space, because its kind and amount are ignored where texts are compared.

/**
 * The trimmed text with every run of white space, including line breaks and no-break spaces, replaced by one space. Letters are composed (UAX #15, NFC),
 * because files from some systems have accents as separate characters.
 */
export function inOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
