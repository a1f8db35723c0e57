import { describe, expect, it } from 'vitest';
import { eachOnce, readList } from './writtenLists.ts';

describe('a list typed into one field', () => {
  it.each([
    ['languages', 'English, German', ['English', 'German']],
    ['keywords', ' mood;cocoa \n taste,, ', ['mood', 'cocoa', 'taste']],
    ['locations', 'Cambridge, MA; Paris', ['Cambridge, MA', 'Paris']],
    ['institutionLocations', 'Berlin, Germany', ['Berlin, Germany']],
    ['sponsors', 'Smith, Smith and Co.; ACM', ['Smith, Smith and Co.', 'ACM']],
    ['citationKeys', 'one two,three', ['one', 'two', 'three']],
    ['issn', ' ; ', []],
  ])('of %s, "%s", is split at the separators of that field', (name, text, items) => {
    expect(readList(name, text)).toEqual(items);
  });

  it('has each item once, ignoring case, accents and spaces, in its first spelling', () => {
    expect(eachOnce([' Café ', 'cafe', 'au  lait', 'CAFÉ', 'Au lait', ''])).toEqual(['Café', 'au  lait']);
  });
});
