// Tests which nested keywords a row shows.
import { expect, test } from 'vitest';
import { deepestKeywords } from './deepestKeywords.ts';

test.each([
  [
    ['mood', 'taste'],
    ['mood', 'taste'],
  ],
  [['computing', 'gradual types', 'computing > programming languages > gradual types'], ['gradual types']],
  [
    ['computing > types', 'computing>logic', 'programs'],
    ['types', 'logic', 'programs'],
  ],
  [['mood', 'mood'], ['mood']],
  [['taste', 'mood > '], ['taste']],
  [[], []],
])('of %j it shows %j', (keywords, shown) => {
  expect(deepestKeywords(keywords)).toEqual(shown);
});
