// White space says nothing but where a word ends: which it is, and how much of it, is left out where texts are compared.

/**
 * The text with one space for every white space in it, line breaks and no-break spaces among it, and none at its ends. Letters are in
 * Unicode's composed form (UAX #15, NFC), since files from some systems have accents as characters of their own.
 */
export function inOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
