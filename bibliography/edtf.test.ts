// EDTF level 0: what is a date, how it reads, how it sorts.
import { describe, expect, test } from 'vitest';
import { edtfProblem, formatDate, isDate, parseDate, printDate, sortKey, yearOf } from './edtf.ts';

describe('parseDate', () => {
  test.each([
    '2006',
    '2006-03',
    '2006-03-05',
    '0000',
    '2004-02-29',
    '2000-02-29',
    '1984/1986',
    '1968-05-19/1968-05-25',
    '2004-06/2006',
    '2006/2006-03',
  ])('%s is a date', (text) => {
    const value = parseDate(text);
    expect(value).not.toBeNull();
    if (!value) return;
    expect(printDate(value.start) + (value.end ? `/${printDate(value.end)}` : '')).toBe(text);
    expect(edtfProblem(text)).toBeNull();
  });

  test.each([
    ['2006-13', 'There is no month 13.'],
    ['2006-00', 'There is no month 00.'],
    ['2006-02-29', 'February 2006 has no day 29.'],
    ['1900-02-29', 'February 1900 has no day 29.'],
    ['2006-04-31', 'April 2006 has no day 31.'],
    ['2006/2005', 'The interval ends before it begins.'],
  ])('%s: %s', (text, problem) => {
    expect(isDate(text)).toBe(false);
    expect(edtfProblem(text)).toBe(problem);
  });

  test.each([
    '',
    '06',
    '2006-3',
    '20063',
    '-0876',
    '2006/',
    '/2006',
    '2006/2007/2008',
    '19XX',
    '1984?',
    ' 2006',
    '2006-03-05T12:00',
    '2006\n',
  ])('%j is not level 0', (text) => {
    expect(isDate(text)).toBe(false);
    expect(edtfProblem(text)).toMatch(/^Write a date as/);
  });
});

test.each([
  ['2006', '2006'],
  ['2006-03', 'March 2006'],
  ['2006-03-05', '5 March 2006'],
  ['1984/1986', '1984–1986'],
  ['1968-05-19/1968-05-25', '19 May 1968 – 25 May 1968'],
  ['in press', 'in press'],
])('%s reads %s', (text, formatted) => {
  expect(formatDate(text)).toBe(formatted);
});

test('sorts by the start, the less precise first', () => {
  const dates = ['2007', '2006-03-05', '1984/2020', '2006', '2006-03'];
  expect(dates.toSorted((a, b) => ((sortKey(a) ?? '') < (sortKey(b) ?? '') ? -1 : 1))).toEqual([
    '1984/2020',
    '2006',
    '2006-03',
    '2006-03-05',
    '2007',
  ]);
  expect(yearOf('1984/1986')).toBe(1984);
  expect(yearOf('soon')).toBeNull();
});
