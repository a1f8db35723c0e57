// Tests which texts are read as a moment, and as which moment.
import { expect, test } from 'vitest';
import { readMoment } from './dateTime.ts';

test.each([
  ['2006-03-05T12:00:00Z', '2006-03-05T12:00:00.000Z'],
  ['2006-03-05T12:00:00.123456789Z', '2006-03-05T12:00:00.123Z'],
  ['2006-03-05T12:00+02:00', '2006-03-05T10:00:00.000Z'],
  ['2006-03-05t12:00z', '2006-03-05T12:00:00.000Z'],
  // Without a time zone it is UTC, wherever the program runs.
  ['2006-03-05T12:00', '2006-03-05T12:00:00.000Z'],
  ['2006-03-05', '2006-03-05T00:00:00.000Z'],
  ['0001-01-01', '0001-01-01T00:00:00.000Z'],
])('%s is a moment', (text, moment) => {
  expect(readMoment(text)?.toISOString()).toBe(moment);
});

test.each([
  '',
  'yesterday',
  '2006',
  '2006-03',
  '2006-02-30',
  '2006-03-05T24:00:00Z',
  '2006-03-05T12:60:00Z',
  '2006-03-05T12:00:00+99:00',
  '2006-03-05 12:00',
  '0000-01-01',
  '0001-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-12:00',
])('%j is not a moment', (text) => {
  expect(readMoment(text)).toBeNull();
});
