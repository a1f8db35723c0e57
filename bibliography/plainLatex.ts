// Converts LaTeX to plain text without a parser: accents, letters, common symbols, ties and dashes are converted, other commands and braces are removed. This
// is enough for searches and names; stored texts are read by a parser (bibtex/latex.ts).
import { expandCommands } from './texCommands.ts';

/** The combining characters for LaTeX's accents. */
const accents: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ["'", '\u0301'],
  ['^', '\u0302'],
  ['~', '\u0303'],
  ['=', '\u0304'],
  ['u', '\u0306'],
  ['.', '\u0307'],
  ['"', '\u0308'],
  ['r', '\u030a'],
  ['b', '\u0331'],
  ['H', '\u030b'],
  ['v', '\u030c'],
  ['d', '\u0323'],
  ['c', '\u0327'],
  ['k', '\u0328'],
]);

const letters: ReadonlyMap<string, string> = new Map([
  ['ss', 'ß'],
  ['o', 'ø'],
  ['O', 'Ø'],
  ['l', 'ł'],
  ['L', 'Ł'],
  ['dh', 'ð'],
  ['DH', 'Ð'],
  ['th', 'þ'],
  ['TH', 'Þ'],
  ['dj', 'đ'],
  ['DJ', 'Đ'],
  ['ng', 'ŋ'],
  ['NG', 'Ŋ'],
  ['i', 'i'],
  ['j', 'j'],
  ['ae', 'æ'],
  ['AE', 'Æ'],
  ['oe', 'œ'],
  ['OE', 'Œ'],
  ['aa', 'å'],
  ['AA', 'Å'],
  ['textendash', '–'],
  ['textemdash', '—'],
  ['textbackslash', '\\'],
]);

/** One-character commands that only change spacing. */
const signs: ReadonlyMap<string, string> = new Map([
  ...[',', ':', ';', '>'].map((sign) => [sign, ' '] as const),
  ...['!', '/', '@', '-'].map((sign) => [sign, ''] as const),
]);

const accent = /\\(?:(["'`^~=.])|([buvHcdkr])(?=[\s{]))\s*(?:\{\s*\\?([a-zA-Z])\s*\}|\\?([a-zA-Z]))/g;

/** Converts LaTeX as far as replacements can. Braces are kept, for callers that need them to split names. */
export function plainLatex(latex: string, braces: 'dropBraces' | 'keepBraces' = 'dropBraces'): string {
  const text = !/[\\~]|--/.test(latex)
    ? latex
    : expandCommands(latex, (sign) => sign)
        .replace(accent, (_, sign?: string, word?: string, inBraces?: string, bare?: string) =>
          ((inBraces ?? bare ?? '') + (accents.get(sign ?? word ?? '') ?? '')).normalize('NFC'),
        )
        .replace(/\\([a-zA-Z]+)(?:\{\}|[ \t]+)?/g, (_, command: string) => letters.get(command) ?? '')
        .replace(/(?<!\\)~/g, ' ')
        .replace(/---?/g, (dashes) => (dashes === '--' ? '–' : '—'))
        .replace(/\\([^a-zA-Z])/gs, (_, sign: string) => signs.get(sign) ?? sign);
  return braces === 'keepBraces' ? text : text.replace(/[{}]/g, '');
}
