// Citations as commands of what people write in: LaTeX with natbib or BibLaTeX, Markdown for pandoc, Typst. The words of locators are English: these texts are sources,
// which people change, and pandoc reads the words as locators again.
import type { Cite } from './citationEngine.ts';
import type { LocatorLabel } from './locatorLabels.ts';
import { citationTexts } from './citationTexts.ts';

/** Why a citation has no command, in a sentence for people: the syntax has no way to write a key. */
export class CiteCommandError extends Error {
  override readonly name = 'CiteCommandError';
}

/** The abbreviations of CSL's American English for one and for several. */
const locatorWords: Readonly<Record<LocatorLabel, readonly [one: string, several: string]>> = {
  page: ['p.', 'pp.'],
  chapter: ['chap.', 'chaps.'],
  section: ['sec.', 'secs.'],
  paragraph: ['para.', 'paras.'],
  line: ['l.', 'll.'],
  verse: ['v.', 'vv.'],
  volume: ['vol.', 'vols.'],
  issue: ['no.', 'nos.'],
  part: ['pt.', 'pts.'],
  book: ['bk.', 'bks.'],
  folio: ['fol.', 'fols.'],
  column: ['col.', 'cols.'],
  figure: ['fig.', 'figs.'],
  table: ['tbl.', 'tbls.'],
  note: ['n.', 'nn.'],
  opus: ['op.', 'opp.'],
  act: ['act', 'acts'],
  scene: ['sc.', 'scs.'],
  appendix: ['app.', 'apps.'],
  equation: ['eq.', 'eqs.'],
  rule: ['r.', 'rr.'],
  supplement: ['supp.', 'supps.'],
};

const locatorOf = ({ locator }: Cite): string => (locator ?? '').replace(/\s+/g, ' ').trim();

/** "p. 4", "chaps. 2–3"; empty without a locator. `space` stands between the word and the number. */
function locatorText(cite: Cite, space: string): string {
  const locator = locatorOf(cite);
  if (locator === '') return '';
  const [one, several] = locatorWords[cite.label ?? 'page'];
  return (/[-–—,;&]|\band\b/.test(locator) ? several : one) + space + locator;
}

const prefixOf = ({ prefix }: Cite): string => (prefix ?? '').replace(/\s+/g, ' ').trim();
const suffixOf = ({ suffix }: Cite): string => (suffix ?? '').replace(/\s+/g, ' ').trimEnd();

/** A suffix after a text that it belongs to: with a space, unless it brings one or begins with a mark. */
const attached = (suffix: string): string => (suffix === '' || /^[\s.,;:)\]’']/.test(suffix) ? suffix : ` ${suffix}`);

/** A locator and a suffix as one text, where the command writes the comma before it. */
const noteAfter = (locator: string, suffix: string): string =>
  locator === '' ? suffix.replace(/^[\s,]+/, '') : locator + attached(suffix);

function checkedKey(key: string, isWritable: boolean, syntax: string): string {
  if (isWritable) return key;
  throw new CiteCommandError(citationTexts.unwritableKey(key, syntax));
}

// LaTeX

const latexEscapes: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '–': '--',
  '—': '---',
  '\u00A0': '~',
};

const escapeLatex = (text: string): string =>
  text.replace(/[\\{}~^&%#_$–—\u00A0]/g, (character) => latexEscapes[character] ?? `\\${character}`);

const latexKey = ({ id }: Cite): string => checkedKey(id, /^[^\s{},%#\\~\p{Cc}]+$/u.test(id), 'LaTeX');

interface LatexCommand {
  readonly package: 'any' | 'natbib' | 'biblatex';
  /** The command for one work, or for several with one note before them and one after. */
  readonly name: string;
  /** The same without the authors, as far as there is such a command. */
  readonly withoutAuthor: string | null;
  /** The command for several works each with its notes. */
  readonly several?: string;
  /** What is written around several commands if there is no such command: commands without brackets, with and without authors. */
  readonly around?: {
    readonly start: string;
    readonly end: string;
    readonly inner: string;
    readonly innerYear: string;
  };
}

/** Numbers and ranges of pages, to which BibLaTeX writes "p." or "S." by the language of the document. */
const isPages = /^(?:\d+|[ivxlcdm]+|[IVXLCDM]+)(?:(?:-+|–|, ?)(?:\d+|[ivxlcdm]+|[IVXLCDM]+))*$/;

function latexNote(cite: Cite, { package: of }: LatexCommand): string {
  const locator = locatorOf(cite);
  const isPage = (cite.label ?? 'page') === 'page' && isPages.test(locator);
  const ranges = (text: string) => escapeLatex(text).replace(/(?<=\w)-(?=\w)/g, '--');
  return noteAfter(
    of === 'biblatex' && isPage ? ranges(locator) : ranges(locatorText(cite, '\u00A0')),
    escapeLatex(suffixOf(cite)),
  );
}

/** An argument in brackets. One that has brackets itself needs braces. */
const bracketed = (note: string): string => (/[[\]]/.test(note) ? `[{${note}}]` : `[${note}]`);

const bracketedNotes = (before: string, after: string): string =>
  before === '' ? (after === '' ? '' : bracketed(after)) : bracketed(before) + bracketed(after);

/** The cites are not none. */
function writeLatex(command: LatexCommand, cites: readonly Cite[]): string {
  const noteBefore = (cite: Cite | undefined) => (cite ? escapeLatex(prefixOf(cite)) : '');
  const noteOf = (cite: Cite | undefined) => (cite ? latexNote(cite, command) : '');
  const nameFor = ({ suppressAuthor }: Cite) => (suppressAuthor ? command.withoutAuthor : command.name);

  /** One command; `before` is written as text where the command takes no note before. */
  const one = (name: string, of: readonly Cite[]): string => {
    const [before, after] = [noteBefore(of[0]), noteOf(of.at(-1))];
    const keys = `{${of.map(latexKey).join(',')}}`;
    if (command.package !== 'any') return `\\${name}${bracketedNotes(before, after)}${keys}`;
    return `${before === '' ? '' : `${before} `}\\${name}${bracketedNotes('', after)}${keys}`;
  };

  const names = new Set(cites.map(nameFor));
  const [name] = names;
  const shareNotes = cites.every(
    (cite, index) =>
      (index === 0 || prefixOf(cite) === '') && (index === cites.length - 1 || latexNote(cite, command) === ''),
  );
  if (names.size === 1 && name && shareNotes) return one(name, cites);

  const { several, around } = command;
  if (several !== undefined && cites.every(({ suppressAuthor }) => !suppressAuthor)) {
    const parts = cites.map((cite) => `${bracketedNotes(noteBefore(cite), noteOf(cite))}{${latexKey(cite)}}`);
    return `\\${several}${parts.join('')}`;
  }
  if (!around) return cites.map((cite) => one(nameFor(cite) ?? command.name, [cite])).join('; ');
  const parts = cites.map((cite) => {
    const inner = cite.suppressAuthor ? around.innerYear : around.inner;
    if (command.package === 'biblatex') return one(inner, [cite]);
    // natbib's \citeyear takes no note before.
    const [before, after] = [noteBefore(cite), noteOf(cite)];
    return `${before === '' ? '' : `${before} `}\\${inner}{${latexKey(cite)}}${after === '' ? '' : `, ${after}`}`;
  });
  return around.start + parts.join('; ') + around.end;
}

const latex = (command: LatexCommand) => (cites: readonly Cite[]) => writeLatex(command, cites);

// pandoc (https://pandoc.org/MANUAL.html#citation-syntax)

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>~^$|&@#;]/g, '\\$&');

function pandocKey({ id }: Cite): string {
  if (/^[\p{L}\p{N}_](?:[\p{L}\p{N}_]|[:.#$%&+?<>~/-](?=[\p{L}\p{N}_]))*$/u.test(id)) return `@${id}`;
  const withoutPairs = (text: string): string => {
    const shorter = text.replace(/\{[^{}]*\}/g, '');
    return shorter === text ? text : withoutPairs(shorter);
  };
  // White space and single braces end such a key; pandoc has no escape for them.
  return `@{${checkedKey(id, /^\S+$/.test(id) && !/[{}]/.test(withoutPairs(id)), 'pandoc')}}`;
}

function writePandocCite(cite: Cite): string {
  const [prefix, suffix, locator] = [prefixOf(cite), suffixOf(cite), locatorText(cite, ' ')];
  const key = (cite.suppressAuthor ? '-' : '') + pandocKey(cite);
  // pandoc takes numbers at the start of what follows for a locator, unless braces say where the locator ends.
  const isPlain = /^\S+ \d+(?:[-–]\d+)*(?:, ?\d+(?:[-–]\d+)*)*$/.test(locator) && !/\d/.test(suffix);
  const needsEnd = locator === '' ? /\d/.test(suffix) : !isPlain;
  const canEnd = !/[{}]/.test(locator);
  const after = attached(escapeMarkdown(suffix));
  const written = escapeMarkdown(locator);
  const end = !needsEnd ? (locator === '' ? '' : `, ${written}`) : canEnd ? `{${written}}` : `{}, ${written}`;
  return `${prefix === '' ? '' : `${escapeMarkdown(prefix)} `}${key}${end}${after}`;
}

const writePandoc = (cites: readonly Cite[]): string => `[${cites.map(writePandocCite).join('; ')}]`;

// Typst (https://typst.app/docs/reference/model/cite/)

/** Also what would begin a heading, a list or a term at the start of a text, and comments. */
const escapeTypst = (text: string): string =>
  text
    .replace(/[\\*_`$#@<>~[\]]/g, '\\$&')
    .replace(/\/(?=[/*])/g, '\\/')
    .replace(/^([=+/-])/, '\\$1')
    .replace(/^(\d+)\./, '$1\\.');

const typstString = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

function writeTypstCite(cite: Cite): string {
  const prefix = prefixOf(cite);
  const supplement = escapeTypst(noteAfter(locatorText(cite, ' '), suffixOf(cite)));
  const key = checkedKey(cite.id, /^\P{Cc}+$/u.test(cite.id), 'Typst');
  const isMarkup = /^[\p{XIDC}_.:-]*[\p{XIDC}_-]$/u.test(key) && !cite.suppressAuthor;
  const named = [
    `label(${typstString(key)})`,
    ...(cite.suppressAuthor ? ['form: "year"'] : []),
    ...(supplement === '' ? [] : [`supplement: [${supplement}]`]),
  ];
  const written = isMarkup ? `@${key}${supplement === '' ? '' : `[${supplement}]`}` : `#cite(${named.join(', ')})`;
  // Typst has no notes before a citation.
  return `${prefix === '' ? '' : `${escapeTypst(prefix)} `}${written}`;
}

/** Typst makes one citation of those that only white space parts. */
const writeTypst = (cites: readonly Cite[]): string => cites.map(writeTypstCite).join(' ');

const commands = {
  cite: latex({ package: 'any', name: 'cite', withoutAuthor: 'cite' }),
  citep: latex({
    package: 'natbib',
    name: 'citep',
    withoutAuthor: 'citeyearpar',
    around: { start: '\\citetext{', end: '}', inner: 'citealp', innerYear: 'citeyear' },
  }),
  citet: latex({ package: 'natbib', name: 'citet', withoutAuthor: 'citeyearpar' }),
  parencite: latex({
    package: 'biblatex',
    name: 'parencite',
    withoutAuthor: 'parencite*',
    several: 'parencites',
    around: { start: '\\parentext{', end: '}', inner: 'cite', innerYear: 'cite*' },
  }),
  textcite: latex({ package: 'biblatex', name: 'textcite', withoutAuthor: 'parencite*', several: 'textcites' }),
  autocite: latex({ package: 'biblatex', name: 'autocite', withoutAuthor: 'autocite*', several: 'autocites' }),
  footcite: latex({
    package: 'biblatex',
    name: 'footcite',
    withoutAuthor: null,
    several: 'footcites',
    around: { start: '\\footnote{', end: '.}', inner: 'cite', innerYear: 'cite*' },
  }),
  pandoc: writePandoc,
  typst: writeTypst,
} as const satisfies Record<string, (cites: readonly Cite[]) => string>;

export type CiteCommand = keyof typeof commands;

/**
 * The citation of one or several works, such as `\parencite[see][4]{doe2012}`; empty for none. Throws a `CiteCommandError` for a key that the syntax can't hold.
 * A plain `\cite` always cites the whole work: LaTeX itself knows no authors to leave out.
 */
export const writeCiteCommand = (command: CiteCommand, cites: readonly Cite[]): string =>
  cites.length === 0 ? '' : commands[command](cites);
