import { expect, it } from 'vitest';
import { chartOf } from '../chart/chartOf.ts';
import { sampleMachine } from '../chart/sampleMachine.ts';
import { lookOf, lookOfLine, coveredText } from './looks.ts';

const counts = (browser: number, model: number, unit: number) => ({ browser, model, unit });

it('a transition has the strongest kind of test that covered it', () => {
  const coverage = {
    states: new Map(),
    transitions: new Map([
      ['a', counts(0, 2, 5)],
      ['b', counts(0, 0, 0)],
    ]),
  };
  const changes = { chart: chartOf(sampleMachine), kinds: new Map([['b', 'gone' as const]]) };
  const overlay = {
    current: new Set<string>(),
    possible: new Set(['b']),
    marked: new Set<string>(),
    coverage,
    changes,
  };
  expect(lookOf('a', overlay)).toEqual({ possible: false, marked: false, covered: 'model', change: null });
  expect(lookOf('b', overlay)).toEqual({ possible: true, marked: false, covered: 'none', change: 'gone' });
  expect(lookOf('never heard of', overlay).covered).toBe('none');
  expect(lookOf('a', { ...overlay, coverage: null }).covered).toBeNull();
});

it('a line looks like the most prominent of its transitions', () => {
  const none = { possible: false, marked: false, covered: 'none', change: 'added' } as const;
  const unit = { possible: true, marked: false, covered: 'unit', change: null } as const;
  expect(lookOfLine([none, unit])).toEqual({ possible: true, marked: false, covered: 'unit', change: 'changed' });
  expect(lookOfLine([none, none]).change).toBe('added');
});

it('names the kinds of tests that covered a transition, and how often', () => {
  expect(coveredText(counts(3, 0, 12))).toBe('covered 3 × by browser tests, 12 × by unit tests');
  expect(coveredText(undefined)).toBe('not covered by any test');
});
