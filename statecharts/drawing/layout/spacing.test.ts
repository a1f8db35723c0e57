import { expect, test } from 'vitest';
import { Spacing } from './spacing.ts';

test('a coordinate goes where it is wanted, as far as those fixed before it allow', () => {
  const spacing = new Spacing();
  const [low = 0, middle = 0, high = 0] = [0, 50, 100].map((value) => spacing.add(value));
  spacing.keepApart(low, middle, 20);
  spacing.keepApart(middle, high, 20);
  spacing.fix(high, 30);
  spacing.fix(low, 5);
  spacing.fix(middle, 90);
  expect([low, middle, high].map((coordinate) => spacing.value(coordinate))).toEqual([-10, 10, 30]);
});

test('a distance that is too small already may stay as it is', () => {
  const spacing = new Spacing();
  const [low, high] = [spacing.add(0), spacing.add(4)];
  spacing.keepApart(low, high, 20);
  spacing.fix(low, 0);
  spacing.fix(high, 0);
  expect(spacing.value(high)).toBe(4);
});
