// Tests the conversion between publishers and the rows of the form.
import { expect, it } from 'vitest';
import { publishersOf, rowsOf } from './publisherRows.ts';

it('leaves out blank rows and unfinished places', () => {
  expect(
    publishersOf([
      { name: 'Springer', places: 'Berlin; Heidelberg, Germany; ' },
      { name: ' ', places: ' ;' },
      { name: '', places: 'Paris' },
    ]),
  ).toEqual([
    { name: 'Springer', locations: ['Berlin', 'Heidelberg, Germany'] },
    { name: null, locations: ['Paris'] },
  ]);
  expect(publishersOf([{ name: '', places: '' }])).toBeNull();
});

it('shows stored publishers, or one empty row if there are none', () => {
  expect(rowsOf([{ name: 'A', locations: ['B', 'C'] }, { locations: null }])).toEqual([
    { name: 'A', places: 'B; C' },
    { name: '', places: '' },
  ]);
  expect(rowsOf([])).toEqual([{ name: '', places: '' }]);
});
