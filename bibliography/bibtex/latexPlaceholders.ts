// Characters hidden from the parser. It takes a stray `$` or `%` in a value for TeX and loses what follows. So a character
// that must not be read is replaced by one from Unicode's private use area, and put back afterwards.

export interface LatexPlaceholders {
  /** Hides every ASCII character of `text` that is neither letter nor digit. */
  hideAll: (text: string) => string;
  /** Hides the characters that `pattern` (global) matches. */
  hide(text: string, pattern: RegExp): string;
  /** Puts back what was hidden. */
  show(text: string): string;
}

const size = 0x80;
const notAlphanumeric = /[\0-/:-@[-`{-\x7f]/g;

const rangeFrom = (start: number): RegExp =>
  new RegExp(`[${String.fromCharCode(start)}-${String.fromCharCode(start + size - 1)}]`, 'g');

function freeBase(text: string): number {
  let base = 0xe000;
  while (base < 0xf800 && rangeFrom(base).test(text)) base += size;
  return base;
}

/** A character of the private use area that does not occur in `text`. */
export function freePrivateUse(text: string): string {
  return String.fromCharCode(freeBase(text));
}

/** Makes placeholders whose characters do not occur in `text`, so that `show` restores exactly what was hidden. */
export function placeholdersFor(text: string): LatexPlaceholders {
  const base = freeBase(text);
  const hidden = rangeFrom(base);
  const hideOne = (character: string): string => String.fromCharCode(base + character.charCodeAt(0));
  return {
    hide: (value, pattern) => value.replace(pattern, (match) => match.replace(notAlphanumeric, hideOne)),
    hideAll: (value) => value.replace(notAlphanumeric, hideOne),
    show: (value) => value.replace(hidden, (character) => String.fromCharCode(character.charCodeAt(0) - base)),
  };
}
