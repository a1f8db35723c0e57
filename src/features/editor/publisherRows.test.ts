// What rows of publishers say, and how they show it.
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

it('shows what is stored, and a row to write into when nothing is', () => {
  expect(rowsOf([{ name: 'A', locations: ['B', 'C'] }, { locations: null }])).toEqual([
    { name: 'A', places: 'B; C' },
    { name: '', places: '' },
  ]);
  expect(rowsOf([])).toEqual([{ name: '', places: '' }]);
});
