// Hides characters from the parser, which takes a stray `$` or `%` in a value for TeX and loses the text after it. Such characters are replaced by characters
// of Unicode's private use area, and restored afterwards.

export interface LatexPlaceholders {
  /** Hides every ASCII character of `text` that is neither letter nor digit. */
  hideAll: (text: string) => string;
  /** Hides the same characters, but only where `pattern` (global) matches. */
  hide(text: string, pattern: RegExp): string;
  /** Restores the hidden characters. */
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

/** A private use character that doesn't occur in `text`. */
export function freePrivateUse(text: string): string {
  return String.fromCharCode(freeBase(text));
}

/** Creates placeholders whose characters don't occur in `text`, so that `show` restores exactly what was hidden. */
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
