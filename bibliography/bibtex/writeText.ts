// Text as LaTeX, so that reading it gives the same text. Letters stay Unicode; what LaTeX would take for a command or a
// ligature is escaped. The import asks here as well: a source that we would write ourselves need not be kept.
import { hasBalancedBraces } from './braces.ts';
import type { Dialect } from './dialect.ts';
import { isPlain, math, readLatex } from './latex.ts';

/** Where two characters would melt into a third: `--`, `''`, `,,`, `` ?` ``. */
const ligatures = /(?<=[-–—])(?=[-–—])|(?<=')(?=')|(?<=,)(?=,)|(?<=[`?!])(?=`)/g;
/** Stands for the break of a ligature until everything else is escaped; no text holds it. */
const ligatureBreak = '\0';

const escapes: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  // Braces by name: a program that counts braces need not know about backslashes.
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

/** Mathematics that Unicode cannot say stands in a text as its source, and is written as that; null where there is none. */
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

/** Writes text that is not LaTeX, such as an address. Backslashes and braces are percent-encoded, because a file could not hold them. */
export function writeVerbatim(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\{}]/g, encodeURIComponent);
}

/** Writes one line of text. */
export function writeText(text: string): string {
  return escapeLine(text);
}

/** Writes paragraphs; a line that ends within one ends with `\\`. */
export function writeParagraphs(text: string): string {
  return text
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map(escapeLine).join('\\\\\n'))
    .join('\n\n');
}

/** What says at the end of a list that it goes on. */
const goesOn = /^others$/i;
const holdsAnd = /(?:^|\s)and(?:\s|$)/i;
/** Where the word "and" would get lost when a text is split there and joined again. */
const losesAnd = /^and\s|\sand$|\band and\b/i;
const shoutsAnd = /\s(?!and\s)[aA][nN][dD]\s/;

/** Writes a list of texts, such as publishers; `others` says that it goes on. BibTeX knows no lists but those of names: to it this is one text. */
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

/** Writes keywords. Those that `writtenBefore` knows are written as they were. */
export function writeKeywords(
  keywords: readonly string[],
  writtenBefore: (keyword: string) => string | undefined = () => undefined,
): string {
  return keywords
    .map((keyword) => {
      const before = writtenBefore(keyword);
      if (before !== undefined) return before;
      const text = writeText(keyword);
      // One group with semicolons in it is a list of Web of Science.
      if (keywords.length === 1 && text.includes(';')) return text.replace(/[,;]/g, '\\$&');
      return /[,;]/.test(text) ? `{${text}}` : text;
    })
    .join(', ');
}
