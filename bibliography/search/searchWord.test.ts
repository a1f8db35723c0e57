// Tests the word that is being typed, and its replacement.
import fc from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { parseSearch } from './parseSearch.ts';
import { searchValue, searchWordAt, withWord } from './searchWord.ts';

/** `|` is the caret. */
function at(shown: string) {
  const caret = shown.indexOf('|');
  return { search: shown.replace('|', ''), caret };
}

test.each([
  ['|', '', null, ''],
  ['au|', 'au', null, 'au'],
  ['a|u', 'au', null, 'a'],
  ['dark au|', 'au', null, 'au'],
  ['dark |', '', null, ''],
  ['dark | x', '', null, ''],
  ['author:|', 'author:', 'author', ''],
  ['author:be|', 'author:be', 'author', 'be'],
  ['-author:be| x', 'author:be', 'author', 'be'],
  ['Key:be|', 'Key:be', 'citationkey', 'be'],
  ['old:be|', 'old:be', null, 'old:be'],
  ['(be|)', 'be', null, 'be'],
  ['a (b or title:"north w|', 'title:"north w', 'title', 'north w'],
  ['"north w|', '"north w', null, 'north w'],
  ['"north wind"|', '', null, ''],
  ['"north wi|nd" x', '"north wind"', null, 'north wi'],
  ['title:“north w|', 'title:“north w', 'title', 'north w'],
  ['“north wind”|', '', null, ''],
  ['„north wi|nd“ x', '„north wind“', null, 'north wi'],
  ['«north w|', '«north w', null, 'north w'],
  ['it’s “no|', '“no', null, 'no'],
  ['"a\\"|', '"a\\"', null, 'a"'],
  ['/a b|c/ d', '/a bc/', null, '/a b'],
  ['/a b/ d|', 'd', null, 'd'],
  ['/usr| b', '/usr', null, '/usr'],
  ['-|', '-', null, '-'],
  ['-d|', 'd', null, 'd'],
  ['a  b|', 'b', null, 'b'],
])('%s', (shown, whole, field, text) => {
  const { search, caret } = at(shown);
  const word = searchWordAt(search, caret);
  expect([search.slice(word.start, word.end), word.field, word.text]).toEqual([whole, field, text]);
});

test.each([
  ['dark au|', 'author:', false, 'dark author:|'],
  ['au| dark', 'author:', false, 'author:| dark'],
  ['author:be| dark', 'author:Berg', true, 'author:Berg |dark'],
  ['-be|', 'author:Berg', true, '-author:Berg |'],
  ['|', 'author:', false, 'author:|'],
])('in %j, the word at the caret is replaced by %j', (shown, put, isWhole, expected) => {
  const { search, caret } = at(shown);
  const { text, caret: after } = withWord(search, searchWordAt(search, caret), put, isWhole);
  expect(`${text.slice(0, after)}|${text.slice(after)}`).toBe(expected);
});

test('a replacement is searched for literally', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'or',
      'van der Berg',
      'C++',
      '-x',
      'a:b',
      'title:x',
      '1..2',
      'a"b',
      '“x”',
      '«x',
      'https://doi.org/10.1/x(1)=2',
    ),
  );
  fc.assert(
    fc.property(value, (each) => {
      fc.pre(!/[\\\0]/.test(each));
      const { expression } = parseSearch(`author:${searchValue(each)}`, { caseSensitive: false, isRegEx: false });
      expect(expression).toMatchObject({ type: 'term', field: 'author', operator: 'contains', value: each });
    }),
    { numRuns: 500 },
  );
});

test('there is a word at every position of any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '"', '“', '”', '«', ':', '(', ')', '-', 'author:') }),
      fc.nat(),
      (text, nat) => {
        const caret = nat % (text.length + 1);
        const { start, end } = searchWordAt(text, caret);
        expect(0 <= start && start <= end && end <= text.length && start <= caret).toBe(true);
      },
    ),
    { examples: [['-a', 0]] },
  );
});
