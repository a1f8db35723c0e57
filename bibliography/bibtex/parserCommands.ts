// Further commands, for texts whose remaining LaTeX a parser reads: accents and operators of formulas, upright Greek letters, and Cyrillic letters by their
// names in fonts. They are separate from ../texCommands.ts, which is also loaded without the import.
import {
  afterName,
  argument,
  argumentOf,
  characterOf,
  type Reader,
  type Source,
  skipSpace,
  within,
} from '../texCommands.ts';
import { scienceReaders } from './scienceCommands.ts';

const greekNames =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega';
/** `\epsilon` and `\phi` as the parser reads them; `\varepsilon` and `\varphi` are the usual letters. */
const smallGreek = 'αβγδϵζηθικλμνξοπρστυϕχψω';
const capitalGreek = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ';
const variants: Readonly<Record<string, string>> = {
  ...{ varepsilon: 'ε', vartheta: 'ϑ', varpi: 'ϖ', varrho: 'ϱ', varsigma: 'ς', varphi: 'φ', varkappa: 'ϰ' },
};

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const greek: ReadonlyMap<string, string> = new Map([
  ...greekNames
    .split(' ')
    .flatMap((name, index) => [
      [name, smallGreek.charAt(index)] as const,
      [capitalized(name), capitalGreek.charAt(index)] as const,
    ]),
  ...Object.entries(variants),
]);

const otherLetters: ReadonlyMap<string, string> = new Map([
  ['imath', 'i'],
  ['jmath', 'j'],
  ['i', 'i'],
  ['j', 'j'],
  ['ell', 'ℓ'],
  ['hbar', 'ħ'],
]);

/** Letters in formulas that can have an accent. */
const letterOf = (base: string): string | null => {
  const bare = /^\{\s*(.*?)\s*\}$/s.exec(base)?.[1] ?? base;
  if (/^[\p{L}\p{N}]\p{M}*$/u.test(bare)) return bare;
  const [, name = ''] = /^\\([a-zA-Z]+)(?:\{\})?$/.exec(bare) ?? [];
  return greek.get(name) ?? otherLetters.get(name) ?? null;
};

const formulaMarks: ReadonlyMap<string, string> = new Map([
  ...(['hat', 'widehat'] as const).map((name) => [name, '\u0302'] as const),
  ...(['tilde', 'widetilde'] as const).map((name) => [name, '\u0303'] as const),
  ...(['check', 'widecheck'] as const).map((name) => [name, '\u030c'] as const),
  ['dot', '\u0307'],
  ['ddot', '\u0308'],
  ['dddot', '\u20db'],
  ['bar', '\u0304'],
  ['overline', '\u0304'],
  ['breve', '\u0306'],
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['mathring', '\u030a'],
  ['vec', '\u20d7'],
]);

/** Whether the command is an accent in formulas: the parser puts these on the preceding character, or drops them. */
export const isFormulaAccent = (name: string): boolean => formulaMarks.has(name);

/** Puts the accent on one letter; a line may cover several. */
const formulaAccentOf =
  (name: string, mark: string): Reader =>
  (source, at) => {
    const found = argument(source.latex, at);
    if (!found) return null;
    const base = within(source, found.text).trim();
    const letter = letterOf(base);
    if (letter !== null) return { text: (letter + mark).normalize('NFC'), end: found.end };
    const hasLine = (name === 'bar' || name === 'overline') && /^[a-zA-Z0-9]+$/.test(base);
    return hasLine ? { text: base.replace(/./g, '$&\u0305'), end: found.end } : null;
  };

const operators: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim ln log max min sec sin sinh sup tan ' +
      'tanh Pr argmax argmin'
    )
      .split(' ')
      .map((name) => [name, name]),
  ),
  ...{ limsup: 'lim sup', liminf: 'lim inf', bmod: 'mod', mod: 'mod' },
};

/** A space that is kept in formulas. */
const spaceIn = ({ mode }: Source): string => (mode === 'math' ? '~' : ' ');

/** A word separated by spaces from adjacent letters and digits; its subscript and superscript belong to it. */
function operatorAt(source: Source, start: number, word: string, at: number): { text: string; end: number } {
  const { latex } = source;
  let end = at;
  let scripts = '';
  for (;;) {
    const next = skipSpace(latex, end);
    const found = source.mode === 'math' && /[_^]/.test(latex[next] ?? '') ? argument(latex, next + 1) : null;
    if (!found) break;
    scripts += `${latex[next] ?? ''}{${within(source, found.text)}}`;
    end = found.end;
  }
  const space = spaceIn(source);
  const next = skipSpace(latex, end);
  const isApartBefore = /[\p{L}\p{N})}\]]\s*$/u.test(latex.slice(Math.max(0, start - 20), start));
  const isApartAfter =
    /^(?:[\p{L}\p{N}]|\\(?!(?:left|right|[bB]igg?[lr]?|rangle|rvert|rVert)(?![a-zA-Z]))[a-zA-Z])/u.test(
      latex.slice(next, next + 12),
    );
  const spaced = source.mode === 'math' ? word.replace(' ', '~') : word;
  return {
    text: `${isApartBefore ? space : ''}${spaced}${scripts}${isApartAfter ? space : ''}`,
    end: isApartAfter || source.mode === 'math' ? next : end,
  };
}

const operatorOf =
  (name: string, word: string): Reader =>
  (source, at) =>
    operatorAt(source, at - name.length - 1, word, source.latex.startsWith('{}', at) ? at + 2 : at);

const operatorName: Reader = (source, at) => {
  const found = argument(source.latex, source.latex[at] === '*' ? at + 1 : at);
  const word = found && within(source, found.text);
  return found && word !== null && /^[\p{L}\p{N}]+$/u.test(word)
    ? operatorAt(source, at - 'operatorname'.length - 1, word, found.end)
    : argumentOf(1, 0)(source, at);
};

const modulo: Reader = (source, at) => {
  const found = argument(source.latex, at);
  if (!found) return null;
  const space = spaceIn(source);
  return { text: `${space}(mod${space}${within(source, found.text)})`, end: found.end };
};

/** The letters of T2A, by the part of their names after `CYR`; letters of other languages are left to the parser. */
const cyrillic: ReadonlyMap<string, string> = new Map(
  (
    'A А B Б V В G Г D Д E Е YO Ё ZH Ж Z З I И ISHRT Й K К L Л M М N Н O О P П R Р S С T Т U У F Ф H Х C Ц CH Ч SH Ш SHCH Щ HRDSN Ъ ' +
    'ERY Ы SFTSN Ь EREV Э YU Ю YA Я II І YI Ї IE Є GUP Ґ JE Ј LJE Љ NJE Њ TSHE Ћ DJE Ђ DZHE Џ DZE Ѕ USHRT Ў YAT Ѣ FITA Ѳ IZH Ѵ ' +
    'SCHWA Ә OTLD Ө Y Ү KDSC Қ NDSC Ң SHHA Һ'
  )
    .split(' ')
    .flatMap((word, index, words) => (index % 2 === 0 ? [[word, words[index + 1] ?? ''] as const] : [])),
);

function cyrillicLetter(name: string): string | undefined {
  if (/^CYR[A-Z]+$/.test(name)) return cyrillic.get(name.slice(3));
  return /^cyr[a-z]+$/.test(name) ? cyrillic.get(name.slice(3).toUpperCase())?.toLowerCase() : undefined;
}

/** `\cyrchar\CYRA`; an unknown letter is left to the parser. */
const cyrillicCharacter: Reader = (source, at) => {
  const found = argument(source.latex, at);
  const name = /^\\([a-zA-Z]+)$/.exec(found?.text ?? '')?.[1];
  if (!found || name === undefined) return null;
  return { text: cyrillicLetter(name) ?? `\\cyrchar\\${name}{}`, end: afterName(source.latex, found.end) };
};

/** `\upalpha`, `\Upgamma`. */
const upright = (name: string): string => (/^[A-Z]/.test(name) ? `Up${name.toLowerCase()}` : `up${name}`);

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...[...formulaMarks].map(([name, mark]) => [name, formulaAccentOf(name, mark)] as const),
  ...Object.entries(operators).map(([name, word]) => [name, operatorOf(name, word)] as const),
  ['operatorname', operatorName],
  ['pmod', modulo],
  ...[...greek].map(([name, letter]) => [upright(name), characterOf(letter)] as const),
  ['omicron', characterOf('ο')],
  ['textmugreek', characterOf('μ')],
  ['cyrchar', cyrillicCharacter],
  ...scienceReaders,
]);

/** Reads commands that `expandCommands` doesn't know itself. */
export function readerOf(name: string): Reader | undefined {
  const letter = cyrillicLetter(name);
  return letter === undefined ? readers.get(name) : characterOf(letter);
}
