// Converts LaTeX to Unicode for people: without braces and commands, with formulas in Unicode where possible and as LaTeX otherwise. `isReproducible` tells
// whether the source can be restored from the result.
import { parse } from '@retorquere/bibtex-parser';
import type { Entity } from '../documents.ts';
import { expandCommands, groupEnd, resolveConditionals } from '../texCommands.ts';
import { readUrl } from '../urls.ts';
import { type NameGuess, type NameSource, splitNames } from './nameSources.ts';
import { isFormulaAccent, readerOf } from './parserCommands.ts';
import { type LatexPlaceholders, placeholdersFor } from './latexPlaceholders.ts';

/** How a value is read: one line, paragraphs, a list separated by "and", or names separated by "and". */
export type ReadingMode = 'text' | 'paragraphs' | 'list' | 'names';

export interface LatexValue {
  latex: string;
  mode: ReadingMode;
}

/** A value that isn't a list of names. Lists of names are split first, and each part of a name is read as a text. */
interface TextValue {
  latex: string;
  mode: Exclude<ReadingMode, 'names'>;
}

export interface Reading {
  /** The text, or the items of a list joined by " and ". */
  text: string;
  /** The items of a list; for other modes, the text itself. */
  items: string[];
  entities: Entity[];
  /** The source of each entity. */
  names: string[];
  /** Whether the list ends with "and others". */
  others: boolean;
  /** The guesses that were made about the names. */
  guesses: readonly NameGuess[];
  /** False if the value couldn't be parsed as LaTeX and is shown unchanged, or if a part of it was left out. */
  complete: boolean;
}

/** Commands that only change the formatting or spacing of the following text. */
const switches =
  /^(?:null|bf|it|em|sl|sc|tt|rm|sf|bfseries|itshape|slshape|scshape|upshape|mdseries|ttfamily|rmfamily|sffamily|normalfont|cyr|cyracc|cyrillic|boldmath|unboldmath|tiny|small|footnotesize|large|Large|protect|allowbreak|nobreak|linebreak|newline|newblock|xspace|displaystyle|textstyle|relax|unskip|sloppy|noindent|smallskip|medskip|bigskip|quad|qquad)$/;

/** Commands of BibLaTeX for single characters (manual §3.16, §4.7). */
const characterCommands: Readonly<Record<string, string>> = { hyphen: '-', nbhyphen: '-', slash: '/' };

/** Names of programs, which the parser would write with sub- and superscripts. */
const logos = /\\((?:La|Bib|Xe|Lua|Xe?La|LuaLa)?TeX)(?:\{\}|(?![a-zA-Z]))/g;

/** A group that contains groups at most one level deep: `{https://example.org/a{\_}b}`. */
const group = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
const urlCommand = new RegExp(String.raw`\\(?:url|nolinkurl|burl)\s*${group}`, 'g');
const hrefCommand = new RegExp(String.raw`\\href\s*${group}\s*${group}`, 'g');

/** A formula between dollar signs, inline or displayed. */
export const math = /\$\$[^$]*\$\$|\$(?:\\.|[^$\\])*\$/gs;

/** Text that reads the same in LaTeX and Unicode; everything else goes through the parser. */
export const isPlain = (latex: string): boolean => !/[\\{}$~<>"%#|^_`]|--|''|,,|\?`|!`/.test(latex);

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Parsed {
  readonly read: readonly unknown[];
  readonly complete: boolean;
  /** The names of commands that the parser doesn't know. */
  readonly unknown: ReadonlySet<string>;
}

function parseValues(values: readonly TextValue[]): Parsed | null {
  const unknown = new Set<string>();
  const fieldMode: Record<string, 'richtext' | 'literallist'> = {};
  const fields = values.map(({ latex, mode }, index) => {
    if (mode === 'list') fieldMode[`v${index}`] = 'literallist';
    else if (mode === 'paragraphs') fieldMode[`v${index}`] = 'richtext';
    return `v${index} = {${latex}}`;
  });
  try {
    const { entries, errors } = parse(`@entry{key, ${fields.join(',\n')}}`, {
      fieldMode,
      english: false,
      sentenceCase: false,
      applyCrossRef: false,
      unsupported: (node, tex) => {
        if (node.type !== 'macro') return tex;
        if (switches.test(node.content)) return '';
        const character = characterCommands[node.content];
        if (character !== undefined) return character;
        if (node.content.trim() === '' || node.content === '/') return ' ';
        unknown.add(node.content);
        return `${tex} `;
      },
    });
    const [entry] = entries;
    if (!entry) return null;
    const read: Readonly<Record<string, unknown>> = entry.fields;
    return { read: values.map((_, index) => read[`v${index}`]), complete: errors.length === 0, unknown };
  } catch {
    return null;
  }
}

/** Converts the parser's markup. The source's own `<` and `>` are placeholders, so every tag is the parser's. */
export type MarkReader = (marked: string) => string;

/** Converts the parser's markup to plain text. */
function withoutMarkup(marked: string): string {
  return marked
    .replace(/<(sub|sup)>(.*?)<\/\1>/gs, (_, kind: string, inner: string) => `${kind === 'sub' ? '_' : '^'}${inner}`)
    .replace(/<a href="(.*?)">(.*?)<\/a>/gs, (_, url: string, label: string) =>
      label === url ? url : `${label} (${url})`,
    )
    .replace(/\s*<p>\s*/g, '\n\n')
    .replace(/\s*<br>\s*/g, '\n')
    .replace(/\s*<li>\s*/g, '\n• ')
    .replace(/<\/?[a-z][^>]*>/g, '');
}

function toText(value: string, placeholders: LatexPlaceholders, readMarks: MarkReader): string {
  return (
    placeholders
      .show(readMarks(value))
      .replace(/ı(?=[\u0300-\u036f])/g, 'i')
      .replace(/ȷ(?=[\u0300-\u036f])/g, 'j')
      .replace(/\u00ad/g, '')
      .normalize('NFC')
      // Collapses any Unicode space, as for a text that is read without the parser.
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
  );
}

/** Commands that the parser misinterprets or drops. */
const misread: ReadonlySet<string> = new Set(['cite', 'textcite', 'citeauthor', 'bud']);

/** The maximum nesting of commands, which no real text exceeds. */
const deepest = 40;

/** What may precede an argument in braces. A space is allowed only before the first argument. */
const firstOptions = /^\s*(?:\[[^\][{}]*\]\s*)*/;
const nextOptions = /^(?:\[[^\][{}]*\])*/;

/** Hides commands and the braces of their arguments from the parser, so that they are shown as in the file. */
function hideCommands(
  latex: string,
  isHidden: (name: string) => boolean,
  placeholders: LatexPlaceholders,
  depth = 0,
): string {
  if (depth > deepest) return latex;
  const commands = /\\(?:([a-zA-Z]+)\*?|[^a-zA-Z])/gs;
  let text = '';
  let from = 0;
  for (let command = commands.exec(latex); command; command = commands.exec(latex)) {
    if (command[1] === undefined || !isHidden(command[1])) continue;
    text += latex.slice(from, command.index) + placeholders.hideAll(command[0]);
    from = commands.lastIndex;
    for (let isFirst = true; ; isFirst = false) {
      const options = isFirst ? firstOptions : nextOptions;
      const start = from + (options.exec(latex.slice(from, from + 200))?.[0].length ?? 0);
      const end = latex[start] === '{' ? groupEnd(latex, start) : null;
      if (end === null) break;
      const inner = hideCommands(latex.slice(start + 1, end - 1), isHidden, placeholders, depth + 1);
      text +=
        latex.slice(from, start) +
        placeholders.hideAll('{') +
        (inner === '' ? '' : `{${inner}}`) +
        placeholders.hideAll('}');
      from = end;
    }
    commands.lastIndex = from;
  }
  return text + latex.slice(from);
}

const formulaOrSign = new RegExp(
  String.raw`${math.source}|\\\(([^$]{0,2000}?)\\\)|\\\[([^$]{0,2000}?)\\\]|\\[^a-zA-Z]`,
  'gs',
);

/** Writes `\(…\)` and `\[…\]` with dollar signs, so that all formulas have them, and hides unpaired delimiters from the parser. */
function withDollars(latex: string, placeholders: LatexPlaceholders): string {
  return latex.replace(formulaOrSign, (whole, inline?: string, displayed?: string) => {
    if (inline !== undefined) return `$${inline}$`;
    if (displayed !== undefined) return `$$${displayed}$$`;
    return /^\\[()[\]]/.test(whole) ? placeholders.hideAll(whole) : whole;
  });
}

/** Commands consisting of one symbol that the parser doesn't know. */
function readSigns(latex: string, placeholders: LatexPlaceholders): string {
  return latex.replace(/\\([^a-zA-Z])/gs, (whole, sign: string) => {
    if (sign === '!' || sign === '@') return '';
    if (sign === '>') return ' ';
    if (sign === '|') return '‖';
    return /[+*?<0-9]/.test(sign) ? placeholders.hideAll(whole) : whole;
  });
}

/** Hides characters from the parser that it would interpret as TeX although they are meant literally, and those it would garble. */
function prepare({ latex }: TextValue, placeholders: LatexPlaceholders): string {
  let prepared = latex
    .replace(urlCommand, (_, url: string) => placeholders.hideAll(readUrl(url)))
    .replace(hrefCommand, (_, url: string, label: string) => `${label}${placeholders.hideAll(` (${readUrl(url)})`)}`)
    .replace(/\\LaTeXe(?:\{\}|(?![a-zA-Z]))/g, '{LaTeX 2ε}')
    .replace(logos, '{$1}')
    .replace(/(?<!\\)\\$/, (backslash) => placeholders.hideAll(backslash))
    .replace(/\\\$/g, () => placeholders.hideAll('$'));
  prepared = withDollars(prepared, placeholders).replace(
    math,
    (source) => readMath(source, placeholders) ?? placeholders.hideAll(source),
  );
  if (prepared.includes('\\')) {
    prepared = expandCommands(prepared, placeholders.hideAll, 'text', readerOf)
      // An accent without a letter is the character itself.
      .replace(/\\([~^])\{\s*\}/g, (_, sign: string) => placeholders.hideAll(sign));
    const isHidden = (name: string): boolean => isFormulaAccent(name) || misread.has(name);
    prepared = hideCommands(readSigns(prepared, placeholders), isHidden, placeholders);
  }
  // Any remaining `$` is unpaired.
  prepared = placeholders.hide(prepared, /\$/g);
  // A `%` in a value is an unescaped percent sign: BibTeX has no comments there.
  prepared = placeholders.hide(prepared, /(?<!\\)%|[<>|]|(?<!\\)["#]/g);
  return prepared;
}

/** Commands in formulas that only change the formatting or spacing of symbols. */
const formulaFormatting = /\\(?:left|right|limits|nolimits|[!>:;])(?![a-zA-Z])/g;

/** A formula of letters, digits and symbols that needs no parser. */
const plainFormula = /^[a-zA-Z0-9+=/().,;:°μ%\ue000-\uf8ff]*$/;

/** A formula in Unicode ("α", "H₂O"); null if Unicode can't express it, so that its source is more readable. */
function readMath(source: string, placeholders: LatexPlaceholders): string | null {
  const dollars = source.startsWith('$$') ? 2 : 1;
  const formula = expandCommands(source.slice(dollars, -dollars), placeholders.hideAll, 'math', readerOf)
    .replace(/\^\s*(?:\\circ(?![a-zA-Z])|\{\s*\\circ\s*\})/g, '°')
    .replace(formulaFormatting, '')
    .replace(/\\,/g, '~')
    .replace(/\\[{}]|[<>%#]/g, (sign) => placeholders.hideAll(sign.slice(-1)));
  if (plainFormula.test(formula)) return formula;
  // The parser would lose the accent, or put it on the space before the letter.
  if ([...formula.matchAll(/\\([a-zA-Z]+)/g)].some(([, name = '']) => isFormulaAccent(name))) return null;
  const parsed = parseValues([{ latex: `$${formula}$`, mode: 'text' }]);
  const text = parsed?.read[0];
  return typeof text !== 'string' || /[\\<{}]/.test(text) ? null : text;
}

/** The members of a reading that isn't a list of names. */
const noNames = { entities: [], names: [], others: false, guesses: [] };

function toReading(
  value: unknown,
  { mode }: TextValue,
  placeholders: LatexPlaceholders,
  readMarks: MarkReader,
): Reading {
  if (mode === 'list') {
    const items = (Array.isArray(value) ? (value as string[]) : [])
      .map((item) => collapse(toText(item, placeholders, readMarks)))
      .filter((item) => item !== '');
    return { text: items.join(' and '), items, ...noNames, complete: true };
  }
  const read = toText(typeof value === 'string' ? value : '', placeholders, readMarks);
  const text = mode === 'paragraphs' ? read : collapse(read);
  return { text, items: [text], ...noNames, complete: true };
}

/** The last resort: the source without braces. */
function asItStands({ latex }: TextValue): Reading {
  const text = collapse(latex.replace(/[{}]/g, ''));
  return { text, items: [text], ...noNames, complete: false };
}

/** Keeps paragraphs and joins the lines within them, as TeX does. */
function readPlain(value: TextValue): Reading {
  const latex = value.latex.normalize('NFC');
  const text =
    value.mode === 'paragraphs'
      ? latex
          .split(/\n[ \t]*\n\s*/)
          .map(collapse)
          .join('\n\n')
      : collapse(latex);
  return { text, items: [text], ...noNames, complete: true };
}

/** The parser's time grows faster than linearly; fields written by people are far shorter than this. */
const readAtMost = 50_000;

const noCommands: ReadonlySet<string> = new Set();

/** Parses prepared values. If the parser meets unknown commands, it parses again with these hidden. */
function parseKnown(values: readonly TextValue[], placeholders: LatexPlaceholders): Parsed | null {
  const parsed = parseValues(values);
  if (parsed === null || parsed.unknown.size === 0) return parsed;
  const isHidden = (name: string): boolean => parsed.unknown.has(name);
  return parseValues(values.map((value) => ({ ...value, latex: hideCommands(value.latex, isHidden, placeholders) })));
}

/** Reads values that aren't names; `readMarks` converts the parser's markup for sub- and superscripts, links and other formatting. */
export function readTexts(values: readonly TextValue[], readMarks: MarkReader = withoutMarkup): Reading[] {
  const placeholders = placeholdersFor(values.map(({ latex }) => latex).join(''));
  const isTooLong = ({ latex }: TextValue): boolean => latex.length > readAtMost;
  const prepared = values.map((value) => {
    const plain = value.mode !== 'list' && isPlain(value.latex);
    return plain || isTooLong(value) ? null : { ...value, latex: prepare(value, placeholders) };
  });
  const needed = prepared.filter((value) => value !== null);
  const together =
    needed.length === 0 ? { read: [], complete: true, unknown: noCommands } : parseKnown(needed, placeholders);
  let next = 0;
  return values.map((value, index) => {
    const one = prepared[index] ?? null;
    if (one === null) return isTooLong(value) && !isPlain(value.latex) ? asItStands(value) : readPlain(value);
    const position = next++;
    if (together?.complete && together.read[position] !== undefined) {
      return toReading(together.read[position], value, placeholders, readMarks);
    }
    // One of the values stopped the parser: parse each separately, so that the others can be read.
    const alone = parseKnown([one], placeholders);
    if (alone?.read[0] === undefined) return asItStands(value);
    return { ...toReading(alone.read[0], value, placeholders, readMarks), complete: alone.complete };
  });
}

const nameParts = ['family', 'given', 'suffix', 'particle'] as const;

/** The non-empty parts of a name. */
function partsOf(name: NameSource): TextValue[] {
  const sources = name.organization === null ? nameParts.map((part) => name[part]) : [name.organization];
  return sources.flatMap((latex) => {
    if (latex === '') return [];
    // Plain words in braces need no parser.
    const bare = latex.replace(/[{}]/g, '');
    return [{ latex: isPlain(bare) ? bare : latex, mode: 'text' }];
  });
}

/** Builds a name from the readings of its parts, in their order; null if nothing is left. */
function toEntity(name: NameSource, readings: readonly Reading[]): Entity | null {
  const texts = readings.map(({ text }) => text);
  if (name.organization !== null) return texts[0] ? { organization: { name: texts[0] } } : null;
  const [family = '', given = '', suffix = '', particle = ''] = nameParts.map((part) =>
    name[part] === '' ? '' : texts.shift(),
  );
  if (family === '' && given === '') return null;
  // BibTeX always prints the "von" part with the last name; only an explicit `useprefix=false` makes it a dropping particle.
  const particleName = name.isDropping ? 'droppingParticle' : 'nonDroppingParticle';
  return {
    person: {
      ...(family === '' ? {} : { family }),
      ...(given === '' ? {} : { given }),
      ...(suffix === '' ? {} : { suffix }),
      ...(particle === '' ? {} : { [particleName]: particle }),
    },
  };
}

/** Reads many values at once, because starting the parser costs more than reading a value. Results are in the order of `values`. */
export function readLatex(values: readonly LatexValue[]): Reading[] {
  const lists = values.map(({ latex, mode }) => {
    if (mode !== 'names') return { texts: [{ latex, mode }], list: null };
    const list = splitNames(resolveConditionals(latex));
    return { texts: list.names.flatMap(partsOf), list };
  });
  const readings = readTexts(lists.flatMap(({ texts }) => texts));
  return lists.flatMap(({ texts, list }) => {
    const own = readings.splice(0, texts.length);
    if (list === null) return own;
    const complete = own.every((reading) => reading.complete);
    const read = list.names.flatMap((name) => {
      const entity = toEntity(name, own.splice(0, partsOf(name).length));
      return entity === null ? [] : [{ entity, source: name.raw }];
    });
    return {
      text: '',
      items: [],
      entities: read.map(({ entity }) => entity),
      names: read.map(({ source }) => source),
      others: list.others,
      guesses: list.guesses,
      complete,
    };
  });
}

const letterCommands =
  'ss|SS|ae|AE|oe|OE|o|O|l|L|aa|AA|i|j|dh|DH|dj|DJ|th|TH|ng|NG|S|P|dots|ldots|textellipsis|copyright|pounds|' +
  'textendash|textemdash|textquoteright|textquoteleft|textquotedblleft|textquotedblright|textdegree|texteuro|' +
  'guillemotleft|guillemotright|textasciitilde|textbackslash|textregistered|texttrademark';
const letter = `\\\\(?:${letterCommands})(?:\\{\\}|\\s+|(?![a-zA-Z]))`;
const accent = `\\\\(?:["'\`^~=.]|[uvHcdbrk](?![a-zA-Z]))\\s*(?:\\{\\\\?[a-zA-Z]?\\}|\\\\[ij](?:\\{\\}|\\s+|(?![a-zA-Z]))|[a-zA-Z])`;
const unicodeLetters = new RegExp(`\\{(?:${letter}|${accent})\\}|${letter}|${accent}`, 'g');

/**
 * Whether the source can be restored by escaping the special characters of its reading. Braces that protect capitals, formulas, ties and other commands are
 * lost in the reading; accents and special characters are not.
 */
export function isReproducible(latex: string): boolean {
  const rest = latex.replace(/\\[&%$#_]/g, '').replace(unicodeLetters, 'x');
  return !/[\\{}$~^]/.test(rest);
}
