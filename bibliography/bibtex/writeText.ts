// Writes text as LaTeX that reads back as the same text. Letters stay Unicode; what LaTeX would take for a command or a ligature is escaped. The import uses
// this as well: it doesn't keep a source that we would write ourselves.
import { hasBalancedBraces } from './braces.ts';
import type { Dialect } from './dialect.ts';
import { isPlain, math, readLatex } from './latex.ts';

/** Positions where two characters would form a ligature: `--`, `''`, `,,`, `` ?` ``. */
const ligatures = /(?<=[-–—])(?=[-–—])|(?<=')(?=')|(?<=,)(?=,)|(?<=[`?!])(?=`)/g;
/** Marks the break in a ligature until everything else is escaped; texts don't contain it. */
const ligatureBreak = '\0';

const escapes: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  // Braces as commands: programs that count braces may ignore backslashes.
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '&': String.raw`\&`,
  '%': String.raw`\%`,
  '#': String.raw`\#`,
  _: String.raw`\_`,
  $: String.raw`\$`,
  '–': '--',
  '—': '---',
  [ligatureBreak]: '{}',
};

function escapeCharacters(text: string): string {
  return text
    .replace(ligatures, ligatureBreak)
    .replace(/[\\{}~^&%#_$–—\0]/g, (character) => escapes[character] ?? character);
}

/** A formula that Unicode can't express is stored as its source and written as such; null for other texts. */
function keepFormulas(line: string): string | null {
  const pieces: string[] = [];
  let position = 0;
  for (const match of line.matchAll(math)) {
    if (!/\\[a-zA-Z]/.test(match[0]) || !hasBalancedBraces(match[0])) continue;
    pieces.push(escapeCharacters(line.slice(position, match.index)), match[0]);
    position = match.index + match[0].length;
  }
  if (position === 0) return null;
  const latex = [...pieces, escapeCharacters(line.slice(position))].join('');
  return readLatex([{ latex, mode: 'text' }])[0]?.text === line ? latex : null;
}

function escapeLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (isPlain(line) && !/[&–—]/.test(line)) return line;
  return keepFormulas(line) ?? escapeCharacters(line);
}

/** Writes text that isn't LaTeX, such as an address. Backslashes and braces are percent-encoded, because a file couldn't contain them. */
export function writeVerbatim(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\{}]/g, encodeURIComponent);
}

/** Writes one line of text. */
export function writeText(text: string): string {
  return escapeLine(text);
}

/** Writes paragraphs; lines within a paragraph end with `\\`. */
export function writeParagraphs(text: string): string {
  return text
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map(escapeLine).join('\\\\\n'))
    .join('\n\n');
}

/** The last item of a list that ends with "and others". */
const goesOn = /^others$/i;
const holdsAnd = /(?:^|\s)and(?:\s|$)/i;
/** Positions where the word "and" would get lost if the text were split there and joined again. */
const losesAnd = /^and\s|\sand$|\band and\b/i;
const shoutsAnd = /\s(?!and\s)[aA][nN][dD]\s/;

/** Writes a list of texts, such as publishers; `others` means that it ends with "and others". BibTeX has no lists except names: for it this is one text. */
export function writeList(items: readonly string[], dialect: Dialect, others = false): string {
  const written = items.map((item) => {
    const text = writeText(item);
    const isWhole =
      dialect === 'biblatex'
        ? !holdsAnd.test(text) && !goesOn.test(text)
        : !losesAnd.test(text) && !shoutsAnd.test(text);
    return isWhole ? text : `{${text}}`;
  });
  return [...written, ...(others ? ['others'] : [])].join(' and ');
}

/** Writes keywords. Those in `writtenBefore` keep their source. */
export function writeKeywords(
  keywords: readonly string[],
  writtenBefore: (keyword: string) => string | undefined = () => undefined,
): string {
  return keywords
    .map((keyword) => {
      const before = writtenBefore(keyword);
      if (before !== undefined) return before;
      const text = writeText(keyword);
      // A group with semicolons in it is a list from Web of Science.
      if (keywords.length === 1 && text.includes(';')) return text.replace(/[,;]/g, '\\$&');
      return /[,;]/.test(text) ? `{${text}}` : text;
    })
    .join(', ');
}
