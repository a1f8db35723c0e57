// Dates as people write them.
import { describe, expect, test } from 'vitest';
import { dateProblem, readDate } from './writtenDates.ts';

describe('readDate', () => {
  test.each([
    ['2006', '2006'],
    [' 2006-03-05 ', '2006-03-05'],
    ['march 2006', '2006-03'],
    ['Mar. 2006', '2006-03'],
    ['Sept 2006', '2006-09'],
    ['3/2006', '2006-03'],
    ['2006/3', '2006-03'],
    ['2006-3-5', '2006-03-05'],
    ['5 March 2006', '2006-03-05'],
    ['5th of march 2006', '2006-03-05'],
    ['March 5, 2006', '2006-03-05'],
    ['5.3.2006', '2006-03-05'],
    ['1984–1986', '1984/1986'],
    ['1984--1986', '1984/1986'],
    ['1984 - 1986', '1984/1986'],
    ['march 2006 to may 2007', '2006-03/2007-05'],
    ['25/12/2006', '2006-12-25'],
    ['12/25/2006', '2006-12-25'],
    ['5/05/2006', '2006-05-05'],
    ['11/11/2006', '2006-11-11'],
  ])('%s → %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  test.each(['', '3/5/2006', 'in press', '13/2006', '31 April 2006', '1986–1984', 'Smarch 2006', '2006-03-05-2007'])(
    '%j cannot be read',
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );
});

describe('dateProblem', () => {
  test.each([
    ['2006-02-29', 'February 2006 has no day 29.'],
    ['31 February 2012', 'February 2012 has no day 31.'],
    ['13/2006', 'There is no month 13.'],
    ['3/12/2012', '3/12/2012 is one day to some and another to others. Write 2012-12-03 or 2012-03-12.'],
    ['c. 1850', 'A date has no “about” here. Write 1850, and in the note that it is uncertain.'],
    ['1850?', 'A date has no “about” here. Write 1850, and in the note that it is uncertain.'],
    ['spring of 2012', 'A date has no season here. Write 2012, or the year with a month.'],
  ])('%s: %s', (text, problem) => {
    expect(dateProblem(text)).toBe(problem);
  });

  test.each(['in press', '0/5/2006', '11/1/200', '5 March 2006', ''])('%j: how dates are written', (text) => {
    expect(dateProblem(text)).toMatch(/^Write a date as 2006, /);
  });

  test('nothing of what is one', () => {
    expect(dateProblem('2006-03/2007')).toBeNull();
  });
});
