// Tests commands from real files that the parser doesn't know or misinterprets: how they are shown, how they are exported, and which remarks they cause.
import { describe, expect, test } from 'vitest';
import { exchangeRecordOf } from '../exchange/exchangeRecord.ts';
import { fieldTextsOf } from '../fieldTexts.ts';
import { plainLatex } from '../plainLatex.ts';
import { readLatex } from './latex.ts';
import { parseBibliography } from './parseBibliography.ts';
import { writeBibliography } from './writeBibliography.ts';

const textOf = (latex: string): string | undefined => readLatex([{ latex, mode: 'text' }])[0]?.text;
const namesOf = (latex: string) => readLatex([{ latex, mode: 'names' }])[0]?.entities;

describe('a text is read as', () => {
  test.each([
    // Symbols that the parser leaves as commands or confuses.
    ['China{\\textquotesingle}s growth', "China's growth"],
    ['{\\textquotesingle}{\\textquotesingle}', "''"],
    ['\\glqq Wort\\grqq{} und \\flqq mot\\frqq', '„Wort“ und «mot»'],
    ['\\quotedblbase a\\textperiodcentered b', '„a·b'],
    ['at 5 \\degree C', 'at 5 °C'],
    ['\\EUR{5}', '€5'],
    ['a\\~{}b\\^{}c', 'a~b^c'],
    // MathSciNet's letters, which aren't Cyrillic.
    ['Kuz{\\cprime}min, Kuz\\cprime min, ob{\\cdprime}ekt', 'Kuzʹmin, Kuzʹmin, obʺekt'],
    ['\\Cedilla{c}\\udot{a}\\soft{t}\\polhk a\\lfhook{S}\\dudot{a}', 'çạťąȘa̤'],
    ['\\cfudot{o}\\cftil e\\bud{a}\\ocirc{u}\\uarc{h}\\Dbar\\dbar', 'ộễặůḫĐđ'],
    ['\\b{d}\\h{a}\\f{e}\\G\\i\\t{oo}', 'ḏảȇȉo͡o'],
    ['{\\cyr Moskva} i {\\cyracc zh}', 'Moskva i zh'],
    ['\\lasp\\rasp', 'ʿʾ'],
    // Commands for Cyrillic letters are read as Cyrillic.
    ['\\cyrchar\\CYRZ', 'З'],
    ['{\\CYRA\\cyrb}\\cyrchar{\\CYRD}\\cyrshch, \\cyrchar\\CYRABHCH', 'АбДщ, Ҽ'],
    ['\\cyroddity', '\\cyroddity'],
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
    ['\\(x^2\\), \\[y^2\\], $$z^2$$, a\\\\[2pt] b', 'x², y², z², a [2pt] b'],
    // Accents are on their letter.
    ['a $\\vec{v}$ b, $\\vec v$', 'a v⃗ b, v⃗'],
    ['$\\hat{H}$ $\\tilde{x}$ $\\dot{q}$ $\\ddot q$ $\\bar{x}$ $\\overline{x}$', 'Ĥ x̃ q̇ q̈ x̄ x̄'],
    ['$\\check c$ $\\breve g$ $\\acute{a}$ $\\grave{a}$ $\\mathring{A}$', 'č ğ á à Å'],
    ['$\\mathbf{\\hat{x}}$, $\\hat{\\mathbf{x}}_1$, $\\bar\\psi\\psi$', 'x̂, x̂₁, ψ̄ψ'],
    ['$\\overline{ab}$', 'a̅b̅'],
    ['$\\vec{AB}$ $\\hat{abc}$ \\hat{abc}', '$\\vec{AB}$ $\\hat{abc}$ \\hat{abc}'],
    ['$\\overline{\\psi\\phi}$', '$\\overline{\\psi\\phi}$'],
    // Operators are words.
    ['$\\log n$, $O(n\\log n)$, $\\sin(x)$, O(\\log n) time', 'log n, O(n log n), sin(x), O(log n) time'],
    ['$\\log_2 n$, $\\sin^2\\theta$, $2\\cos\\alpha$', 'log₂ n, sin² θ, 2 cos α'],
    ['$\\log\\left(n\\right)$, $\\max\\{a\\}$, $a\\bmod b$', 'log(n), max{a}, a mod b'],
    ['$\\operatorname{GL}_2(\\mathbb{Z})$, $a\\equiv b\\pmod 4$', 'GL₂(ℤ), a≡b (mod 4)'],
    ['$\\limsup x$, $\\det A$, $\\dim V$, $\\ker f$', 'lim sup x, det A, dim V, ker f'],
    ['$\\upmu$m, $\\upalpha\\Upgamma$', 'μm, αΓ'],
    // Commands consisting of one symbol.
    ['x\\!y a\\,b a\\;b a\\:b a\\>b', 'xy a b a b a b a b'],
    ['shelf\\/ful Data\\-base etc.\\@ A.\\@ a\\|b', 'shelfful Database etc. A. a‖b'],
    // Packages.
    ['\\textsf{a} \\textnormal{b} \\textmd{c} \\textup{d} \\acro{NASA} \\sout{x}', 'a b c d NASA x'],
    ['\\LaTeXe{} \\LaTeXe, \\textquote{x y} \\textquote[a]{b}', 'LaTeX 2ε LaTeX 2ε, “x y” “b”'],
    ['\\ce{H2O} $\\ce{CO2}$ \\ce{SO4^{2-}} \\ce{Na+} \\ce{Fe^3+}', 'H₂O CO₂ SO₄²⁻ Na⁺ Fe³⁺'],
    ['\\ce{(NH4)2SO4} \\ce{CuSO4.5H2O} \\ce{^{14}C} \\ce{CH3-CH3}', '(NH₄)₂SO₄ CuSO₄·5H₂O ¹⁴C CH₃-CH₃'],
    ['\\ce{2H2 + O2 -> 2H2O}, \\ce{[Fe(CN)6]^{4-}}', '2H₂ + O₂ → 2H₂O, [Fe(CN)₆]⁴⁻'],
    ['\\ce{A ->[\\Delta] B}', '\\ce{A ->[Δ] B}'],
    ['\\num{1000} \\num{1.5e-3} \\num{-2}', '1000 1.5×10⁻³ −2'],
    ['\\SI{10}{\\nano\\metre} \\qty{10}{nm} \\SI[x]{5}{\\um} $\\SI{5}{\\kHz}$', '10 nm 10 nm 5 μm 5 kHz'],
    ['\\SI{9}{\\metre\\per\\second\\squared} \\SI{5}{m.s^{-1}} \\SI{3}{km/h}', '9 m s⁻² 5 m s⁻¹ 3 km/h'],
    ['\\SI{45}{\\degree} \\SI{20}{\\degreeCelsius} \\SI{5}{\\percent} \\qtyrange{1}{5}{\\nm}', '45° 20 °C 5 % 1–5 nm'],
    ['\\si{\\kg} \\unit{\\square\\metre} \\SI{3}{\\oddity}', 'kg m² \\SI{3}{\\oddity}'],
    // An unknown command keeps its braces, and their content is read.
    [
      '\\foo{bar} \\foo[x]{K{\\"o}nig}{b} {\\foo bar} \\foo*{x} \\foo{}',
      '\\foo{bar} \\foo[x]{König}{b} \\foo bar \\foo*{x} \\foo{}',
    ],
    ['\\cite{foo} and \\citet{foo,bar}', '\\cite{foo} and \\citet{foo,bar}'],
    ['\\[\\frac{a}{b}\\]', '$$\\frac{a}{b}$$'],
    ['a\\(b, a\\[b, \\bud{\\foo}', 'a\\(b, a\\[b, \\bud{\\foo}'],
    // What Unicode can't express stays as it is.
    ['$\\frac{\\sum_i a}{b}$', '$\\frac{\\sum_i a}{b}$'],
    ['a\\\\textquotesingle b', 'a textquotesingle b'],
  ])('%s as %s', (latex, text) => {
    expect(textOf(latex)).toBe(text);
  });
});

test('nested commands are limited in depth', () => {
  expect(plainLatex('\\text{'.repeat(20_000) + 'x' + '}'.repeat(20_000))).toBe('x');
  for (const name of ['b', 'hat', 'operatorname', 'num', 'oddity']) {
    const nested = `\\${name}{`.repeat(60) + '+' + '}'.repeat(60);
    expect(textOf(nested)).toContain('+');
    expect(textOf(`$${nested}$`)).toContain('+');
  }
});

describe('names', () => {
  test('contain one branch of a conditional', () => {
    const latex =
      "\\ifmmode \\check{Z}\\else \\v{Z}\\fi{}uber, S. and \\ifmmode\\check{Z}\\else\\v{Z}\\fi uber and Grub\\ifmmode \\acute{c}\\else \\'{c}\\fi{}, M.";
    expect(namesOf(latex)).toEqual([
      { person: { family: 'Žuber', given: 'S.' } },
      { person: { family: 'Žuber' } },
      { person: { family: 'Grubć', given: 'M.' } },
    ]);
  });

  test('contain MathSciNet’s letters', () => {
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
  ['x\\!y a\\,b shelf\\/ful \\textsf{a}', 'xy a b shelfful a'],
])('%s without a parser as %s', (latex, text) => {
  expect(plainLatex(latex)).toBe(text);
});

const file = String.raw`@article{Marsh1994,
  author = {Marsh, R. D. and \ifmmode \check{Z}\else \v{Z}\fi{}uber, S.},
  title = {China{\textquotesingle}s constant ${'$'}{\mathit{K}}_{24}${'$'} at p${'$'}<${'$'}0.05},
  subtitle = {\oddity{Of} ${'$'}\hat{H}${'$'} and \ce{H2O}},
  journaltitle = {Rev. {\scr Q}},
  date = {1994},
  keywords = {kuz\cprime min, ${'$'}\mu${'$'}m},
  abstract = {About 5\,\% and 5${'\u2009'}\% of it, 5${'\u202f'}\& 6.},
  url = {https://ex.org/a{\_}b\&c},
}
`;

describe('an unchanged entry', () => {
  const { entries, dialect } = parseBibliography(file);
  const written = (source: typeof entries) =>
    writeBibliography(
      source.map(({ draft }) => draft),
      dialect,
    );

  test('is exported as it was imported, and the same again the second time', () => {
    const first = written(entries);
    for (const line of file
      .split('\n')
      .filter((each) => /^ {2}(?:author|title|subtitle|keywords|journaltitle|url)/.test(each))) {
      expect(first).toContain(line);
    }
    expect(written(parseBibliography(first).entries)).toBe(first);
    expect(parseBibliography(first).entries[0]?.draft.fields.abstract).toBe(entries[0]?.draft.fields.abstract);
  });

  test('has its address without LaTeX for searches and exports', () => {
    const draft = entries[0]?.draft;
    expect(draft && fieldTextsOf(draft).url).toBe('https://ex.org/a_b&c');
    expect(draft && exchangeRecordOf(draft, 'k').url).toBe('https://ex.org/a_b&c');
    expect(draft?.fields.otherFields).toContainEqual({ name: 'url+latex', value: 'https://ex.org/a{\\_}b\\&c' });
  });
});

describe("a command that isn't read", () => {
  const remarksOf = (fields: string) => parseBibliography(`\n@article{a, ${fields}}`).entries[0]?.remarks;

  test.each([
    ['author = {Foo\\oddity{}bar, A.}', '\\oddity', 'author'],
    ['title = {A \\oddity{b}}', '\\oddity', 'title'],
    ['journal = {J \\oddity}', '\\oddity', 'journal'],
    ['keywords = {good, \\oddity{b}}', '\\oddity', 'keywords'],
  ])('in %s is told', (fields, command, name) => {
    expect(remarksOf(fields)).toContain(
      `The LaTeX command ${command} in “${name}” can’t be read as text. It is shown as it is in the file.`,
    );
  });

  test('is reported once per field', () => {
    expect(remarksOf('title = {\\one \\two \\three \\four \\one}')).toEqual([
      'The LaTeX commands \\one, \\two, \\three and 1 more in “title” can’t be read as text. They are shown as they are in the file.',
    ]);
  });

  test.each([
    ['$\\oddity x$', '\\oddity'],
    ['$\\vec{AB}$', '\\vec'],
    ['\\[\\oddity\\]', '\\oddity'],
    ['\\cite{foo}', '\\cite'],
    ['\\ce{A ->[x] B}', '\\ce'],
    ['a\\+b', '\\+'],
  ])('in the title %s is told', (title, command) => {
    expect(remarksOf(`title = {${title}}`)).toEqual([
      `The LaTeX command ${command} in “title” can’t be read as text. It is shown as it is in the file.`,
    ]);
  });

  test('is not reported in an abstract, or if it was read', () => {
    expect(
      remarksOf(
        'title = {$\\hat{x}$ \\SI{5}{\\um} {\\textquotesingle}}, abstract = {\\oddity}, author = {K{\\"o}nig, A.}',
      ),
    ).toEqual([]);
  });
});
