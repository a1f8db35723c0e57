// References and citations by the styles that people use most, in all formats, and what documents and styles must not be able to do.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, it, test } from 'vitest';
import { citationEngineOf, packagedStyle } from '#tests/support/citationStyles.ts';
import type { CslItem } from '../exchange/cslJson.ts';
import type { CitationEngine } from './citationEngine.ts';
import { plainText } from './formattedText.ts';
import { readStyle } from './readStyle.ts';
import { writeHtmlBibliography, writeHtmlRuns } from './writeHtml.ts';
import { writeMarkdownBibliography } from './writeMarkdown.ts';
import { writePlainBibliography, writePlainReference } from './writePlainText.ts';
import { writeRtfBibliography } from './writeRtf.ts';

const engines = new Map<string, CitationEngine>();

/** The engine of a packaged style, made once. */
function engine(id: string, locale: string | null = null): CitationEngine {
  const name = `${id} ${locale ?? ''}`;
  const made = engines.get(name) ?? citationEngineOf(packagedStyle(id), locale);
  engines.set(name, made);
  return made;
}

const article: CslItem = {
  id: 'grady2019',
  type: 'article-journal',
  title:
    'Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States',
  author: [
    { family: 'Grady', given: 'Jessica S.' },
    { family: 'Her', given: 'Mary' },
    { family: 'Moreno', given: 'Geena' },
    { family: 'Perez', given: 'Cristian' },
    { family: 'Yelinek', given: 'Jennifer' },
  ],
  issued: { 'date-parts': [[2019]] },
  'container-title': 'Psychology of Popular Media Culture',
  volume: '8',
  issue: '3',
  page: '207-217',
  DOI: '10.1037/ppm0000185',
};

const book: CslItem = {
  id: 'sapolsky2017',
  type: 'book',
  title: 'Behave: The biology of humans at our best and worst',
  author: [{ family: 'Sapolsky', given: 'Robert M.' }],
  issued: { 'date-parts': [[2017]] },
  publisher: 'Penguin Books',
  'publisher-place': 'New York',
};

const items = [book, article];

test('documents with the same citation key are both cited, in their order', () => {
  const twins = [book, { ...article, id: book.id }];
  const inOrder = plainText(engine('ieee').citation(twins, [{ id: book.id }, { id: book.id }]));
  expect(inOrder).toBe('[1], [2]');
});

const style = (rules: string) =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text"><info><title>T</title><id>t</id></info>${rules}</style>`;

const references = (id: string, of: readonly CslItem[] = items, locale: string | null = 'en-US') =>
  engine(id, locale).bibliography(of)?.references.map(writePlainReference);

describe('references', () => {
  // https://apastyle.apa.org/style-grammar-guidelines/references/examples: journal article, whole book.
  test('of APA are those of its examples', () => {
    expect(references('apa')).toEqual([
      'Grady, J. S., Her, M., Moreno, G., Perez, C., & Yelinek, J. (2019). Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States. Psychology of Popular Media Culture, 8(3), 207–217. https://doi.org/10.1037/ppm0000185',
      'Sapolsky, R. M. (2017). Behave: The biology of humans at our best and worst. Penguin Books.',
    ]);
  });

  // The journal article and the book in the order of the style, as its manual prints such works.
  test.each<[style: string, ...expected: string[]]>([
    [
      'ieee',
      '[1] R. M. Sapolsky, Behave: The biology of humans at our best and worst. New York: Penguin Books, 2017.',
      '[2] J. S. Grady, M. Her, G. Moreno, C. Perez, and J. Yelinek, “Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States,” Psychology of Popular Media Culture, vol. 8, no. 3, pp. 207–217, 2019, doi: 10.1037/ppm0000185.',
    ],
    [
      'chicago-author-date',
      'Grady, Jessica S., Mary Her, Geena Moreno, Cristian Perez, and Jennifer Yelinek. 2019. “Emotions in Storybooks: A Comparison of Storybooks That Represent Ethnic and Racial Groups in the United States.” Psychology of Popular Media Culture 8 (3): 207–17. https://doi.org/10.1037/ppm0000185.',
      'Sapolsky, Robert M. 2017. Behave: The Biology of Humans at Our Best and Worst. New York: Penguin Books.',
    ],
    [
      'chicago-fullnote-bibliography',
      'Grady, Jessica S., Mary Her, Geena Moreno, Cristian Perez, and Jennifer Yelinek. “Emotions in Storybooks: A Comparison of Storybooks That Represent Ethnic and Racial Groups in the United States.” Psychology of Popular Media Culture 8, no. 3 (2019): 207–17. https://doi.org/10.1037/ppm0000185.',
      'Sapolsky, Robert M. Behave: The Biology of Humans at Our Best and Worst. New York: Penguin Books, 2017.',
    ],
    [
      'vancouver',
      '1. Sapolsky RM. Behave: The biology of humans at our best and worst. New York: Penguin Books; 2017.',
      '2. Grady JS, Her M, Moreno G, Perez C, Yelinek J. Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States. Psychology of Popular Media Culture. 2019;8(3):207–17.',
    ],
    [
      'modern-language-association',
      'Grady, Jessica S., et al. “Emotions in Storybooks: A Comparison of Storybooks That Represent Ethnic and Racial Groups in the United States.” Psychology of Popular Media Culture, vol. 8, no. 3, 2019, pp. 207–17, https://doi.org/10.1037/ppm0000185.',
      'Sapolsky, Robert M. Behave: The Biology of Humans at Our Best and Worst. Penguin Books, 2017.',
    ],
    [
      'nature',
      '1. Sapolsky, R. M. Behave: The Biology of Humans at Our Best and Worst. (Penguin Books, New York, 2017).',
      '2. Grady, J. S., Her, M., Moreno, G., Perez, C. & Yelinek, J. Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States. Psychology of Popular Media Culture 8, 207–217 (2019).',
    ],
  ])('of %s', (id, ...expected) => {
    expect(references(id)).toEqual(expected);
  });

  it('are in the language that is asked for, or in that of the style', () => {
    const german = references('apa', [{ ...book, edition: '3' }], 'de-DE');
    expect(german?.[0]).toContain('(3. Aufl.)');
    expect(references('gost-r-7-0-5-2008', [article], null)?.[0]).toMatch(/и др\..* Т\. 8\. № 3\. С\. 207–217\.$/);
  });

  it('do not depend on what was asked before', () => {
    const first = references('ieee', [article]);
    references('ieee', [{ ...article, title: 'Another title' }, book]);
    expect(references('ieee', [article])).toEqual(first);
  });

  it('keep apart what an author wrote in one year', () => {
    const two = [book, { ...book, id: 'other', title: 'A primate’s memoir' }];
    expect(references('apa', two)?.map((text) => /\(.*?\)/.exec(text)?.[0])).toEqual(['(2017a)', '(2017b)']);
  });

  it('belong to items whatever their ids are', () => {
    const ids = ['__proto__', 'constructor', '', '1'];
    const made = engine('apa').bibliography(ids.map((id, index) => ({ ...book, id, title: `Title ${index}` })));
    expect(made?.references.map(({ id }) => id)).toEqual(ids);
  });

  it('are the same in parts', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ ...book, id: `k${index}`, title: `Title ${index}` }));
    const rules = `<bibliography subsequent-author-substitute="———"><sort><key variable="title" sort="descending"/></sort>
      <layout><group delimiter=" "><text variable="citation-number"/><names variable="author"/><text variable="title"/></group></layout></bibliography>`;
    const made = citationEngineOf(style(`<citation><layout><text variable="title"/></layout></citation>${rules}`));
    const texts = (from?: number, count = 7) =>
      made.bibliography(many, from === undefined ? undefined : { from, count })?.references.map(writePlainReference);
    expect(texts()?.slice(0, 2)).toEqual(['1 Robert M. Sapolsky Title 6', '2 ——— Title 5']);
    for (const cut of [0, 1, 2, 6, 7]) expect([...(texts(0, cut) ?? []), ...(texts(cut) ?? [])]).toEqual(texts());
    expect(texts(3, 2)).toEqual(texts()?.slice(3, 5));
    expect(texts(9)).toEqual([]);
  });

  it('have the same range of dates the first time as later', () => {
    const range = { ...book, issued: { 'date-parts': [[1984], [1986]] } };
    const fresh = citationEngineOf(packagedStyle('nature'), 'en-US');
    const first = fresh.bibliography([range])?.references.map(writePlainReference);
    expect(first?.[0]).toContain('(Penguin Books, New York, 1984–1986)');
  });

  it('say so if there is nothing to print', () => {
    expect(references('ieee', [{ id: 'empty', type: 'document' }])).toEqual(['[1] [no details]']);
    expect(references('nature', [{ id: 'empty', type: 'document' }])).toHaveLength(1);
  });

  it('take names in any script, and a thousand authors', () => {
    const names = [
      { family: 'القرضاوي', given: 'يوسف' },
      { family: '毛', given: '泽东' },
    ];
    expect(references('apa', [{ ...book, author: names }])?.[0]).toMatch(/^القرضاوي, ي\., & 毛泽东\. \(2017\)/);
    const many = Array.from({ length: 1000 }, (_, index) => ({ family: `Author${index}`, given: 'A.' }));
    expect(references('apa', [{ ...book, author: many }])?.[0]).toMatch(/Author18, A\., … Author999, A\. \(2017\)/);
  });
});

describe('citations in the text', () => {
  const cited = (id: string, ...cites: Parameters<CitationEngine['citation']>[1][number][]) =>
    plainText(engine(id, 'en-US').citation(items, cites));
  const [first, second] = [{ id: 'sapolsky2017' }, { id: 'grady2019' }];

  test.each([
    ['apa', '(Sapolsky, 2017)', '(Grady et al., 2019; see Sapolsky, 2017, pp. 4–7, and others)', '(2017)'],
    ['ieee', '[1]', 'see [1, pp. 4–7], and others, [2]', '[1]'],
    ['chicago-author-date', '(Sapolsky 2017)', '(see Sapolsky 2017, 4–7, and others; Grady et al. 2019)', '(2017)'],
    ['modern-language-association', '(Sapolsky)', '(see Sapolsky 4–7, and others; Grady et al.)', null],
    ['vancouver', '(1)', null, '(1)'],
  ])('of %s', (id, one, two, suppressed) => {
    expect(cited(id, first)).toBe(one);
    if (two !== null)
      expect(
        cited(id, { ...first, prefix: 'see', locator: '4-7', label: 'page', suffix: ', and others' }, second),
      ).toBe(two);
    if (suppressed !== null) expect(cited(id, { ...first, suppressAuthor: true })).toBe(suppressed);
  });

  it('of notes are whole references', () => {
    expect(cited('chicago-fullnote-bibliography', { ...first, locator: '12' })).toBe(
      'Robert M. Sapolsky, Behave: The Biology of Humans at Our Best and Worst (New York: Penguin Books, 2017), 12.',
    );
  });

  it('of some of the works have the numbers and letters of all', () => {
    const sameYear = { ...book, id: 'other', title: 'A primate’s memoir' };
    const cite = (id: string, cites: readonly string[], all: readonly CslItem[]) =>
      plainText(
        engine(id, 'en-US').citation(
          all,
          cites.map((each) => ({ id: each })),
        ),
      );
    expect(cite('ieee', ['grady2019'], items)).toBe('[2]');
    expect(cite('ieee', ['other', 'sapolsky2017'], [...items, sameYear])).toBe('[1], [3]');
    expect(cite('apa', ['sapolsky2017'], [...items, sameYear])).toBe('(Sapolsky, 2017b)');
    expect(cite('apa', ['sapolsky2017'], items)).toBe('(Sapolsky, 2017)');
  });

  it('group the works of an author where the style does so', () => {
    const rules = `<citation collapse="year"><sort><key variable="issued"/></sort><layout delimiter="; "><group delimiter=" "><names variable="author"><name form="short"/></names>
      <date variable="issued" form="numeric" date-parts="year"/></group></layout></citation>`;
    const all = [...items, { ...book, id: 'later', issued: { 'date-parts': [[2023]] } }];
    const cites = all.map(({ id }) => ({ id }));
    expect(plainText(citationEngineOf(style(rules)).citation(all, cites))).toMatch(/^Sapolsky 2017, 2023; Grady/);
  });

  it('refuse what is not cited', () => {
    expect(() => cited('apa', { id: 'unknown' })).toThrow('unknown');
  });
});

describe('formats', () => {
  const item: CslItem = { ...article, title: 'On <i>E. coli</i> & H<sub>2</sub>O_[x]', author: [{ family: 'Grady' }] };
  const made = engine('apa', 'en-US').bibliography([item]);

  it('of HTML', () => {
    expect(made && writeHtmlBibliography(made)).toBe(
      '<div class="csl-bib-body">\n  <div class="csl-entry">Grady. (2019). On <i>E. coli</i> &amp; H<sub>2</sub>O_[x]. <i>Psychology of Popular Media Culture</i>, <i>8</i>(3), 207–217. <a href="https://doi.org/10.1037/ppm0000185" rel="noopener noreferrer">https://doi.org/10.1037/ppm0000185</a></div>\n</div>\n',
    );
  });

  it('of plain text', () => {
    expect(made && writePlainBibliography(made)).toBe(
      'Grady. (2019). On E. coli & H2O_[x]. Psychology of Popular Media Culture, 8(3), 207–217. https://doi.org/10.1037/ppm0000185\n',
    );
  });

  it('of Markdown', () => {
    expect(made && writeMarkdownBibliography(made)).toBe(
      String.raw`Grady. (2019). On *E. coli* \& H<sub>2</sub>O\_\[x\]. *Psychology of Popular Media Culture*, *8*(3), 207–217. <https://doi.org/10.1037/ppm0000185>` +
        '\n',
    );
  });

  it('of RTF', () => {
    expect(made && writeRtfBibliography(made)).toBe(
      String.raw`{\rtf1\ansi\deff0{\fonttbl{\f0 Times New Roman;}}
{\pard\fi-567\li567\sa120 Grady. (2019). On {\i E. coli} & H{\sub 2}O_[x]. {\i Psychology of Popular Media Culture}, {\i 8}(3), 207\u8211?217. {\field{\*\fldinst{HYPERLINK "https://doi.org/10.1037/ppm0000185"}}{\fldrslt{https://doi.org/10.1037/ppm0000185}}}\par}
}
`,
    );
  });

  it('of numbers beside the text', () => {
    const numbered = engine('ieee', 'en-US').bibliography([book]);
    expect(numbered && writeHtmlBibliography(numbered)).toMatch(
      /<div class="csl-entry"><div class="csl-left-margin">\[1\]<\/div><div class="csl-right-inline">R\. M\. Sapolsky, <i>/,
    );
    expect(numbered && writeRtfBibliography(numbered)).toContain(String.raw`\sa120 [1]\tab R. M. Sapolsky`);
    expect(numbered && writeMarkdownBibliography(numbered)).toMatch(/^\\\[1\\\] R\. M\. Sapolsky, \*Behave/);
  });
});

describe('hostile documents', () => {
  /** Elements of HTML: everything between the two marks that text never has, because it is escaped. */
  const elementsOf = (html: string) => Array.from(html.matchAll(/<[^>]*>/g), ([element]) => element);
  const allowed =
    /^<(?:\/?(?:i|b|sup|sub)|\/(?:span|div|a)|span style="(?:font-variant:small-caps|text-decoration:underline)(?:;text-decoration:underline)?"|div class="csl-(?:bib-body|entry|left-margin|right-inline|block|indent)"|a href="https?:\/\/[^"<>\s]*" rel="noopener noreferrer")>$/;
  const pieces = fc.oneof(
    fc.constantFrom(
      ...[
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '<i>',
        '</i>',
        '<b>',
        '</div>',
        '</span>',
        '<sc>x</sc>',
      ],
      ...[
        '<span style="position:fixed">',
        '<span class="nocase">',
        '<a href="javascript:alert(1)">',
        '&lt;',
        '&#60;',
        '&',
        '"',
      ],
      ...[
        '\u0000',
        '\uD800',
        '%%STRING%%',
        '{\\rtf',
        '\\',
        '$&',
        '$1',
        '“',
        '<!--',
        ']]>',
        '\u00A0',
        'word',
        ' ',
        "'",
        '²',
      ],
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const text = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));

  test.each(['apa', 'ieee', 'chicago-fullnote-bibliography'])('bring no markup into the output of %s', (id) => {
    fc.assert(
      fc.property(text, text, text, text, (title, name, url, affix) => {
        const item: CslItem = {
          ...article,
          title,
          author: [{ family: name, given: title }],
          'container-title': name,
          DOI: url,
          URL: `https://example.org/${url}`,
        };
        const made = engine(id, 'en-US').bibliography([item, book]);
        const cite = { id: item.id, prefix: affix, suffix: affix, locator: affix };
        const html =
          (made ? writeHtmlBibliography(made) : '') + writeHtmlRuns(engine(id, 'en-US').citation([item, book], [cite]));
        expect(elementsOf(html).filter((element) => !allowed.test(element))).toEqual([]);
        expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    '<span class="nocase"></span>',
    '<span  class="nocase"></span>',
    '<span class="nocase"><span class="nocase"> </span></span>',
  ])('can have a name without text: %s', (family) => {
    const item: CslItem = { ...article, author: [{ family, given: 'Jessica' }] };
    expect(plainText(engine('apa').citation([item], [{ id: item.id }]))).toContain('2019');
  });

  it('have links only of http and https', () => {
    const made = engine('apa', 'en-US').bibliography([{ ...book, URL: 'javascript:alert(1)' }]);
    expect(made && writeHtmlBibliography(made)).not.toContain('href');
  });
});

describe('styles that can’t be used', () => {
  const term = (attributes: string) => `<locale><terms><term ${attributes}>x</term></terms></locale>`;

  test.each([
    ['that are no XML', 'not XML', /not well-formed XML\. Line 1/],
    ['that are not closed', `${style('').slice(0, -8)}\n<citation>`, /not well-formed XML\. Line 2/],
    ['that declare entities', `<!DOCTYPE x [<!ENTITY a "a">]>${style('')}`, /declares entities/],
    ['that are too large', `${style('')}${' '.repeat(5_000_000)}`, /larger than 1,024 KB/],
    ['that are nested too deeply', style('<group>'.repeat(200)), /nested too deeply/],
    ['that name a term as every object', style(term('name="__proto__" form="zzz"')), /uses “__proto__” as a name/],
    ['that name a form as every object', style(term('name="and" form="constructor"')), /“constructor”/],
    ['with such a name in a list', style('<citation><layout><text variable="title ToString"/>'), /“ToString”/],
    ['with such a name of an attribute', style('<citation __proto__="x">'), /“__proto__”/],
    ['with such a name of an element', style('<valueOf/>'), /“valueOf”/],
    ['of another kind', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /isn’t a citation style/],
    ['without rules', style(''), /neither how a citation looks nor which style it follows/],
  ])('%s are refused', (_, xml, message) => {
    expect(() => readStyle(xml)).toThrow(message);
  });

  test.each([
    ['that miss a macro', style('<citation><layout><text macro="none"/></layout></citation>')],
    [
      'whose macro calls itself',
      style('<macro name="a"><text macro="a"/></macro><citation><layout><text macro="a"/></layout></citation>'),
    ],
  ])('%s are refused', (_, xml) => {
    expect(() => citationEngineOf(xml)).toThrow(/^The style (?:can’t be used: |uses the macro “none”)/);
  });

  it('have white space between the elements of a name', () => {
    const rules = `<citation><layout><names variable="author">
      <name> <name-part name="family" text-case="uppercase"/> </name> <label/>
      </names></layout></citation>`;
    expect(plainText(citationEngineOf(style(rules)).citation([book], [{ id: book.id }]))).toBe('Robert M. SAPOLSKY');
  });

  it('bring no markup either', () => {
    const xml = style(
      '<citation><layout prefix="&lt;script&gt;" suffix="&lt;img src=x&gt;"><text value="&lt;b onclick=1&gt;"/><text variable="title"/></layout></citation>',
    );
    const html = writeHtmlRuns(citationEngineOf(xml).citation([book], [{ id: book.id }]));
    expect(html).not.toMatch(/<(?:script|img|b )/);
    expect(html).toContain('Behave');
  });
});
