// Tests EDTF levels 0 and 1: which texts are dates, how they are shown and how they are sorted.
import { describe, expect, test } from 'vitest';
import { edtfProblem, formatDate, isDate, isPlainDate, parseDate, printDate, yearLabel, yearOf } from './edtf.ts';

describe('parseDate', () => {
  test.each(
    [
      ['2006', '2006-03', '2006-03-05', '0000', '2004-02-29', '2000-02-29', '2004-10', '0987-06-01'],
      ['2001-21', '2001-22', '2001-23', '2001-24'],
      ['1984?', '2004-06~', '2004-06-11%', '2001-22?'],
      ['199X', '19XX', '1XXX', '2004-XX', '1985-04-XX', '-019X'],
      ['-0044', '-0044-03-15', 'Y17000', 'Y-170000000'],
      ['2013-05-06T10:11:12', '2013-05-06T10:11', '2013-05-06T23:20:30Z', '2013-05-06T23:20:30.5+04:30'],
    ].flat(),
  )('%s is a date, and is written the same', (text) => {
    const value = parseDate(text);
    expect(value?.end).toBeNull();
    expect(edtfProblem(text)).toBeNull();
    if (typeof value?.start === 'object') expect(printDate(value.start)).toBe(text);
  });

  test.each(
    [
      ['1984/1986', '1968-05-19/1968-05-25', '2004-06/2006', '2006/2006-03', '2001-22/2001', '1984~/2004-06?'],
      [
        '2001/..',
        '../2001',
        '2001/',
        '/2001',
        '2004-02-01/..',
        '2001-21/2001-22',
        '199X/200X',
        '-0044/0014',
        'Y-17E7/..',
      ],
    ].flat(),
  )('%s is an interval', (text) => {
    expect(parseDate(text)?.end).not.toBeNull();
    expect(edtfProblem(text)).toBeNull();
  });

  test.each([
    ['2006-13', 'There is no month 13.'],
    ['2006-00', 'There is no month 00.'],
    ['2006-25', 'There is no month 25.'],
    ['2006-02-29', 'February 2006 has no day 29.'],
    ['1900-02-29', 'February 1900 has no day 29.'],
    ['2006-04-31', 'April 2006 has no day 31.'],
    ['-0044-02-30', 'February 45 BC has no day 30.'],
    ['2006/2005', 'The end of the interval is before its start.'],
    ['200X/1999', 'The end of the interval is before its start.'],
    ['2006-05/2006-04', 'The end of the interval is before its start.'],
  ])('%s: %s', (text, problem) => {
    expect(isDate(text)).toBe(false);
    expect(edtfProblem(text)).toBe(problem);
  });

  test.each(
    [
      ['', '06', '2006-3', '20063', '2006/2007/2008', ' 2006', '2006\n', '2006-03-05T25:00', '2006-03T12:00'],
      [
        '-0000',
        'XXXX',
        '19X4',
        '199X-03',
        '2004-XX-05',
        '2001-22-03',
        '1984??',
        '/',
        '..',
        '../..',
        '../',
        'Y1999',
        'Y-17E99',
      ],
    ].flat(),
  )('%j is none', (text) => {
    expect(isDate(text)).toBe(false);
    expect(edtfProblem(text)).toMatch(/^Enter a date such as/);
  });
});

test.each([
  ['2006', '2006', '2006'],
  ['2006-03', 'March 2006', '2006'],
  ['2006-03-05', '5 March 2006', '2006'],
  ['2001-22', 'Summer 2001', '2001'],
  ['1984/1986', '1984–1986', '1984'],
  ['1968-05-19/1968-05-25', '19 May 1968 – 25 May 1968', '1968'],
  ['1850~', 'about 1850', '1850'],
  ['1850?', '1850?', '1850'],
  ['1850-03%', 'about March 1850?', '1850'],
  ['199X', '1990s', '1990s'],
  ['19XX', '1900–1999', '1900–1999'],
  ['2004-XX', '2004 (month unknown)', '2004'],
  ['2004-XX-XX', '2004 (month unknown)', '2004'],
  ['2004-03-XX', 'March 2004 (day unknown)', '2004'],
  ['2001/..', 'since 2001', '2001'],
  ['../2001', 'until 2001', '2001'],
  ['2001/', '2001 – unknown', '2001'],
  ['/2001', 'unknown – 2001', '2001'],
  ['2013-05-06T10:11:12', '6 May 2013, 10:11:12', '2013'],
  ['2013-05-06T10:11Z', '6 May 2013, 10:11 UTC', '2013'],
  ['0987', 'AD 987', '987'],
  ['0987-06-01', '1 June 987', '987'],
  ['0000', '1 BC', '1 BC'],
  ['-0044', '45 BC', '45 BC'],
  ['-0044-03-15', '15 March 45 BC', '45 BC'],
  ['-019X', '200 BC–191 BC', '200 BC–191 BC'],
  ['Y-17E7', '170,000,000 BC', '170,000,000 BC'],
  ['Y12000', '12000', '12000'],
  ['in press', 'in press', ''],
])('%s reads %s, and %s in short', (text, formatted, year) => {
  expect(formatDate(text)).toBe(formatted);
  expect(yearLabel(text)).toBe(year);
});

test("the year is known even if other parts aren't", () => {
  const years = [
    '1984/1986',
    '../2001',
    '/2001',
    '199X',
    '-0044',
    'Y-17E7',
    '2001-22',
    '2013-05-06T10:11:12',
    'soon',
  ].map(yearOf);
  expect(years).toEqual([1984, 2001, 2001, 1990, -44, -170_000_000, 2001, 2013, null]);
});

test('only a year, a month or a day is a plain date', () => {
  const more = ['2006-22', '1850~', '199X', '2004-XX', '2013-05-06T10:11', '1984/1986', 'soon'];
  expect(['2006', '2006-03', '-0044-03-15', ...more].filter(isPlainDate)).toEqual(['2006', '2006-03', '-0044-03-15']);
});
