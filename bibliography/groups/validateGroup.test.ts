// Tests that invalid input is reported with its path and a message.
import { describe, expect, test } from 'vitest';
import type { GroupRule } from './groupRule.ts';
import { frameProblems, ruleProblems } from './validateGroup.ts';

const word = {
  kind: 'wordKeyword',
  field: 'keywords',
  searchExpression: 'tide',
  caseSensitive: false,
  keywordDelimiter: ',',
  onlySplitWordsAtDelimiter: false,
} as const;
const regex = { kind: 'regexKeyword', field: 'title', searchExpression: '[Tt]ides?', caseSensitive: true } as const;
const search = { kind: 'search', searchExpression: 'author = berg', caseSensitive: false, isRegEx: false } as const;
const automatic = {
  kind: 'automaticKeyword',
  field: 'keywords',
  keywordDelimiter: ',',
  keywordHierarchicalDelimiter: '>',
} as const;
const tex = { kind: 'tex', paths: [{ deviceName: '', filePath: 'paper.aux' }], citedKeys: ['a'] } as const;

describe('ruleProblems', () => {
  test.each<GroupRule>([
    word,
    regex,
    search,
    automatic,
    tex,
    { kind: 'explicit', keywordDelimiter: ',' },
    { kind: 'lastName', field: 'author', authorLastName: 'van der Berg' },
    { kind: 'automaticPersons', field: 'of-no-document' },
    { kind: 'desktop', record: 'AutomaticDateGroup:By year\\;0\\;date\\;YEAR\\;1\\;\\;\\;\\;' },
  ])('finds nothing wrong with $kind', (rule) => {
    expect(ruleProblems(rule)).toEqual([]);
  });

  test.each<[GroupRule, string, string]>([
    [{ ...word, searchExpression: ' ' }, 'searchExpression', 'Enter what to search for.'],
    [{ ...word, searchExpression: 'a'.repeat(1001) }, 'searchExpression', 'Use at most 1,000 characters.'],
    [{ ...word, searchExpression: 'a\0' }, 'searchExpression', 'This contains characters that can’t be stored.'],
    [{ ...word, keywordDelimiter: '' }, 'keywordDelimiter', 'Enter a delimiter.'],
    [
      { ...word, field: 'key words' },
      'field',
      'Not a field name: “key words”. Field names start with a letter and contain letters, digits, - and _.',
    ],
    [{ ...regex, field: '' }, 'field', 'Enter a field.'],
    [
      { ...regex, searchExpression: '(a)\\1' },
      'searchExpression',
      'Backreferences, such as \\1, aren’t supported. (Character 4.)',
    ],
    [
      { ...search, searchExpression: 'a and (b' },
      'searchExpression',
      'At character 7: This ( isn’t closed. To search for it, write \\(.',
    ],
    [
      { ...search, searchExpression: 'a b+*', isRegEx: true },
      'searchExpression',
      'At character 5: Regular expression: There’s nothing to repeat here.',
    ],
    [
      { ...search, searchExpression: Array<string>(16).fill('any=~a').join(' or ') },
      'searchExpression',
      'This search has 16 regular expressions. Use at most 15: one can look for several words, as in /this|that/.',
    ],
    [
      { ...automatic, keywordHierarchicalDelimiter: ',' },
      'keywordHierarchicalDelimiter',
      'This must differ from the keyword delimiter.',
    ],
    [{ kind: 'lastName', field: 'author', authorLastName: '' }, 'authorLastName', 'Enter a last name.'],
    [{ ...tex, citedKeys: ['a', 'b'.repeat(501)] }, 'citedKeys.1', 'Use at most 500 characters.'],
    [{ ...tex, citedKeys: Array<string>(20_001).fill('a') }, 'citedKeys', 'At most 20,000 citation keys.'],
    [{ ...tex, paths: [{ deviceName: 'x', filePath: '' }] }, 'paths.0.filePath', 'Enter the path of the file.'],
    [{ kind: 'desktop', record: 'X:a;' }, 'record', 'This isn’t a group record from the desktop app.'],
    [{ kind: 'desktop', record: 'X:a}' }, 'record', 'This isn’t a group record from the desktop app.'],
  ])('%o: %s', (rule, path, message) => {
    expect(ruleProblems(rule).map((problem) => [problem.path.join('.'), problem.message])).toEqual([[path, message]]);
  });
});

test('frameProblems checks only what is given', () => {
  expect(frameProblems({})).toEqual([]);
  expect(frameProblems({ name: 'A', color: '#00ff0080', icon: 'mdi:book-open', description: null })).toEqual([]);
  expect(
    frameProblems({ name: ' ', color: 'red', icon: 'BOOK', description: 'x'.repeat(10_001) }).map(({ path }) => path),
  ).toEqual([['name'], ['description'], ['color'], ['icon']]);
});
