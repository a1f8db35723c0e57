// Titles with their formatting: LaTeX to the elements that citation processors read in titles (CSL-JSON), and back. The elements are `<i>`, `<b>`, `<sup>`, `<sub>`,
// `<span style="font-variant:small-caps;">`, and `<span class="nocase">`, whose text keeps its case. Every other `<` is text.
import { markupTags } from '../markup.ts';
import { groupEnd } from '../texCommands.ts';
import { isPlain, math, readTexts } from './latex.ts';
import { freePrivateUse } from './latexPlaceholders.ts';
import { decodeCharacterReferences, withoutMarkup } from './readMarkup.ts';
import { writeText } from './writeText.ts';

const smallCaps = '<span style="font-variant:small-caps;">';
const noCase = '<span class="nocase">';

/** Characters that mark elements until everything else is read. They are none of the text. */
interface Marks {
  readonly start: string;
  readonly end: string;
}

function marksFor(text: string): Marks {
  const start = freePrivateUse(text);
  return { start, end: freePrivateUse(text + start) };
}

/** The beginning of a group whose braces only delimit a command: an accent, a letter, or a switch such as `\em`. */
const onlyCommand = /^\{\s*\\(?![&%$#_{}]|(?:emph|text[a-z]+|mkbib[a-z]+|(?:La|Bib|Xe|Lua)?TeX)(?![a-zA-Z]))/;

/** Marks the groups in braces that protect the case of their text: those that are no argument and in no other such group. Formulas have none. */
function markGroups(latex: string, { start, end }: Marks): string {
  let marked = '';
  let at = 0;
  /** Whether a group that begins here is an argument of the command before it. */
  let isArgument = false;
  while (at < latex.length) {
    const rest = latex.slice(at);
    const [formula] = /^(?:\$\$[^$]*\$\$|\$(?:\\.|[^$\\])*\$|\\\(.*?\\\))/s.exec(rest) ?? [];
    const [command] = /^\\(?:[a-zA-Z]+\*?|[^a-zA-Z])(?:\[[^\][{}]*\])*/s.exec(rest) ?? [];
    const close = latex[at] === '{' ? groupEnd(latex, at) : null;
    if (formula !== undefined || command !== undefined) {
      const piece = formula ?? command ?? '';
      marked += piece;
      at += piece.length;
      isArgument = formula === undefined && !/^\\[&%$#_{}]/.test(piece);
    } else if (close !== null) {
      const inner = latex.slice(at + 1, close - 1);
      const protects = !isArgument && !onlyCommand.test(rest) && /\p{L}/u.test(inner);
      // Nothing within protects anything that isn't protected already.
      marked += protects ? `{${start}${inner}${end}}` : `{${markGroups(inner, { start, end })}}`;
      at = close;
    } else {
      marked += latex[at] ?? '';
      at += 1;
      isArgument = false;
    }
  }
  return marked;
}

/** Commands around a text that say nothing to a reader, and those whose argument isn't part of the title. */
const aroundText =
  /\\(?:foreignlanguage|textcolor|selectlanguage|href|texorpdfstring)\s*\{[^{}]*\}\s*(?=\{)|\\(?:ensuremath|mbox|hbox|textsl)\s*(?=\{)/g;
const besideText = /\\(?:footnote|thanks|label|index|hspace|vspace|selectlanguage)\*?\s*\{[^{}]*\}/g;

const withKnownCommands = (latex: string): string =>
  latex
    .replace(besideText, '')
    .replace(aroundText, (command) => (command.startsWith('\\textsl') ? '\\textit' : '\\textrm'));

/** The elements in the parser's markup; other tags are left out. */
function readElements(marked: string): string {
  const open: string[] = [];
  return marked.replace(/<(\/?)([a-z]+)([^<>]*)>/g, (_, slash: string, name: string, attributes: string) => {
    if (name === 'p' || name === 'br' || name === 'li') return ' ';
    if (slash !== '') return open.pop() ?? '';
    const isElement = /^(?:i|b|sub|sup)$/.test(name);
    const isSmall = name === 'span' && attributes.includes('small-caps');
    open.push(isElement ? `</${name}>` : isSmall ? '</span>' : '');
    return isElement ? `<${name}>` : isSmall ? smallCaps : '';
  });
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ';

/** Subscripts and superscripts that Unicode has, as elements, unless the source has them as characters. */
function readScripts(text: string, source: string): string {
  const replaceAll = (within: string, characters: string, name: string): string => {
    const used = Array.from(characters)
      .filter((character) => !source.includes(character))
      .join('');
    if (used === '') return within;
    return within.replace(new RegExp(`[${used}]+`, 'g'), (found) => `<${name}>${found.normalize('NFKC')}</${name}>`);
  };
  return replaceAll(replaceAll(text, subscripts, 'sub'), superscripts, 'sup');
}

/** A formula that Unicode can't express, as one would type it: "a/b". */
function readableFormula(formula: string): string {
  return formula
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\sqrt\s*\{([^{}]*)\}/g, '√($1)')
    .replace(/([_^])\s*(?:\{([^{}]*)\}|(\\[a-zA-Z]+|[^\\{}\s]))/g, (_, sign: string, group?: string, one?: string) => {
      const name = sign === '_' ? 'sub' : 'sup';
      return `<${name}>${group ?? one ?? ''}</${name}>`;
    })
    .replace(/\\[,;:!> ]/g, ' ')
    .replace(/\\([a-zA-Z]+)\s*(\{)?/g, (_, name: string, brace?: string) => (brace === undefined ? name : ''))
    .replace(/[{}$]/g, '');
}

/** Leaves out the commands that were shown as they are, and keeps what they are around. */
function withoutCommands(text: string, source: string): string {
  const readable = text.replace(math, (formula) =>
    /\\[a-zA-Z]|[_^]/.test(formula) && source.includes(formula) ? readableFormula(formula) : formula,
  );
  const isShown = (command: string) => source.includes(command.trim());
  const commands = /\\[a-zA-Z]+\*?\s*/g;
  if (!(readable.match(commands) ?? []).some(isShown)) return readable;
  return readable.replace(commands, (command) => (isShown(command) ? '' : command)).replace(/[{}]/g, '');
}

/** Elements without text, and white space at the ends of elements, which comes from commands. */
const emptyElement = /<(i|b|sub|sup|span)(?:\s[^<>]*)?>(\s*)<\/\1>/g;

function finish(text: string, source: string, { start, end }: Marks): string {
  const written = readScripts(withoutCommands(text, source), source);
  return written
    .replaceAll(start, noCase)
    .replaceAll(end, '</span>')
    .replace(emptyElement, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The tags that databases write into titles, as LaTeX. */
const latexOfTag: Readonly<Record<string, string>> = {
  ...{ i: 'textit', em: 'textit', b: 'textbf', strong: 'textbf', sc: 'textsc', scp: 'textsc' },
  ...{ sub: 'textsubscript', inf: 'textsubscript', sup: 'textsuperscript' },
};

const tagged = new RegExp(`<(/?)(${markupTags})((?:\\s[^<>]*)?)>`, 'gi');

/** The LaTeX command for an element; empty for those without formatting. `{` alone keeps the case. */
function commandOf(name: string, attributes: string): string {
  const bare = name.toLowerCase().replace('jats:', '');
  if (bare !== 'span') {
    const command = latexOfTag[bare === 'italic' ? 'i' : bare === 'bold' ? 'b' : bare];
    return command === undefined ? '' : `\\${command}{`;
  }
  if (attributes.includes('class="nocase"')) return '{';
  return attributes.includes('small-caps') ? '\\textsc{' : '';
}

interface Tag {
  readonly index: number;
  readonly length: number;
  readonly name: string;
  readonly start: string;
  /** Where the tag is that ends it; null for the end itself. */
  readonly partner: number;
}

/** The tags of a text that come in pairs, one within the other. */
function pairedTags(text: string): ReadonlyMap<number, Tag> {
  const paired = new Map<number, Tag>();
  const open: { index: number; length: number; name: string; start: string }[] = [];
  for (const match of text.matchAll(tagged)) {
    const [whole, slash, name = '', attributes = ''] = match;
    const { index } = match;
    if (slash === '') open.push({ index, length: whole.length, name, start: commandOf(name, attributes) });
    else {
      const from = open.findLastIndex((each) => each.name === name);
      const first = open[from];
      if (first === undefined) continue;
      open.splice(from);
      paired.set(first.index, { ...first, partner: index });
      paired.set(index, { index, length: whole.length, name, start: first.start, partner: first.index });
    }
  }
  return paired;
}

/** Replaces the elements of a text by LaTeX. `write` writes the texts between them. */
function elementsToLatex(text: string, write: (piece: string) => string): string {
  let latex = '';
  let from = 0;
  const keepingSpaces = (piece: string): string => {
    const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(piece) ?? [];
    return inner === '' ? before : (before && ' ') + write(inner) + (after && ' ');
  };
  for (const { index, length, start, partner } of [...pairedTags(text).values()].sort(
    (one, other) => one.index - other.index,
  )) {
    latex += keepingSpaces(text.slice(from, index));
    if (start !== '') latex += partner > index ? start : '}';
    from = index + length;
  }
  return latex + keepingSpaces(text.slice(from));
}

/** Reads titles from LaTeX, many at once. */
export function readFormatted(sources: readonly string[]): string[] {
  // Most titles with LaTeX are plain words with braces, which need no parser.
  const simple = sources.map((source) =>
    isPlain(source.replace(/[{}]/g, '')) ? decodeCharacterReferences(source.normalize('NFC')) : null,
  );
  const marks = marksFor(sources.join(''));
  const asLatex = sources.map((source) => elementsToLatex(source, (piece) => decodeCharacterReferences(piece, '\\&')));
  const needed = asLatex.flatMap((source, index) =>
    simple[index] === null ? [{ latex: markGroups(withKnownCommands(source), marks), mode: 'text' as const }] : [],
  );
  const read = readTexts(needed, readElements);
  return sources.map((source, index) => {
    const plain = simple[index] ?? null;
    if (plain !== null) {
      const marked = plain.includes('{') ? markGroups(plain, marks).replace(/[{}]/g, '') : plain;
      return finish(marked, plain, marks);
    }
    return finish(read.shift()?.text ?? '', source, marks);
  });
}

/** Writes a title of CSL-JSON as LaTeX: its elements as commands, and those without formatting left out. */
export function writeFormatted(text: string): string {
  return elementsToLatex(text, (piece) => writeText(withoutMarkup(piece, 'text'))).trim();
}

/** Ends a title before `at`, and closes the elements that are open there. */
export function cutFormatted(text: string, at: number): string {
  const before = text.slice(0, at);
  const open = [...pairedTags(text).values()].filter(
    ({ index, partner }) => index < at && partner >= at && partner > index,
  );
  const closed = open.sort((one, other) => other.index - one.index).map(({ name }) => `</${name}>`);
  return before.trimEnd() + closed.join('');
}
