// What completes a search without the library: fields and operators.
import { expect, test } from 'vitest';
import { recall } from './suggestions.ts';

const at = (shown: string) => {
  const caret = shown.indexOf('|');
  return recall({ text: shown.replace('|', ''), caret, isAsked: false }, 'user_1');
};

test('the library is asked for what completes a word', () => {
  expect(at('berg|').hasMore).toBe(true);
  expect(at('"and|').hasMore).toBe(true);
});

test.each(['sea AND|', 'sea or|', 'not|', 'title contains|', '/and|', '/choc(o|)la/'])(
  '“%s” is completed by nothing',
  (shown) => {
    expect(at(shown)).toEqual({ suggestions: [], hasMore: false });
  },
);
