// Tests how LaTeX and HTML in a field are read as plain text, and what isn't markup.
import { describe, expect, test } from 'vitest';
import { holdsMarkup } from '../markup.ts';
import { readMarkup } from './readMarkup.ts';

describe('means', () => {
  test.each([
    ['Erd\\H{o}s and {\\"o}', 'Erdős and ö'],
    ['The $\\alpha$ of $x$', 'The α of x'],
    ['{BERT}: a {N}ew model', 'BERT: a New model'],
    ["``Quoted'' 50\\% \\& more", '“Quoted” 50% & more'],
    ['On <i>E. coli</i> in <b>H<sub>2</sub>O</b>', 'On E. coli in H₂O'],
    ['10<sup>5</sup> of x<sup>*</sup>', '10⁵ of x*'],
    ['The <tex Notation="TeX">$H_2$</tex> norm', 'The H₂ norm'],
    ['<inline-formula><tex>$\\beta$</tex></inline-formula> rays', 'β rays'],
    ['The sea&#10;and the&#x9;land', 'The sea and the land'],
    ['Tides &amp; sea &#8211; &#x3b1; &lt; 5, &Ouml;l', 'Tides & sea – α < 5, Öl'],
    ['<jats:p>An abstract.</jats:p>', 'An abstract.'],
  ])('%s: %s', (text, meant) => {
    expect(readMarkup(text, 'text')).toBe(meant);
  });

  test('paragraphs of an abstract', () => {
    expect(readMarkup('<p>One.</p><p>Two {\\"u}.</p>', 'paragraphs')).toBe('One.\n\nTwo ü.');
    expect(readMarkup('<p>One.</p>\n\n<p>Two.</p>', 'paragraphs')).toBe('One.\n\nTwo.');
  });
});

describe('is left alone:', () => {
  test.each([
    'From $5 to $10',
    'x < 5 and y > 3',
    'AT&T & R&D',
    'a_b 50% #1 ~5',
    'The set {1, 2}',
    'C:\\docs\\thesis',
    'A \\strange{command}',
    '<b',
    'Öl',
    '',
  ])('%s', (text) => {
    expect(readMarkup(text, 'text')).toBeNull();
  });

  test('a text that was already read', () => {
    for (const text of ['The $\\alpha$ of <i>x</i>', '{BERT}', '&lt;i&gt;']) {
      const meant = readMarkup(text, 'text') ?? '';
      expect(meant).not.toBe('');
      if (meant !== '<i>') expect(holdsMarkup(meant)).toBe(false);
    }
  });
});
