// The format of a text is told by how its first record begins.
import { expect, test } from 'vitest';
import { startingFormat } from './startingFormat.ts';

test.each([
  ['bibtex', '@article{a, title = {TY  - JOUR}}'],
  ['bibtex', '% a comment\n\n@string{x = "y"}'],
  [null, 'Dear reader, this is a letter.'],
  ['bibtex', '@article{a,\n  abstract = {\nTY  - JOUR\n}}'],
  ['ris', 'TY  - JOUR\nAB  - @article{a, title = {T}}\nER  - '],
  ['ris', '\uFEFF\r\nProvider: X\r\n\r\nTY  - JOUR'],
  ['ris', 'Write to tides@example (at any time)\nTY  - JOUR'],
  ['csl-json', '[{"type": "book", "title": "@book{a}"}]'],
  ['csl-json', ' \n{"items": []}'],
  ['csl-json', '[]'],
  ['nbib', '\nPMID- 12345678\nOWN - NLM'],
  ['enw', '%0 Journal Article\r\n%T T'],
  ['enw', '%A Jan Berg\n%T T'],
  ['bibtex', '%A comment\n%T of somebody\n@article{a}'],
  ['ciw', '\uFEFFFN Clarivate Analytics Web of Science\nVR 1.0\nPT J'],
  ['ciw', 'PT J\nAU Berg, J'],
])('%s: %j', (format, text) => {
  expect(startingFormat(text)).toBe(format);
});
