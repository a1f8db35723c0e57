// Tests completions of fields and operators, which don't need the library.
import { expect, test } from 'vitest';
import { recall } from './suggestions.ts';

const at = (shown: string) => {
  const caret = shown.indexOf('|');
  return recall({ text: shown.replace('|', ''), caret, isAsked: false }, 'user_1');
};

test('the library is asked for values that complete a word', () => {
  expect(at('berg|').hasMore).toBe(true);
  expect(at('"and|').hasMore).toBe(true);
});

test.each(['sea AND|', 'sea or|', 'not|', 'title contains|', '/and|', '/choc(o|)la/'])(
  '“%s” has no completions',
  (shown) => {
    expect(at(shown)).toEqual({ suggestions: [], hasMore: false });
  },
);
