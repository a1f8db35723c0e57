// Tests dates as people write them.
import { describe, expect, test } from 'vitest';
import { formatDate } from './edtf.ts';
import { dateProblem, readDate, yearWithin } from './writtenDates.ts';

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
    ['summer 2001', '2001-22'],
    ['2001-summer', '2001-22'],
    ['Fall of 2003', '2003-23'],
    ['Winter 2001/02', '2001-24'],
    ['ca. 1850', '1850~'],
    ['c. 1850', '1850~'],
    ['circa 1850', '1850~'],
    ['about march 1850', '1850-03~'],
    ['~1850', '1850~'],
    ['1850 ?', '1850?'],
    ['c. 1850?', '1850%'],
    ['[2001]', '2001'],
    ['[ca. 1850]', '1850~'],
    ['[1850?]', '1850?'],
    ['(2001)', '2001'],
    ['2001a', '2001'],
    ['c2001', '2001'],
    ['©2001', '2001'],
    ['the 1990s', '199X'],
    ['19th century', '18XX'],
    ['45 BC', '-0044'],
    ['1 B.C.', '0000'],
    ['AD 79', '0079'],
    ['987', '0987'],
    ['since 2001', '2001/..'],
    ['2001–', '2001/..'],
    ['until May 2001', '../2001-05'],
    ['2015-01-15 / 2015-02-25', '2015-01-15/2015-02-25'],
    ['from 1984 to 1986', '1984/1986'],
    ['1984–86', '1984/1986'],
    ['1984-86', '1984/1986'],
    ['Spring 2001 – Summer 2001', '2001-21/2001-22'],
    ['-44', '-0044'],
    ['-500', '-0500'],
    ['-44/-30', '-0044/-0030'],
    ['Spring/Summer 2001', '2001-21/2001-22'],
    ['Jan–Feb 2001', '2001-01/2001-02'],
    ['Jan.-Feb. 2001', '2001-01/2001-02'],
    ['2001 Jan-Feb', '2001-01/2001-02'],
    ['15. März 2001', '2001-03-15'],
    ['Okt. 2001', '2001-10'],
    ['1er août 2001', '2001-08-01'],
    ['15 de septiembre de 2001', '2001-09-15'],
    ['2001 dez', '2001-12'],
    // Drafts of EDTF, as in older versions of BibLaTeX.
    ['199u', '199X'],
    ['2004-uu', '2004-XX'],
    ['1984?~', '1984%'],
    ['y-17e7', 'Y-17E7'],
    ['unknown/2004', '/2004'],
    ['2004/open', '2004/..'],
  ])('%s → %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  test.each([
    '',
    '3/5/2006',
    'in press',
    '13/2006',
    '31 April 2006',
    '1986–1984',
    'Smarch 2006',
    '2006-03-05-2007',
    '2001–02',
    '06',
    '[',
    '[]',
    '?',
    'ca.',
    '..',
    'spring',
    '31 summer 2001',
    '0 BC',
    '-0',
    'Dec-Jan 2001',
    '1984--86 BC',
  ])('%j cannot be read', (text) => {
    expect(readDate(text)).toBeNull();
  });
});

describe('dateProblem', () => {
  test.each([
    ['2006-02-29', 'February 2006 has no day 29.'],
    ['31 February 2012', 'February 2012 has no day 31.'],
    ['13/2006', 'There is no month 13.'],
    ['3/12/2012', '3/12/2012 could be either of two days. Enter 2012-12-03 or 2012-03-12.'],
  ])('%s: %s', (text, problem) => {
    expect(dateProblem(text)).toBe(problem);
  });

  test.each(['in press', '0/5/2006', '11/1/20', '5 March 2006', ''])(
    '%j: the message explains how to write dates',
    (text) => {
      expect(dateProblem(text)).toMatch(/^Enter a date such as 2006, /);
    },
  );

  test('valid dates have no message', () => {
    expect(dateProblem('2006-03/2007')).toBeNull();
  });
});

test.each([
  '2006',
  '2001-22',
  '1850~',
  '1850-03?',
  '1850%',
  '199X',
  '-0044',
  '0079',
  '2001/..',
  '../2001-05',
  '/2004',
  '2001-21/2001-22',
])('what %s is shown as can be typed', (date) => {
  expect(readDate(formatDate(date))).toBe(date);
});

test('the only year among other words', () => {
  const texts = [
    'forthcoming 2024',
    '2001–02',
    'Reprint of 1998 ed.',
    'in press',
    '1998, reprinted 2005',
    '12345',
    '10.1000/2001',
    '2001 [1999]',
    '2001 (repr. of 1999)',
    '-1200-XX-25',
    'before 1200 B.C.',
  ];
  expect(texts.map(yearWithin)).toEqual([2024, 2001, 1998, null, null, null, null, 2001, 2001, null, null]);
});

test('a long text is rejected quickly', () => {
  const start = performance.now();
  for (const text of ['1'.repeat(20_000), '1984-'.repeat(4_000), '['.repeat(10_000) + ']'.repeat(10_000)]) {
    expect(readDate(text)).toBeNull();
    expect(dateProblem(text)).not.toBeNull();
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});
