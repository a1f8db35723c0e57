// Whether Markdown and RTF say the same text as the runs they are written from, whatever the text is.
import fc from '#tests/support/fastCheck.ts';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it, test } from 'vitest';
import { plainText, type Run } from './formattedText.ts';
import { writeMarkdownReference, writeMarkdownRuns } from './writeMarkdown.ts';
import { writeRtfBibliography } from './writeRtf.ts';

const words = fc.constantFrom(
  ...[
    '*',
    '**',
    '_',
    '`',
    '\\',
    '[',
    ']',
    '(',
    ')',
    '<b>',
    '<!--',
    '&amp;',
    '&',
    '#',
    '1.',
    '-',
    '+',
    '=',
    '~',
    '!',
    '|',
    '>',
  ],
  ...['{', '}', '\\par', '\\u8211?', 'word', 'Word', 'é', '漢', '“', '.', ',', ' ', ' a ', 'http://x.org', '2'],
);
const text = fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
const run: fc.Arbitrary<Run> = fc.record(
  {
    text,
    italic: fc.constant(true),
    bold: fc.constant(true),
    underline: fc.constant(true),
    smallCaps: fc.constant(true),
    position: fc.constantFrom('superscript', 'subscript'),
    href: fc.constant('https://doi.org/10.1000/a_b*c'),
  },
  { requiredKeys: ['text'] },
);

/** A line starts and ends with no white space, and has no two spaces side by side. */
const line = fc
  .array(run, { minLength: 1, maxLength: 4 })
  .filter((runs) => plainText(runs) === plainText(runs).trim() && plainText(runs) !== '');

const allowedElement = /^<\/?(?:em|strong|sup|sub|u|span(?: style="font-variant:small-caps")?)>$/;

/** The text that a parser of CommonMark reads, and the elements of HTML in it. */
function readMarkdown(markdown: string): { text: string; elements: string[]; isParagraph: boolean } {
  const root = unified().use(remarkParse).parse(markdown);
  let read = '';
  const elements: string[] = [];
  visit(root, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') read += node.value;
    if (node.type === 'html') elements.push(node.value);
  });
  return { text: read, elements, isParagraph: root.children.length === 1 && root.children[0]?.type === 'paragraph' };
}

describe('Markdown', () => {
  it('says the text of its runs', () => {
    fc.assert(
      fc.property(line, (runs) => {
        const read = readMarkdown(writeMarkdownReference({ id: 'a', blocks: [{ place: 'line', runs }] }));
        expect(read).toMatchObject({ text: plainText(runs), isParagraph: true });
        expect(read.elements.filter((element) => !allowedElement.test(element))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test.each<[string, Run[]]>([
    [
      '*E. coli* in H<sub>2</sub>O',
      [{ text: 'E. coli', italic: true }, { text: ' in H' }, { text: '2', position: 'subscript' }, { text: 'O' }],
    ],
    ['*8*(3)', [{ text: '8', italic: true }, { text: '(3)' }]],
    ['<em>“Title”</em>s', [{ text: '“Title”', italic: true }, { text: 's' }]],
    [
      '<em>a</em><strong>b</strong>',
      [
        { text: 'a', italic: true },
        { text: 'b', bold: true },
      ],
    ],
  ])('%s', (markdown, runs) => {
    expect(writeMarkdownRuns(runs)).toBe(markdown);
  });
});

/** The text of a paragraph of RTF, without groups that are not shown. */
function readRtf(rtf: string): string {
  const body = /\\sa120 ([^]*)\\par\}/.exec(rtf)?.[1] ?? '';
  return body
    .replace(/\{\\field\{\\\*\\fldinst\{[^{}]*\}\}\{\\fldrslt\{/g, '')
    .replace(/\\u(-?\d+)\?|\\([\\{}])|\\[a-z]+ ?|[{}]/g, (_, code: string | undefined, character: string | undefined) =>
      code === undefined ? (character ?? '') : String.fromCharCode(Number(code) & 0xffff),
    );
}

test('RTF says the text of its runs', () => {
  fc.assert(
    fc.property(line, (runs) => {
      const rtf = writeRtfBibliography({
        references: [{ id: 'a', blocks: [{ place: 'line', runs }] }],
        hangingIndent: false,
        lineSpacing: 1,
        entrySpacing: 0,
        labelWidth: 0,
      });
      expect(rtf).toMatch(/^[\x20-\x7E\n]*$/);
      expect(readRtf(rtf)).toBe(plainText(runs));
    }),
    { numRuns: 300 },
  );
});
