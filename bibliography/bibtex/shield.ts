// Characters hidden from the parser. It reads TeX inside every value (a stray `$` or `%` ends it, braces and spaces are
// normalized), but we want the source of a value to the letter. So a character that must not be read is replaced by one
// from Unicode's private use area, and put back afterwards.

export interface Shield {
  /** Hides every ASCII character of `text` that is neither letter nor digit. */
  hideAll(text: string): string;
  /** Hides the characters that `pattern` (global) matches. */
  hide(text: string, pattern: RegExp): string;
  /** Puts back what was hidden. */
  show(text: string): string;
}

const size = 0x80;
const notAlphanumeric = /[\0-/:-@[-`{-\x7f]/g;

/** Makes a shield whose characters do not occur in `text`, so that showing never changes what was there before. */
export function shieldFor(text: string): Shield {
  let base = 0xe000;
  const range = (start: number): RegExp =>
    new RegExp(`[${String.fromCharCode(start)}-${String.fromCharCode(start + size - 1)}]`, 'g');
  while (base < 0xf800 && range(base).test(text)) base += size;
  const hidden = range(base);
  const hideOne = (character: string): string => String.fromCharCode(base + character.charCodeAt(0));
  const hide = (value: string, pattern: RegExp): string =>
    value.replace(pattern, (match) => match.replace(notAlphanumeric, hideOne));
  return {
    hide,
    hideAll: (value) => value.replace(notAlphanumeric, hideOne),
    show: (value) => value.replace(hidden, (character) => String.fromCharCode(character.charCodeAt(0) - base)),
  };
}
