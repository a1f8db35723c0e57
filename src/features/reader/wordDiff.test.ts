// How two texts are compared word by word.
import { describe, expect, it } from 'vitest';
import { areAlike, itemDiff, wordDiff } from './wordDiff.ts';

describe('wordDiff', () => {
  it('marks what was added and removed, and nothing else', () => {
    expect(wordDiff('mood: a review', 'mood: A systematic review')).toEqual([
      { kind: 'same', text: 'mood: ' },
      { kind: 'removed', text: 'a' },
      { kind: 'added', text: 'A' },
      { kind: 'same', text: ' ' },
      { kind: 'added', text: 'systematic ' },
      { kind: 'same', text: 'review' },
    ]);
  });

  it('contains both complete texts', () => {
    const [before, after] = ['one two three four', 'zero two four five'];
    const parts = wordDiff(before, after);
    expect(
      parts
        .filter(({ kind }) => kind !== 'added')
        .map(({ text }) => text)
        .join(''),
    ).toBe(before);
    expect(
      parts
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toBe(after);
  });

  it('shows an added or removed text completely', () => {
    expect(wordDiff('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
    expect(wordDiff('old', '')).toEqual([{ kind: 'removed', text: 'old' }]);
    expect(wordDiff('', '')).toEqual([]);
  });
});

describe('itemDiff', () => {
  it('compares the items of a list, including their separators', () => {
    expect(itemDiff('sea, moon', 'sea', /(, )/)).toEqual([
      { kind: 'same', text: 'sea' },
      { kind: 'removed', text: ', moon' },
    ]);
    expect(itemDiff('Jan Berg and Ann Roe', 'Jan Berg, Chi Okafor and Ann Roe', /(, | and )/)).toEqual([
      { kind: 'same', text: 'Jan Berg' },
      { kind: 'added', text: ', Chi Okafor' },
      { kind: 'same', text: ' and Ann Roe' },
    ]);
    expect(itemDiff('', 'sea', /(, )/)).toEqual([{ kind: 'added', text: 'sea' }]);
    expect(itemDiff('sea', '', /(, )/)).toEqual([{ kind: 'removed', text: 'sea' }]);
  });
});

describe('areAlike', () => {
  it('distinguishes an edit from another text', () => {
    expect(areAlike(wordDiff('mood: a review', 'mood: a systematic review'))).toBe(true);
    expect(areAlike(wordDiff('a long review', 'a long'))).toBe(true);
    expect(areAlike(wordDiff('the first title of it', 'something else in its place'))).toBe(false);
  });
});
