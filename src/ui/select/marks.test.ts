// Tests which parts of a label are highlighted for a search.
import { expect, it } from 'vitest';
import { wordsOf } from '#machines/richSelect/rows.ts';
import { markMatches } from './marks.ts';

const marked = (label: string, query: string) =>
  markMatches(label, wordsOf(query))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

it.each([
  ['The Journal of Chemical Physics', 'jour', 'The [Jour]nal of Chemical Physics'],
  ['Mood and food', 'OOD', 'M[ood] and f[ood]'],
  ['Zeitschrift für Physik', 'fur zeit', '[Zeit]schrift [für] Physik'],
  ['Straße', 'strass', '[Straß]e'],
  ['Cafe\u0301 au lait', 'café', '[Cafe\u0301] au lait'],
  ['Nothing', '', 'Nothing'],
  ['Nothing', 'x', 'Nothing'],
])('%s searched for %s: %s', (label, query, expected) => {
  expect(marked(label, query)).toBe(expected);
});
