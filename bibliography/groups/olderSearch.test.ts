// Tests the translation of group searches from desktop app versions before 6 into the current syntax.
import { describe, expect, test } from 'vitest';
import { parseSearch } from '../search/parseSearch.ts';
import { readDesktopGroups, searchSyntaxOf, writeDesktopGroups } from './desktopGroups.ts';
import type { GroupDraft } from './groupRule.ts';
import { fromOlderSearch, isOlderSearch } from './olderSearch.ts';

const plain = { caseSensitive: false, isRegEx: false };
const spelled = { caseSensitive: true, isRegEx: false };
const pattern = { caseSensitive: false, isRegEx: true };
const both = { caseSensitive: true, isRegEx: true };

describe('fromOlderSearch', () => {
  test.each([
    ['Term', 'Term', 'Term', 'Term'],
    ['title = Term', 'title =! Term', 'title =~ Term', 'title =~! Term'],
    ['title=Term', 'title=!Term', 'title=~Term', 'title=~!Term'],
    ['title == Term', 'title ==! Term', 'title =~ Term', 'title =~! Term'],
    ['title != Term', 'title !=! Term', 'title !=~ Term', 'title !=~! Term'],
    ['title contains Term', 'title =! Term', 'title =~ Term', 'title =~! Term'],
    ['title MATCHES Term', 'title ==! Term', 'title =~ Term', 'title =~! Term'],
    [
      '(title = "A b" AND author != Alex) OR term',
      '(title =! "A b" AND author !=! Alex) OR term',
      '(title =~ "A b" AND author !=~ Alex) OR term',
      '(title =~! "A b" AND author !=~! Alex) OR term',
    ],
    // Operators that the older syntax didn't have keep their meaning.
    ['title =~ a', 'title =~ a', 'title =~ a', 'title =~ a'],
  ])('%s', (text, ...expected) => {
    expect(fromOlderSearch(text, plain)).toBe(text);
    expect([spelled, pattern, both].map((flags) => fromOlderSearch(text, flags))).toEqual(expected);
  });

  test.each([
    ['a (b', plain, '"a" "(b"'],
    ['a (b', pattern, 'a (b'],
    ['^(a|b', pattern, '^(a|b'],
    ['a) b?', pattern, 'a) b?'],
    ['x = ', pattern, '"x = "'],
  ])('what its grammar could not read: %s', (text, flags, expected) => {
    expect(fromOlderSearch(text, flags)).toBe(expected);
    // The result is either valid, or kept for the desktop app unchanged.
    if (expected !== text) expect(parseSearch(expected, flags).problems).toEqual([]);
  });

  test('never throws', () => {
    for (const text of ['', '"', '((', '= =', 'not', 'a =', '\\\\']) {
      for (const flags of [plain, spelled, pattern, both]) expect(typeof fromOlderSearch(text, flags)).toBe('string');
    }
  });
});

test('searches with the same meaning in both', () => {
  expect(isOlderSearch('title = a and b', plain)).toBe(true);
  expect(isOlderSearch('tide sea', both)).toBe(true);
  expect(isOlderSearch('title = a', spelled)).toBe(false);
  expect(isOlderSearch('title =~ a', plain)).toBe(false);
  expect(isOlderSearch('title !== a', plain)).toBe(false);
});

describe('in a file', () => {
  const record = (search: string) => `1 SearchGroup:S\\;0\\;${search}\\;1\\;0\\;1\\;\\;\\;\\;;`;
  const tree = (...records: string[]) =>
    ({ kind: 'META', name: 'grouping', value: ['\n0 AllEntriesGroup:;', ...records, ''].join('\n') }) as const;
  const version = { kind: 'META', name: 'groups-search-syntax-version', value: '6.0-alpha_1' } as const;
  const older = tree(record('title = Tide'), record('sea'));

  test('is translated only if the file has no version', () => {
    const rulesOf = (parts: Parameters<typeof readDesktopGroups>[0]) =>
      readDesktopGroups(parts).groups.map(({ rule }) => rule);
    const own = { kind: 'search', caseSensitive: true, isRegEx: false };
    expect(rulesOf([older])).toEqual([
      { ...own, searchExpression: 'title =! Tide', olderExpression: 'title = Tide' },
      { ...own, searchExpression: 'sea' },
    ]);
    expect(rulesOf([older, version])).toEqual([
      { ...own, searchExpression: 'title = Tide' },
      { ...own, searchExpression: 'sea' },
    ]);
  });

  test('is exported unchanged, unless another search needs the current syntax', () => {
    const { groups } = readDesktopGroups([older]);
    expect(searchSyntaxOf(groups)).toBe('older');
    expect(writeDesktopGroups(groups, 'older')).toEqual(older);
    const [first] = groups;
    if (!first) throw new Error('There is no group.');
    const edited: GroupDraft = { ...first, rule: { kind: 'search', searchExpression: 'title =~ x', ...plain } };
    expect(searchSyntaxOf([...groups, edited])).toBe('todays');
    expect(writeDesktopGroups(groups)).toEqual(tree(record('title =! Tide'), record('sea')));
    expect(searchSyntaxOf([edited])).toBeNull();
  });
});
