// Replaces LaTeX commands that the parser doesn't know or misinterprets, collected from real files: MathSciNet's letters, TeX's conditionals, commands with
// arguments, fonts in formulas. This happens before a text is parsed. Commands that need a parser, or much code, are in bibtex/parserCommands.ts and
// bibtex/scienceCommands.ts.

/** The context of a command, which `\ifmmode` tests. */
export type TexMode = 'text' | 'math';

export interface Source {
  readonly latex: string;
  readonly mode: TexMode;
  /** The number of commands around it, and the number of characters that may still be read within nested commands. */
  readonly depth: number;
  readonly budget: { left: number };
  /** Hides characters from the parser that it would interpret as TeX. */
  readonly literal: (text: string) => string;
  /** Reads commands that aren't in this file's table. */
  readonly readerOf: (name: string) => Reader | undefined;
}

/** The meaning of a command with its arguments, and the position after them. */
export interface Meaning {
  readonly text: string;
  readonly end: number;
}

/** Reads a command whose name ends at `at`; null if its syntax is wrong. */
export type Reader = (source: Source, at: number) => Meaning | null;

export function skipSpace(latex: string, at: number): number {
  let end = at;
  while (/\s/.test(latex[end] ?? '')) end++;
  return end;
}

/** The end of the group whose opening brace is at `at`; null if it isn't closed. */
export function groupEnd(latex: string, at: number): number | null {
  let depth = 0;
  for (let index = at; index < latex.length; index++) {
    const character = latex[index];
    if (character === '\\') index++;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return index + 1;
  }
  return null;
}

/** The next argument: a group, a command, or one character. */
export function argument(latex: string, at: number): Meaning | null {
  const start = skipSpace(latex, at);
  if (latex[start] === '{') {
    const end = groupEnd(latex, start);
    return end === null ? null : { text: latex.slice(start + 1, end - 1), end };
  }
  const [token] = /^(?:\\[a-zA-Z]+\s*|\\.|[^\\{}$\s])/su.exec(latex.slice(start, start + 40)) ?? [];
  return token === undefined ? null : { text: token.trim(), end: start + token.length };
}

/** After the name of a command without arguments TeX skips spaces; `{}` ends the name and keeps them. */
export function afterName(latex: string, at: number): number {
  return latex.startsWith('{}', at) ? at + 2 : skipSpace(latex, at);
}

/** Keeps words together in a list of names or keywords. */
const grouped = (text: string): string => (/[\s,;]/.test(text) ? `{${text}}` : text);

export const characterOf =
  (text: string): Reader =>
  ({ latex, literal }, at) => ({ text: /[\p{L}\p{M}]/u.test(text) ? text : literal(text), end: afterName(latex, at) });

/** Puts the accent on the first letter. */
const accentOf =
  (mark: string): Reader =>
  (source, at) => {
    const found = argument(source.latex, at);
    if (!found) return null;
    const base = within(source, found.text).replace(/^\\([ij])(?![a-zA-Z])(?:\{\}|\s+)?/, '$1');
    const [letter] = /^(?:\\(?:[^a-zA-Z]|[a-zA-Z](?![a-zA-Z]))\s*(?:\{\s*)?\\?)?\p{L}\}?/u.exec(base) ?? [];
    if (letter === undefined) return base === '' ? { text: '', end: found.end } : null;
    return { text: (letter + mark).normalize('NFC') + base.slice(letter.length), end: found.end };
  };

/** Reads this many arguments, and shows one or none of them. */
export const argumentOf =
  (count: number, shown: number | null, change: (text: string) => string = (text) => text): Reader =>
  (source, at) => {
    let end = source.latex[at] === '*' ? at + 1 : at;
    let text = '';
    for (let index = 0; index < count; index++) {
      const found = argument(source.latex, end);
      if (!found) return null;
      if (index === shown) text = change(within(source, found.text));
      end = found.end;
    }
    return { text: grouped(text), end };
  };

const withoutCommands =
  (change: (text: string) => string) =>
  (text: string): string =>
    text.includes('\\') ? text : change(text);

/** The letters of a font, by the code points of its first capital and small letter; letters that Unicode had earlier are elsewhere. */
function fontOf(capitals: number, small: number, others: Readonly<Record<string, string>>): (text: string) => string {
  return withoutCommands((text) =>
    text.replace(/[A-Za-z]/g, (letter) => {
      const code = letter.charCodeAt(0);
      return others[letter] ?? String.fromCodePoint(code < 0x61 ? capitals + code - 0x41 : small + code - 0x61);
    }),
  );
}

const doubleStruck = fontOf(0x1d538, 0x1d552, { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' });
const fraktur = fontOf(0x1d504, 0x1d51e, { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' });
const script = fontOf(0x1d49c, 0x1d4b6, {
  ...{ B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ' },
  ...{ e: 'ℯ', g: 'ℊ', o: 'ℴ' },
});

/** A font of AMS-TeX and plain TeX, which applies to a group or to the following text: `\germ{g}`, `{\germ g}`. */
const oldFontOf =
  (change: (text: string) => string): Reader =>
  (source, at) => {
    const start = skipSpace(source.latex, at);
    const [letters] = /^[A-Za-z]+/.exec(source.latex.slice(start, start + 40)) ?? [];
    if (letters !== undefined) return { text: change(letters), end: start + letters.length };
    return argumentOf(1, 0, change)(source, at);
  };

/** `\symbol{126}`, `\char126`, `\char"7E`, ``\char`\~``; beyond ASCII the character depends on the unknown font. */
const numberedCharacter: Reader = ({ latex, literal }, at) => {
  const found = /^\s*(?:\{\s*)?(?:(\d{1,3})|"([\dA-F]{1,2})|'([0-7]{1,3})|`\\?([!-~]))(?:\s*\}|\s?)/.exec(
    latex.slice(at, at + 20),
  );
  if (!found) return null;
  const [whole, decimal, hexadecimal, octal, itself] = found;
  const code =
    itself?.charCodeAt(0) ??
    (decimal !== undefined ? Number(decimal) : parseInt(hexadecimal ?? octal ?? '', octal === undefined ? 16 : 8));
  return code < 0x20 || code > 0x7e ? null : { text: literal(String.fromCharCode(code)), end: at + whole.length };
};

/** A length: "-.1em", "1 pt plus 2pt". */
const lengthAfter: Reader = ({ latex }, at) => {
  const length = /^\s*-?[\d.]+\s*(?:em|ex|pt|mu|cm|mm|in|bp|pc|sp)\s?(?:(?:plus|minus)\s*-?[\d.]+\s*[a-z]{2}\s?)*/;
  const [whole] = length.exec(latex.slice(at, at + 60)) ?? [];
  return whole === undefined ? null : { text: '', end: at + whole.length };
};

/** `\textquote[citation][punctuation]{text}`: only the text is shown. */
const quoted: Reader = (source, at) => {
  const start = at + (/^\*?\s*(?:\[[^\]]*\]\s*){0,2}/.exec(source.latex.slice(at))?.[0].length ?? 0);
  return argumentOf(1, 0, (text) => `“${text}”`)(source, start);
};

/** The first complete conditional, which may contain others. */
function conditionalIn(latex: string): { start: number; end: number; math: string; text: string } | null {
  const start = latex.search(/\\ifmmode(?![a-zA-Z])/);
  if (start === -1) return null;
  const from = start + '\\ifmmode'.length;
  const parts = /\\(?:([a-zA-Z]+)|[^a-zA-Z])/gs;
  parts.lastIndex = from;
  let depth = 0;
  let otherwise: { start: number; end: number } | null = null;
  for (let part = parts.exec(latex); part; part = parts.exec(latex)) {
    const name = part[1] ?? '';
    if (/^if[a-z]/.test(name)) depth += 1;
    else if (name === 'else' && depth === 0) otherwise ??= { start: part.index, end: parts.lastIndex };
    else if (name === 'fi') {
      if (depth === 0) {
        return {
          start,
          end: afterName(latex, parts.lastIndex),
          math: latex.slice(from, otherwise?.start ?? part.index).trim(),
          text: otherwise === null ? '' : latex.slice(otherwise.end, part.index).trim(),
        };
      }
      depth -= 1;
    }
  }
  return null;
}

/** Keeps one branch of each `\ifmmode …\else …\fi`; the result is still LaTeX. */
export function resolveConditionals(latex: string, mode: TexMode = 'text'): string {
  let resolved = latex;
  for (let found = conditionalIn(resolved); found; found = conditionalIn(resolved)) {
    const branch = mode === 'math' ? found.math : found.text;
    const rest = resolved.slice(found.end);
    // The following letters must not become part of a command's name.
    const joint = /\\[a-zA-Z]+$/.test(branch) && /^[a-zA-Z]/.test(rest) ? '{}' : '';
    resolved = resolved.slice(0, found.start) + branch + joint + rest;
  }
  return resolved;
}

/** Excludes letters of other scripts: transliteration marks are modifier letters in Unicode. */
const characters: Readonly<Record<string, string>> = {
  ...{ cprime: 'ʹ', cdprime: 'ʺ', lasp: 'ʿ', rasp: 'ʾ', cydot: '·' },
  ...{ Dbar: 'Đ', dbar: 'đ', Dj: 'Đ', ohorn: 'ơ', OHORN: 'Ơ', uhorn: 'ư', UHORN: 'Ư' },
  ...{ textquotesingle: "'", textquotedbl: '"', textasciigrave: '`', textasciiacute: '´' },
  ...{ quotedblbase: '„', quotesinglbase: '‚', textperiodcentered: '·', degree: '°' },
  ...{ glqq: '„', grqq: '“', glq: '‚', grq: '‘', flqq: '«', frqq: '»', flq: '‹', frq: '›' },
  ...{ mu: 'μ', nabla: '∇', lt: '<', gt: '>' },
};

const accents: Readonly<Record<string, string>> = {
  ...{ Cedilla: '\u0327', cedilla: '\u0327', soft: '\u030c', udot: '\u0323', ubar: '\u0331', utilde: '\u0330' },
  ...{ polhk: '\u0328', textogonekcentered: '\u0328', lfhook: '\u0326', cb: '\u0326', uarc: '\u032e', dudot: '\u0324' },
  ...{ cftil: '\u0302\u0303', cfudot: '\u0302\u0323', bud: '\u0306\u0323', ocirc: '\u030a' },
  ...{ b: '\u0331', h: '\u0309', G: '\u030f', U: '\u030d', f: '\u0311', t: '\u0361', newtie: '\u0361' },
};

/** Commands that show their only argument. */
const wrappers = [
  ...['text', 'mathrm', 'mathit', 'mathbf', 'mathsf', 'mathtt', 'mathnormal', 'mathup', 'mathop', 'operatorname'],
  ...['boldsymbol', 'bm', 'pmb', 'bold', 'roman', 'uline', 'underline', 'ul', 'bibcyr', 'textcyr', 'textcyrillic'],
  ...['textrussian', 'textgreek', 'textlatin', 'bibnamefont', 'bibfnamefont', 'citenamefont', 'natexlab'],
  ...['textsf', 'textnormal', 'textmd', 'textlf', 'sout', 'xout', 'uwave', 'acro'],
] as const;

const readers: ReadonlyMap<string, Reader> = new Map([
  ...Object.entries(characters).map(([name, text]) => [name, characterOf(text)] as const),
  ...Object.entries(accents).map(([name, mark]) => [name, accentOf(mark)] as const),
  ...wrappers.map((name) => [name, argumentOf(1, 0)] as const),
  ...(['foreignlanguage', 'textcolor', 'raisebox', 'bibinfo', 'texorpdfstring', 'selectlanguage'] as const).map(
    (name) => [name, name === 'selectlanguage' ? argumentOf(1, null) : argumentOf(2, 1)] as const,
  ),
  ['discretionary', argumentOf(3, 2)],
  ...['color', 'noop', 'SortNoop', 'vphantom', 'hphantom', 'phantom'].map(
    (name) => [name, argumentOf(1, null)] as const,
  ),
  ...['uppercase', 'MakeUppercase', 'MakeTextUppercase'].map(
    (name) =>
      [
        name,
        argumentOf(
          1,
          0,
          withoutCommands((text) => text.toUpperCase()),
        ),
      ] as const,
  ),
  ...['lowercase', 'MakeLowercase', 'MakeTextLowercase'].map(
    (name) =>
      [
        name,
        argumentOf(
          1,
          0,
          withoutCommands((text) => text.toLowerCase()),
        ),
      ] as const,
  ),
  ['textquote', quoted],
  ...['mathbb', 'mathds'].map((name) => [name, argumentOf(1, 0, doubleStruck)] as const),
  ['Bbb', oldFontOf(doubleStruck)],
  ['mathfrak', argumentOf(1, 0, fraktur)],
  ...['germ', 'frak', 'goth'].map((name) => [name, oldFontOf(fraktur)] as const),
  ...['mathcal', 'mathscr'].map((name) => [name, argumentOf(1, 0, script)] as const),
  ...['scr', 'cal', 'Cal'].map((name) => [name, oldFontOf(script)] as const),
  [
    'EUR',
    (source, at) => {
      const amount = argument(source.latex, at);
      return amount && { text: `€${amount.text}`, end: amount.end };
    },
  ],
  ['symbol', numberedCharacter],
  ['char', numberedCharacter],
  ...['kern', 'mkern', 'hskip', 'mskip'].map((name) => [name, lengthAfter] as const),
]);

/** The maximum nesting of commands, which no real text exceeds; a deeper one could overflow the stack. */
const deepest = 40;

export const within = (source: Source, latex: string): string => expand({ ...source, latex, depth: source.depth + 1 });

function expand(source: Source): string {
  const { latex } = source;
  // The arguments of an unreadable command are read again as plain text; nested, that would take exponential time.
  source.budget.left -= latex.length;
  if (!latex.includes('\\') || source.depth > deepest || source.budget.left < 0) return latex;
  const commands = /\\(?:([a-zA-Z]+)|[^a-zA-Z])/gs;
  let text = '';
  let from = 0;
  for (let command = commands.exec(latex); command; command = commands.exec(latex)) {
    const name = command[1] ?? '';
    const reader = source.readerOf(name) ?? readers.get(name);
    const meaning = reader?.(source, commands.lastIndex);
    if (!meaning) continue;
    text += latex.slice(from, command.index) + meaning.text;
    from = commands.lastIndex = meaning.end;
  }
  return from === 0 ? latex : text + latex.slice(from);
}

/**
 * Replaces the commands in the table by their meaning; others stay. `literal` hides characters from a parser that it would interpret as TeX, such as the quote
 * of `\textquotesingle`; `readerOf` knows further commands.
 */
export function expandCommands(
  latex: string,
  literal: (text: string) => string,
  mode: TexMode = 'text',
  readerOf: Source['readerOf'] = () => undefined,
): string {
  const resolved = resolveConditionals(latex, mode);
  const budget = { left: (deepest + 10) * resolved.length };
  return expand({ latex: resolved, mode, depth: 0, budget, literal, readerOf });
}

/** The commands that remain in a text, also in formulas that are shown as their source. */
export function commandsLeftIn(text: string): readonly string[] {
  return [...new Set(text.match(/\\(?:[a-zA-Z]+|[^a-zA-Z\s])/g))];
}
