// What is met in real files and the parser does not know or reads otherwise: as people see it, as it comes out again, what is told of it.
import { describe, expect, test } from 'vitest';
import { exchangeRecordOf } from '../exchange/exchangeRecord.ts';
import { fieldTextsOf } from '../fieldTexts.ts';
import { plainLatex } from '../plainLatex.ts';
import { readLatex } from './latex.ts';
import { parseBibliography } from './parseBibliography.ts';
import { writeBibliography } from './writeBibliography.ts';

const textOf = (latex: string): string | undefined => readLatex([{ latex, mode: 'text' }])[0]?.text;
const namesOf = (latex: string) => readLatex([{ latex, mode: 'names' }])[0]?.entities;

describe('a text reads', () => {
  test.each([
    // Signs that the parser leaves, or takes for others.
    ['China{\\textquotesingle}s growth', "China's growth"],
    ['{\\textquotesingle}{\\textquotesingle}', "''"],
    ['\\glqq Wort\\grqq{} und \\flqq mot\\frqq', '„Wort“ und «mot»'],
    ['\\quotedblbase a\\textperiodcentered b', '„a·b'],
    ['at 5 \\degree C', 'at 5 °C'],
    ['\\EUR{5}', '€5'],
    ['a\\~{}b\\^{}c', 'a~b^c'],
    // MathSciNet's letters: nothing Cyrillic.
    ['Kuz{\\cprime}min, Kuz\\cprime min, ob{\\cdprime}ekt', 'Kuzʹmin, Kuzʹmin, obʺekt'],
    ['\\Cedilla{c}\\udot{a}\\soft{t}\\polhk a\\lfhook{S}\\dudot{a}', 'çạťąȘa̤'],
    ['\\cfudot{o}\\cftil e\\bud{a}\\ocirc{u}\\uarc{h}\\Dbar\\dbar', 'ộễặůḫĐđ'],
    ['\\b{d}\\h{a}\\f{e}\\G\\i\\t{oo}', 'ḏảȇȉo͡o'],
    ['{\\cyr Moskva} i {\\cyracc zh}', 'Moskva i zh'],
    ['\\lasp\\rasp', 'ʿʾ'],
    // What names Cyrillic is Cyrillic.
    ['\\cyrchar\\CYRZ', 'З'],
    // Commands with arguments.
    ['ein \\foreignlanguage{german}{Wort} mehr', 'ein Wort mehr'],
    ['\\bibcyr{Да} \\textcyrillic{Нет}', 'Да Нет'],
    ['\\symbol{126}\\char126 \\char"7E \\char`\\~', '~~~~'],
    ['\\discretionary{}{}{}x', 'x'],
    ['a\\kern-.1em b\\hskip 1em plus 2pt c', 'abc'],
    ['\\textcolor{red}{a} {\\color{red}b} \\raisebox{1ex}{c}', 'a b c'],
    ['\\texorpdfstring{$\\frac{a}{b}$}{a/b}', 'a/b'],
    ['\\MakeUppercase{abc} \\lowercase{DEF}', 'ABC def'],
    ['\\SortNoop{b}Title \\bibinfo{title}{X}', 'Title X'],
    ['\\uline{a} \\underline{b} \\text{c}', 'a b c'],
    ['\\ifmmode a\\else \\l\\fi ego', 'łego'],
    ['\\ifmmode a\\ifmmode b\\else c\\fi\\else d\\ifmmode e\\else f\\fi\\fi g', 'dfg'],
    ['\\nolinkurl{https://ex.org/a_b} \\url{https://ex.org/$\\sim$c{\\_}d}', 'https://ex.org/a_b https://ex.org/~c_d'],
    // Formulas.
    ['p$<$0.05, $x<1$, $x \\lt 1$, $y>2$', 'p<0.05, x<1, x<1, y>2'],
    ['$79\\,^{\\circ}\\mathrm{K}$, 5$^\\circ$C', '79 °K, 5°C'],
    ['the $\\{001\\}$ face', 'the {001} face'],
    ['5 $\\mu$m, $\\mu\\mathrm{m}$, $\\nabla f$', '5 μm, μm, ∇f'],
    ['constant ${\\mathit{K}}_{24}$, $\\mathrm{K}_{24}$', 'constant K₂₄, K₂₄'],
    ['$\\mathbf{R}^n$, $\\mathbb{R}$, $\\mathbb{F}_2$', 'Rⁿ, ℝ, 𝔽₂'],
    ['$\\germ g$, $\\mathfrak{sl}_2$, ${\\scr L}$, $\\Bbb C$', '𝔤, 𝔰𝔩₂, ℒ, ℂ'],
    ['$\\left(a\\right)$', '(a)'],
    ['$\\ifmmode a\\else b\\fi$', 'a'],
    // What Unicode cannot say stays as it is.
    ['$\\frac{\\sum_i a}{b}$', '$\\frac{\\sum_i a}{b}$'],
    ['a\\\\textquotesingle b', 'a textquotesingle b'],
  ])('%s as %s', (latex, text) => {
    expect(textOf(latex)).toBe(text);
  });
});

test('commands within commands have an end', () => {
  expect(plainLatex('\\text{'.repeat(20_000) + 'x' + '}'.repeat(20_000))).toBe('x');
});

describe('names', () => {
  test('have one branch of a conditional', () => {
    const latex =
      "\\ifmmode \\check{Z}\\else \\v{Z}\\fi{}uber, S. and \\ifmmode\\check{Z}\\else\\v{Z}\\fi uber and Grub\\ifmmode \\acute{c}\\else \\'{c}\\fi{}, M.";
    expect(namesOf(latex)).toEqual([
      { person: { family: 'Žuber', given: 'S.' } },
      { person: { family: 'Žuber' } },
      { person: { family: 'Grubć', given: 'M.' } },
    ]);
  });

  test('have MathSciNet’s letters', () => {
    expect(namesOf("Kuz{\\cprime}min, Ol\\cprime ga and Dbar, \\Dbar{} and {\\soft{D}}uri\\v{s}, \\'E.")).toEqual([
      { person: { family: 'Kuzʹmin', given: 'Olʹga' } },
      { person: { family: 'Dbar', given: 'Đ' } },
      { person: { family: 'Ďuriš', given: 'É.' } },
    ]);
  });
});

test.each([
  ['Kuz{\\cprime}min', 'Kuzʹmin'],
  ['\\foreignlanguage{german}{Wort}', 'Wort'],
  ['\\ifmmode\\check{Z}\\else\\v{Z}\\fi{}uber', 'Žuber'],
])('%s without a parser as %s', (latex, text) => {
  expect(plainLatex(latex)).toBe(text);
});

const file = String.raw`@article{Marsh1994,
  author = {Marsh, R. D. and \ifmmode \check{Z}\else \v{Z}\fi{}uber, S.},
  title = {China{\textquotesingle}s constant ${'$'}{\mathit{K}}_{24}${'$'} at p${'$'}<${'$'}0.05},
  journaltitle = {Rev. {\scr Q}},
  date = {1994},
  keywords = {kuz\cprime min, ${'$'}\mu${'$'}m},
  abstract = {About 5\,\% and 5${'\u2009'}\% of it, 5${'\u202f'}\& 6.},
  url = {https://ex.org/a{\_}b\&c},
}
`;

describe('an entry that was not changed', () => {
  const { entries, dialect } = parseBibliography(file);
  const written = (source: typeof entries) =>
    writeBibliography(
      source.map(({ draft }) => draft),
      dialect,
    );

  test('comes out as it came in, and the second time as the first', () => {
    const first = written(entries);
    for (const line of file
      .split('\n')
      .filter((each) => /^ {2}(?:author|title|keywords|journaltitle|url)/.test(each))) {
      expect(first).toContain(line);
    }
    expect(written(parseBibliography(first).entries)).toBe(first);
    expect(parseBibliography(first).entries[0]?.draft.fields.abstract).toBe(entries[0]?.draft.fields.abstract);
  });

  test('has its address without LaTeX where it is searched and exported', () => {
    const draft = entries[0]?.draft;
    expect(draft && fieldTextsOf(draft).url).toBe('https://ex.org/a_b&c');
    expect(draft && exchangeRecordOf(draft, 'k').url).toBe('https://ex.org/a_b&c');
    expect(draft?.fields.otherFields).toContainEqual({ name: 'url', value: 'https://ex.org/a{\\_}b\\&c' });
  });
});

describe('a command that is left', () => {
  const remarksOf = (fields: string) => parseBibliography(`\n@article{a, ${fields}}`).entries[0]?.remarks;

  test.each([
    ['author = {Foo\\oddity{}bar, A.}', '\\oddity', 'author'],
    ['title = {A \\oddity{b}}', '\\oddity', 'title'],
    ['journal = {J \\oddity}', '\\oddity', 'journal'],
    ['keywords = {good, \\oddity{b}}', '\\oddity', 'keywords'],
  ])('in %s is told', (fields, command, name) => {
    expect(remarksOf(fields)).toContain(
      `The LaTeX command ${command} in “${name}” isn’t known. It is shown as it is in the file.`,
    );
  });

  test('is told once for each field', () => {
    expect(remarksOf('title = {\\one \\two \\three \\four \\one}')).toEqual([
      'The LaTeX commands \\one, \\two, \\three and 1 more in “title” aren’t known. They are shown as they are in the file.',
    ]);
  });

  test('is none in a formula, in an abstract, or where it was read', () => {
    expect(
      remarksOf('title = {$\\frac{\\sum}{b}$ {\\textquotesingle}}, abstract = {\\oddity}, author = {K{\\"o}nig, A.}'),
    ).toEqual([]);
  });
});
