// Tests which documents a LaTeX document cites.
import { describe, expect, test } from 'vitest';
import { citedKeysOf } from './citedKeys.ts';

describe('citedKeysOf an .aux file', () => {
  test('reads what BibTeX and Biber read, each key once', () => {
    const aux = String.raw`\relax
\abx@aux@refcontext{nty/global//global/global}
\citation{biblatex-control}
\citation{Muster2001,Okafor2010}
\abx@aux@cite{0}{old:key}
\abx@aux@segm{0}{0}{old:key}
\abx@aux@cite{1999}
\citation{Muster2001}
\bibcite{Elsewhere}{1}`;
    expect(citedKeysOf(aux, 'aux')).toEqual({
      keys: ['Muster2001', 'Okafor2010', 'old:key', '1999'],
      problem: null,
    });
  });

  test('reports included files, and that everything is cited', () => {
    expect(citedKeysOf(String.raw`\citation{*}\@input{one.aux}\@input{two.aux}`, 'aux')).toEqual({
      keys: [],
      problem:
        'The file cites everything (\\nocite{*}). Only keys that it names are used. The file includes one.aux and 1 more: add the keys of those files, too. The file contains no citation keys.',
    });
  });
});

describe('citedKeysOf a .tex file', () => {
  test.each([
    [String.raw`\cite{a, b}\cite[p.~3]{c}`, ['a', 'b', 'c']],
    [String.raw`\citep[see][chap.~2]{a}\citet*{b}\Citeauthor{c}\citealp{d}\citeyearpar{e}`, ['a', 'b', 'c', 'd', 'e']],
    [
      String.raw`\parencite{a}\Textcite{b}\autocite[{[}1{]}][2]{c}\footcite{d}\footcitetext{e}\supercite{f}`,
      ['a', 'b', 'c', 'd', 'e', 'f'],
    ],
    [String.raw`\cites(pre)(post)[1][2]{a}[3]{b} {c}\textcites{d}{e}`, ['a', 'b', 'c', 'd', 'e']],
    [String.raw`\volcite[see]{2}[25]{a}\nocite{b,c}`, ['a', 'b', 'c']],
    ['\\cite{a,\n  b, % not c,\n  d}', ['a', 'b', 'd']],
    [String.raw`100\% \cite{a} \\% \cite{b}`, ['a']],
    [
      String.raw`\citestyle{plain}\setcitestyle{x}\citetext{free words}\bibcite{x}{1}\newcommand{\mycite}[1]{\cite{#1}}`,
      [],
    ],
    [String.raw`\cite<2->{a}\cite {b}\citetitle{c}\mycite{d}`, ['a', 'b', 'c', 'd']],
    [String.raw`\cite{forgotten \cite{b}`, ['b']],
  ])('%s', (tex, keys) => {
    expect(citedKeysOf(tex, 'tex').keys).toEqual(keys);
  });

  test('reports included files', () => {
    expect(citedKeysOf(String.raw`\input{intro}\include{end}\input{rest}\cite{a}`, 'tex').problem).toBe(
      'The file includes intro and 2 more: add the keys of those files, too.',
    );
  });

  test("reads text that isn't LaTeX in linear time", () => {
    const bad = ['\\cite[', '\\cite{{', '\\', '%', '\\cite ', '\\citation{', '\\abx@aux@cite{1}{', ' ', 'cite'];
    for (const piece of bad) {
      const text = piece.repeat(100_000 / piece.length);
      expect(citedKeysOf(text, 'tex').keys).toEqual([]);
      expect(citedKeysOf(text, 'aux').keys.length).toBeLessThan(2);
    }
  });
});
