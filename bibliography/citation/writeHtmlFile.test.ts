// What is pasted into a word processor keeps its indents, and a file of references brings nothing but them.
import { expect, test } from 'vitest';
import type { Bibliography } from './formattedText.ts';
import { writeHtmlFile, writeHtmlParagraphs } from './writeHtmlFile.ts';

const numbered: Bibliography = {
  references: [
    {
      id: 'doe',
      blocks: [
        { place: 'leftMargin', runs: [{ text: '[1]' }] },
        { place: 'rightInline', runs: [{ text: 'J. Doe, ' }, { text: 'Sea & <shore>', italic: true }] },
        { place: 'block', runs: [{ text: 'Read twice.' }] },
      ],
    },
  ],
  hangingIndent: false,
  lineSpacing: 1,
  entrySpacing: 0,
  labelWidth: 3,
};

test('a number stands in the indent of its reference', () => {
  expect(writeHtmlParagraphs(numbered)).toBe(
    '<p dir="auto" style="margin:0 0 0.6em 2.5em;text-indent:-2.5em">[1]<span style="mso-tab-count:1">&emsp;</span>' +
      'J. Doe, <i>Sea &amp; &lt;shore&gt;</i><br>Read twice.</p>\n',
  );
});

test('a style without a hanging indent has none', () => {
  const plain = { ...numbered, references: [{ id: 'doe', blocks: [{ place: 'line', runs: [{ text: 'Doe' }] }] }] };
  expect(writeHtmlParagraphs(plain as Bibliography)).toBe('<p dir="auto" style="margin:0 0 0.6em 0em">Doe</p>\n');
});

test('the title of a file is text', () => {
  const file = writeHtmlFile(numbered, { title: '</title><script>', language: 'de-DE' });
  expect(file).toContain('<html lang="de-DE">');
  expect(file).not.toContain('<script>');
});
