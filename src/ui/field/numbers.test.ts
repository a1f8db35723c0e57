// Tests parsing and stepping of typed numbers.
import { describe, expect, it } from 'vitest';
import { readNumber, stepNumber } from './numbers.ts';

describe('readNumber', () => {
  it.each([
    ['', { value: null }],
    ['  ', { value: null }],
    [' 12 ', { value: 12 }],
    ['-3', { value: -3 }],
    ['−3', { value: -3 }],
    ['1e5', { problem: 'Enter a number, for example 12.' }],
    ['12a', { problem: 'Enter a number, for example 12.' }],
    ['1.5', { problem: 'Enter a whole number.' }],
  ])('reads %j', (text, read) => {
    expect(readNumber(text)).toEqual(read);
  });

  it('keeps to the limits', () => {
    const limits = { min: 1, max: 9, step: 0.25 };
    expect(readNumber('0', limits)).toEqual({ problem: 'The minimum is 1.' });
    expect(readNumber('9.25', limits)).toEqual({ problem: 'The maximum is 9.' });
    expect(readNumber('1.125', limits)).toEqual({ problem: 'Use steps of 0.25.' });
    expect(readNumber('1.25', limits)).toEqual({ value: 1.25 });
  });
});

describe('stepNumber', () => {
  it.each([
    ['4', 1, {}, '5'],
    ['4', -10, { min: 1 }, '1'],
    ['8', 10, { max: 9 }, '9'],
    ['', 1, { min: 3 }, '3'],
    ['many', -1, {}, '0'],
    ['0.1', 2, { step: 0.1 }, '0.3'],
    ['1.5', 1, {}, '2.5'],
  ])('%j and %i steps with %j is %j', (text, count, limits, next) => {
    expect(stepNumber(text, count, limits)).toBe(next);
  });
});
