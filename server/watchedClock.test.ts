import { expect, test } from 'vitest';
import { watchClock } from './watchedClock.ts';

function setUp() {
  let now = Date.UTC(2026, 0, 2);
  const warnings: string[] = [];
  const clock = watchClock({ now: () => new Date(now) }, (message) => warnings.push(message));
  return { clock, warnings, set: (moment: number) => (now = moment) };
}

test('warns once each time the clock is set back, but not by a few seconds', () => {
  const { clock, warnings, set } = setUp();
  clock.now();
  set(Date.UTC(2026, 0, 2) - 5_000);
  clock.now();
  expect(warnings).toEqual([]);
  set(Date.UTC(2026, 0, 1));
  expect(clock.now()).toEqual(new Date(Date.UTC(2026, 0, 1)));
  clock.now();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('86400 s behind');
  set(Date.UTC(2025, 0, 1));
  clock.now();
  expect(warnings).toHaveLength(2);
});

test('warns if a stored time is later than now', () => {
  const { clock, warnings } = setUp();
  clock.hasPassed(null);
  clock.hasPassed(new Date(Date.UTC(2026, 0, 1)));
  expect(warnings).toEqual([]);
  clock.hasPassed(new Date(Date.UTC(2026, 0, 3)));
  expect(warnings).toHaveLength(1);
});
