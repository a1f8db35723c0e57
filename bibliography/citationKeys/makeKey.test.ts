// Keys that differ, and the pattern that a library makes them by.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft } from '../documents.ts';
import { keyPatternsOf } from './libraryKeyPatterns.ts';
import { defaultKeyPattern, KeyMaker } from './makeKey.ts';

const berg: DocumentDraft = {
  kind: 'thesis',
  fields: { title: 'Tides', authors: [{ person: { family: 'Berg' } }], published: '2006' },
};
const article: DocumentDraft = { ...berg, kind: 'journalArticle' };

test('two that would be alike get letters, whatever their case', () => {
  const keys = new KeyMaker(['BERG2006A']);
  expect([keys.make(berg), keys.make(berg), keys.make(berg)]).toEqual(['Berg2006', 'Berg2006b', 'Berg2006c']);
  expect(keys.free('x')).toBe('x');
  for (let count = 0; count < 26; count += 1) keys.free('x');
  expect(keys.free('x')).toBe('xaa');
});

test('a key of its own is in nobody’s way', () => {
  const keys = new KeyMaker(['Berg2006', 'Berg2006a', 'Berg2006ab', 'y']);
  expect(keys.free('Berg2006', ['Berg2006a'])).toBe('Berg2006a');
  expect(keys.free('Berg2006')).toBe('Berg2006b');
  expect(keys.free('Berg2006', ['berg2006'])).toBe('Berg2006');
  expect(keys.free('Berg2006', ['berg2006AB'])).toBe('Berg2006c');
  expect(keys.free('x', ['y'])).toBe('x');
});

describe('the pattern of a library', () => {
  const meta = (name: string, value: string) => ({ kind: 'META', name, value });

  test('is the default where nobody said one', () => {
    const patterns = keyPatternsOf(null, [meta('grouping', '[auth];'), { kind: 'COMMENT', name: null, value: 'x' }]);
    expect(patterns).toMatchObject({ origin: 'default', pattern: defaultKeyPattern });
    expect(patterns.nameOf(berg)).toBe('Berg2006');
  });

  test('is that of the file, by type', () => {
    const patterns = keyPatternsOf(null, [
      meta('keypatterndefault', '[auth:lower]\\;x;'),
      meta('keypattern_article', '[year][auth];'),
      meta('keypattern_misc', '[auth;'),
    ]);
    expect(patterns).toMatchObject({ origin: 'file', pattern: '[auth:lower];x' });
    expect([patterns.nameOf(berg), patterns.nameOf(article)]).toEqual(['berg;x', '2006Berg']);
    expect(patterns.nameOf({ ...berg, kind: 'other' })).toBe('berg;x');
  });

  test('for a type alone leaves the others to the default', () => {
    const patterns = keyPatternsOf(null, [meta('keypattern_article', '[year][auth];')]);
    expect(patterns).toMatchObject({ origin: 'file', pattern: defaultKeyPattern });
    expect([patterns.nameOf(berg), patterns.nameOf(article)]).toEqual(['Berg2006', '2006Berg']);
  });

  test('is what somebody has set, whatever files say', () => {
    const patterns = keyPatternsOf('[year]', [meta('keypatterndefault', '[auth];'), meta('keypattern_article', 'x;')]);
    expect(patterns).toMatchObject({ origin: 'set', pattern: '[year]' });
    expect([patterns.nameOf(berg), patterns.nameOf(article)]).toEqual(['2006', '2006']);
  });
});
