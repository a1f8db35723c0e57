// Tests the commands that cite documents. The expected commands are those of the manuals: natbib (natnotes), BibLaTeX (§3.9, "Citation Commands"), pandoc ("Citation syntax") and Typst ("cite").
import { describe, expect, it, test } from 'vitest';
import type { Cite } from './citationEngine.ts';
import { type CiteCommand, CiteCommandError, writeCiteCommand } from './citeCommands.ts';

const doe: Cite = { id: 'doe2012' };
const roe: Cite = { id: 'roe2013' };

const commands: readonly CiteCommand[] = [
  'cite',
  'citep',
  'citet',
  'parencite',
  'textcite',
  'autocite',
  'footcite',
  'pandoc',
  'typst',
];

const expectAll = (cites: readonly Cite[], expected: Readonly<Record<CiteCommand, string>>) => {
  expect(Object.fromEntries(commands.map((command) => [command, writeCiteCommand(command, cites)]))).toEqual(expected);
};

describe('the commands', () => {
  it('of one work', () => {
    expectAll([doe], {
      cite: String.raw`\cite{doe2012}`,
      citep: String.raw`\citep{doe2012}`,
      citet: String.raw`\citet{doe2012}`,
      parencite: String.raw`\parencite{doe2012}`,
      textcite: String.raw`\textcite{doe2012}`,
      autocite: String.raw`\autocite{doe2012}`,
      footcite: String.raw`\footcite{doe2012}`,
      pandoc: '[@doe2012]',
      typst: '@doe2012',
    });
  });

  it('of several works', () => {
    expectAll([doe, roe], {
      cite: String.raw`\cite{doe2012,roe2013}`,
      citep: String.raw`\citep{doe2012,roe2013}`,
      citet: String.raw`\citet{doe2012,roe2013}`,
      parencite: String.raw`\parencite{doe2012,roe2013}`,
      textcite: String.raw`\textcite{doe2012,roe2013}`,
      autocite: String.raw`\autocite{doe2012,roe2013}`,
      footcite: String.raw`\footcite{doe2012,roe2013}`,
      pandoc: '[@doe2012; @roe2013]',
      typst: '@doe2012 @roe2013',
    });
  });

  it('of a page, with a prefix and a suffix', () => {
    expectAll([{ ...doe, prefix: 'see', locator: '4-7', suffix: ', and others' }], {
      cite: String.raw`see \cite[pp.~4--7, and others]{doe2012}`,
      citep: String.raw`\citep[see][pp.~4--7, and others]{doe2012}`,
      citet: String.raw`\citet[see][pp.~4--7, and others]{doe2012}`,
      parencite: String.raw`\parencite[see][4--7, and others]{doe2012}`,
      textcite: String.raw`\textcite[see][4--7, and others]{doe2012}`,
      autocite: String.raw`\autocite[see][4--7, and others]{doe2012}`,
      footcite: String.raw`\footcite[see][4--7, and others]{doe2012}`,
      pandoc: '[see @doe2012, pp. 4-7, and others]',
      typst: 'see @doe2012[pp. 4-7, and others]',
    });
  });

  it('of several works with notes of their own', () => {
    expectAll(
      [
        { ...doe, prefix: 'see', locator: '4' },
        { ...roe, prefix: 'also', locator: '2', label: 'chapter' },
      ],
      {
        cite: String.raw`see \cite[p.~4]{doe2012}; also \cite[chap.~2]{roe2013}`,
        citep: String.raw`\citetext{see \citealp{doe2012}, p.~4; also \citealp{roe2013}, chap.~2}`,
        citet: String.raw`\citet[see][p.~4]{doe2012}; \citet[also][chap.~2]{roe2013}`,
        parencite: String.raw`\parencites[see][4]{doe2012}[also][chap.~2]{roe2013}`,
        textcite: String.raw`\textcites[see][4]{doe2012}[also][chap.~2]{roe2013}`,
        autocite: String.raw`\autocites[see][4]{doe2012}[also][chap.~2]{roe2013}`,
        footcite: String.raw`\footcites[see][4]{doe2012}[also][chap.~2]{roe2013}`,
        pandoc: '[see @doe2012, p. 4; also @roe2013, chap. 2]',
        typst: 'see @doe2012[p. 4] also @roe2013[chap. 2]',
      },
    );
  });

  it('without the author', () => {
    expectAll([{ ...doe, locator: '4', suppressAuthor: true }], {
      cite: String.raw`\cite[p.~4]{doe2012}`,
      citep: String.raw`\citeyearpar[p.~4]{doe2012}`,
      citet: String.raw`\citeyearpar[p.~4]{doe2012}`,
      parencite: String.raw`\parencite*[4]{doe2012}`,
      textcite: String.raw`\parencite*[4]{doe2012}`,
      autocite: String.raw`\autocite*[4]{doe2012}`,
      footcite: String.raw`\footnote{\cite*[4]{doe2012}.}`,
      pandoc: '[-@doe2012, p. 4]',
      typst: '#cite(label("doe2012"), form: "year", supplement: [p. 4])',
    });
  });

  it('of several works, one of them without its author', () => {
    expectAll([{ ...doe, prefix: 'see', suppressAuthor: true }, roe], {
      cite: String.raw`see \cite{doe2012,roe2013}`,
      citep: String.raw`\citetext{see \citeyear{doe2012}; \citealp{roe2013}}`,
      citet: String.raw`\citeyearpar[see][]{doe2012}; \citet{roe2013}`,
      parencite: String.raw`\parentext{\cite*[see][]{doe2012}; \cite{roe2013}}`,
      textcite: String.raw`\parencite*[see][]{doe2012}; \textcite{roe2013}`,
      autocite: String.raw`\autocite*[see][]{doe2012}; \autocite{roe2013}`,
      footcite: String.raw`\footnote{\cite*[see][]{doe2012}; \cite{roe2013}.}`,
      pandoc: '[see -@doe2012; @roe2013]',
      typst: 'see #cite(label("doe2012"), form: "year") @roe2013',
    });
  });

  it('of nothing are empty', () => {
    for (const command of commands) expect(writeCiteCommand(command, [])).toBe('');
  });
});

describe('notes', () => {
  test.each<[note: Omit<Cite, 'id'>, citep: string, parencite: string, pandoc: string, typst: string]>([
    [
      { suffix: '50% & more_or#less [1]' },
      String.raw`\citep[{50\% \& more\_or\#less [1]}]{doe2012}`,
      String.raw`\parencite[{50\% \& more\_or\#less [1]}]{doe2012}`,
      String.raw`[@doe2012{} 50% \& more\_or\#less \[1\]]`,
      String.raw`@doe2012[50% & more\_or\#less \[1\]]`,
    ],
    [
      { prefix: 'a\\b {c} ~^$' },
      String.raw`\citep[a\textbackslash{}b \{c\} \textasciitilde{}\textasciicircum{}\$][]{doe2012}`,
      String.raw`\parencite[a\textbackslash{}b \{c\} \textasciitilde{}\textasciicircum{}\$][]{doe2012}`,
      String.raw`[a\\b \{c\} \~\^\$ @doe2012]`,
      String.raw`a\\b {c} \~^\$ @doe2012`,
    ],
    [
      { locator: 'xii' },
      String.raw`\citep[p.~xii]{doe2012}`,
      String.raw`\parencite[xii]{doe2012}`,
      '[@doe2012{p. xii}]',
      '@doe2012[p. xii]',
    ],
    [
      { locator: '3–5', label: 'section', suffix: 'and 8; 9' },
      String.raw`\citep[secs.~3--5 and 8; 9]{doe2012}`,
      String.raw`\parencite[secs.~3--5 and 8; 9]{doe2012}`,
      String.raw`[@doe2012{secs. 3–5} and 8\; 9]`,
      '@doe2012[secs. 3–5 and 8; 9]',
    ],
    [
      { suffix: '// = @b *c*' },
      String.raw`\citep[// = @b *c*]{doe2012}`,
      String.raw`\parencite[// = @b *c*]{doe2012}`,
      String.raw`[@doe2012 // = \@b \*c\*]`,
      String.raw`@doe2012[\// = \@b \*c\*]`,
    ],
    [{ locator: '  ', suffix: '', prefix: ' ' }, '\\citep{doe2012}', '\\parencite{doe2012}', '[@doe2012]', '@doe2012'],
  ])('%j', (note, citep, parencite, pandoc, typst) => {
    const cites = [{ ...doe, ...note }];
    expect(writeCiteCommand('citep', cites)).toBe(citep);
    expect(writeCiteCommand('parencite', cites)).toBe(parencite);
    expect(writeCiteCommand('pandoc', cites)).toBe(pandoc);
    expect(writeCiteCommand('typst', cites)).toBe(typst);
  });
});

describe('keys', () => {
  const refused = Symbol('refused');

  test.each<[key: string, latex: string | symbol, pandoc: string | symbol, typst: string | symbol]>([
    [
      'DBLP:conf/x/Doe12',
      String.raw`\cite{DBLP:conf/x/Doe12}`,
      '[@DBLP:conf/x/Doe12]',
      '#cite(label("DBLP:conf/x/Doe12"))',
    ],
    ['müller-2012', String.raw`\cite{müller-2012}`, '[@müller-2012]', '@müller-2012'],
    ['a.b.', String.raw`\cite{a.b.}`, '[@{a.b.}]', '#cite(label("a.b."))'],
    ['a--b', String.raw`\cite{a--b}`, '[@{a--b}]', '@a--b'],
    ["d'Arc(1)", String.raw`\cite{d'Arc(1)}`, "[@{d'Arc(1)}]", `#cite(label("d'Arc(1)"))`],
    ['a,b', refused, '[@{a,b}]', '#cite(label("a,b"))'],
    ['a b', refused, refused, '#cite(label("a b"))'],
    ['x{y}z', refused, '[@{x{y}z}]', '#cite(label("x{y}z"))'],
    ['x}y', refused, refused, '#cite(label("x}y"))'],
    ['x}{y', refused, refused, '#cite(label("x}{y"))'],
    [String.raw`a"b\c`, refused, String.raw`[@{a"b\c}]`, String.raw`#cite(label("a\"b\\c"))`],
    ['50%', refused, '[@{50%}]', '#cite(label("50%"))'],
    ['', refused, refused, refused],
    ['a\nb', refused, refused, refused],
  ])('%j', (id, latex, pandoc, typst) => {
    const write = (command: CiteCommand) => {
      try {
        return writeCiteCommand(command, [{ id }]);
      } catch (error) {
        expect(error).toBeInstanceOf(CiteCommandError);
        return refused;
      }
    };
    expect([write('cite'), write('pandoc'), write('typst')]).toEqual([latex, pandoc, typst]);
  });

  it('that can’t be written are named', () => {
    expect(() => writeCiteCommand('citep', [doe, { id: 'a,b' }])).toThrow('LaTeX can’t cite the key “a,b”');
    expect(() => writeCiteCommand('typst', [{ id: '' }])).toThrow('The document has no citation key.');
  });
});
