// Tests that generated keys are unique, and which pattern a library uses.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft } from '../documents.ts';
import { keyPatternsOf } from './libraryKeyPatterns.ts';
import { defaultKeyPattern, KeyMaker } from './makeKey.ts';

const berg: DocumentDraft = {
  kind: 'thesis',
  fields: { title: 'Tides', authors: [{ person: { family: 'Berg' } }], published: '2006' },
};
const article: DocumentDraft = { ...berg, kind: 'journalArticle' };

test('equal keys get letters, ignoring case', () => {
  const keys = new KeyMaker(['BERG2006A']);
  expect([keys.make(berg), keys.make(berg), keys.make(berg)]).toEqual(['Berg2006', 'Berg2006b', 'Berg2006c']);
  expect(keys.free('x')).toBe('x');
  for (let count = 0; count < 26; count += 1) keys.free('x');
  expect(keys.free('x')).toBe('xaa');
});

test("a document's own key doesn't count as taken", () => {
  const keys = new KeyMaker(['Berg2006', 'Berg2006a', 'Berg2006ab', 'y']);
  expect(keys.free('Berg2006', ['Berg2006a'])).toBe('Berg2006a');
  expect(keys.free('Berg2006')).toBe('Berg2006b');
  expect(keys.free('Berg2006', ['berg2006'])).toBe('Berg2006');
  expect(keys.free('Berg2006', ['berg2006AB'])).toBe('Berg2006c');
  expect(keys.free('x', ['y'])).toBe('x');
});

describe('the pattern of a library', () => {
  const meta = (name: string, value: string) => ({ kind: 'META', name, value });

  test('is the default if none is set', () => {
    const patterns = keyPatternsOf(null, [meta('grouping', '[auth];'), { kind: 'COMMENT', name: null, value: 'x' }]);
    expect(patterns).toMatchObject({ origin: 'default', pattern: defaultKeyPattern });
    expect(patterns.nameOf(berg)).toBe('Berg2006');
  });

  test('is that of the imported file, by type', () => {
    const patterns = keyPatternsOf(null, [
      meta('keypatterndefault', '[auth:lower]\\;x;'),
      meta('keypattern_article', '[year][auth];'),
      meta('keypattern_misc', '[auth;'),
    ]);
    expect(patterns).toMatchObject({ origin: 'file', pattern: '[auth:lower];x' });
    expect([patterns.nameOf(berg), patterns.nameOf(article)]).toEqual(['berg;x', '2006Berg']);
    expect(patterns.nameOf({ ...berg, kind: 'other' })).toBe('berg;x');
  });

  test('applies to its type only, and others use the default', () => {
    const patterns = keyPatternsOf(null, [meta('keypattern_article', '[year][auth];')]);
    expect(patterns).toMatchObject({ origin: 'file', pattern: defaultKeyPattern });
    expect([patterns.nameOf(berg), patterns.nameOf(article)]).toEqual(['Berg2006', '2006Berg']);
  });

  test('is the one that was set, whatever files contain', () => {
    const patterns = keyPatternsOf('[year]', [meta('keypatterndefault', '[auth];'), meta('keypattern_article', 'x;')]);
    expect(patterns).toMatchObject({ origin: 'set', pattern: '[year]' });
    expect([patterns.nameOf(berg), patterns.nameOf(article)]).toEqual(['2006', '2006']);
  });
});
