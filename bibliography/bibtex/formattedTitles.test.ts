// Tests that the formatting of titles is the same in LaTeX and in CSL-JSON, and that commands that mean nothing to a reader are left out.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, it, test } from 'vitest';
import { cutFormatted, readFormatted, writeFormatted } from './formattedTitles.ts';

const read = (latex: string) => readFormatted([latex])[0];
const noCase = (text: string) => `<span class="nocase">${text}</span>`;

describe('LaTeX is read as elements:', () => {
  test.each([
    [String.raw`On \emph{E. coli} and \textit{others}`, 'On <i>E. coli</i> and <i>others</i>'],
    [String.raw`{\em On} \textbf{bold} {\it coli}`, '<i>On</i> <b>bold</b> <i>coli</i>'],
    [
      String.raw`\textsc{mcx} and {\sc Foo}`,
      ['mcx', 'Foo'].map((text) => `<span style="font-variant:small-caps;">${text}</span>`).join(' and '),
    ],
    [String.raw`H$_2$O, CO\textsubscript{2}, $x^{n+1}$`, 'H<sub>2</sub>O, CO<sub>2</sub>, x<sup>n+1</sup>'],
    [String.raw`The 9\textsuperscript{th}, the 5\({}^{\mbox{th}}\)`, 'The 9<sup>th</sup>, the 5<sup>th</sup>'],
    [String.raw`$^{6}$He, K$^-$, $Z_3$, $b_{v}(s)$`, '<sup>6</sup>He, K<sup>−</sup>, Z<sub>3</sub>, b<sub>v</sub>(s)'],
    ['{BERT}: a {N}ew model', `${noCase('BERT')}: a ${noCase('N')}ew model`],
    ['{{Whole {Title}}}', noCase('Whole Title')],
    [String.raw`{\emph{Foo} Bar}, \emph{a {B} c}`, `${noCase('<i>Foo</i> Bar')}, <i>a ${noCase('B')} c</i>`],
    [String.raw`The {\TeX book}`, `The ${noCase('TeX book')}`],
    [String.raw`{\'E}cole {\o} {M\"uller} {\&} {2001}`, `École ø ${noCase('Müller')} & 2001`],
  ])('%s', (latex, elements) => {
    expect(read(latex)).toBe(elements);
  });
});

describe('what is no format stays or becomes readable:', () => {
  test.each([
    ['x < y and <b', 'x < y and <b'],
    ['H₂O and xⁿ of the source', 'H₂O and xⁿ of the source'],
    [String.raw`X- and <tex Notation="TeX">$\gamma$</tex>-rays`, 'X- and γ-rays'],
    [String.raw`<inline-formula><tex>$H_2$</tex></inline-formula> <i>norms</i>`, 'H<sub>2</sub> <i>norms</i>'],
    ['Tides &amp; sea', 'Tides & sea'],
    [String.raw`A \strange{command} in \foreignlanguage{german}{Haus}`, 'A command in Haus'],
    [String.raw`On $\frac{a}{b}$ and $\sqrt{x}$`, 'On a/b and √x'],
    [String.raw`\texttt{t} \underline{u}\footnote{Not this.}`, 't u'],
    [String.raw`C:\textbackslash{}docs, 50\% of \$5`, String.raw`C:\docs, 50% of $5`],
    ['', ''],
  ])('%s', (latex, text) => {
    expect(read(latex)).toBe(text);
  });
});

describe('elements are written as LaTeX:', () => {
  test.each([
    ['On <i>E. coli</i> &amp; <b>more</b>', String.raw`On \textit{E. coli} \& \textbf{more}`],
    [
      '<em>a</em> <strong>b</strong> <sc>c</sc> <jats:italic>d</jats:italic>',
      String.raw`\textit{a} \textbf{b} \textsc{c} \textit{d}`,
    ],
    [`A ${noCase('DNA')} of H<sub>2</sub>O<sup>+</sup>`, String.raw`A {DNA} of H\textsubscript{2}O\textsuperscript{+}`],
    ['<p>A <u>b</u></p> <i>c', 'A b c'],
  ])('%s', (elements, latex) => {
    expect(writeFormatted(elements)).toBe(latex);
  });
});

test('elements that are written and read again are the same', () => {
  const word = fc.constantFrom(
    'Tides',
    'naïve',
    '漢字',
    '100%',
    'A&B',
    'a_b',
    'x^2',
    '~x',
    '2 < 3',
    'é',
    '–',
    '(y)',
    'd’Or',
  );
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
  const { title } = fc.letrec<{ title: string; element: string }>((tie) => ({
    title: fc
      .array(fc.oneof({ depthSize: 'small' }, words, tie('element')), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(' ')),
    element: fc
      .tuple(fc.constantFrom('i', 'b', 'sc', 'span'), tie('title'))
      .map(([name, inner]) =>
        name === 'sc'
          ? `<span style="font-variant:small-caps;">${inner}</span>`
          : name === 'span'
            ? inner.includes('<span') || !/\p{L}/u.test(inner)
              ? inner
              : noCase(inner)
            : `<${name}>${inner}</${name}>`,
      ),
  }));
  /** Two elements of one name beside each other are one. */
  const joined = (text: string): string => {
    const shorter = text.replace(/<\/(i|b)>( ?)<\1>/g, '$2').replace(/<\/span>( ?)<span style="[^"]*">/g, '$1');
    return shorter === text ? text : joined(shorter);
  };
  fc.assert(
    fc.property(title, (elements) => {
      // What a group that keeps its case has in it needs no group of its own.
      fc.pre(!/nocase[^]*nocase/.test(elements));
      expect(joined(read(writeFormatted(elements)) ?? '')).toBe(joined(elements));
    }),
    { numRuns: 300 },
  );
});

it('cuts a title without leaving an element open', () => {
  expect(cutFormatted('<i>Tides: a <b>study</b></i>', 8)).toBe('<i>Tides</i>');
  expect(cutFormatted('<i>On</i> tides: more', 15)).toBe('<i>On</i> tides');
});
