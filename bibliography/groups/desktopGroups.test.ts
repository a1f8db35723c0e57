// Tests that the desktop app's group tree survives a round trip.
import { readFileSync } from 'node:fs';
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { splitBlocks } from '../bibtex/blocks.ts';
import { groupNamesOf, nameInFile, readDesktopGroups, type ReadGroup, writeDesktopGroups } from './desktopGroups.ts';
import type { GroupDraft, GroupFrame, GroupRule } from './groupRule.ts';

/** The tree of a file, in the form that the import reads. */
const tree = (value: string, name = 'grouping', line?: number) =>
  ({ kind: 'META', name, value, ...(line === undefined ? {} : { line }) }) as const;

/** The names, nested: `A(B, C), D`. */
function names(groups: readonly ReadGroup[]): string {
  return groups.map(({ name, children }) => (children.length === 0 ? name : `${name}(${names(children)})`)).join(', ');
}

const newTree = [
  '',
  '0 AllEntriesGroup:;',
  '1 StaticGroup:Read\\;0\\;1\\;0x00ff00ff\\;BOOK\\;Finished ones\\;;',
  '1 StaticGroup:To read\\;2\\;1\\;\\;\\;\\;;',
  '2 KeywordGroup:Hardware here\\;1\\;keywords\\;hardware\\;0\\;0\\;1\\;\\;\\;\\;;',
  '1 StaticGroup:Sea and shore\\;0\\;0\\;\\;\\;\\;;',
  '1 KeywordGroup:Tide regex\\;0\\;title\\;[Tt]ides?\\;1\\;1\\;1\\;0x8a8a8aff\\;\\;\\;;',
  '1 SearchGroup:Without a group\\;0\\;groups !=~ .+\\;0\\;1\\;1\\;\\;\\;\\;;',
  '1 SearchGroup:Berg or sensors\\;0\\;author = berg or title = sensors\\;0\\;0\\;1\\;\\;\\;\\;;',
  '1 AutomaticKeywordGroup:Keywords\\;0\\;keywords\\;,\\;>\\;1\\;\\;\\;\\;;',
  '1 AutomaticPersonsGroup:Authors\\;0\\;author\\;1\\;\\;\\;\\;;',
  '1 TexGroup:Cited in my paper\\;0\\;paper.aux\\;1\\;\\;\\;\\;;',
  '1 AutomaticDateGroup:By year\\;0\\;date\\;YEAR\\;1\\;\\;\\;\\;;',
  '',
].join('\n');

describe('readDesktopGroups', () => {
  test('reads all kinds of the new form, and writes the same records', () => {
    const other = { kind: 'META', name: 'saveActions', value: 'enabled;' } as const;
    const { groups, problems, rest } = readDesktopGroups([tree(newTree), other]);
    expect(problems).toEqual([]);
    expect(rest).toEqual([other]);
    expect(groups.map(({ rule }) => rule.kind)).toEqual([
      ...['explicit', 'explicit', 'explicit', 'regexKeyword', 'search', 'search'],
      ...['automaticKeyword', 'automaticPersons', 'tex', 'desktop'],
    ]);
    expect(groups[0]).toMatchObject({
      name: 'Read',
      hierarchy: 'independent',
      color: '#00ff00',
      icon: 'mdi:book',
      description: 'Finished ones',
      isExpanded: true,
    });
    expect(groups[1]).toMatchObject({
      hierarchy: 'union',
      children: [{ name: 'Hardware here', hierarchy: 'intersection', rule: { field: 'keywords' } }],
    });
    expect(writeDesktopGroups(groups)).toEqual(tree(newTree));
  });

  test('reads the old form: wrapped records, members by key, no details', () => {
    const value =
      '\n0 AllEntriesGroup:;\n1 ExplicitGroup:Sea\\;0\\;Muster2001\\;Okafor2010\\;;\n2 ExplicitGroup:Sensors past the colu\nmn\\\n;1\\;Okafor2010\\;;\n1 KeywordGroup:Tide\\;0\\;keywords\\;tide\\;0\\;0\\;;\n';
    const { groups, problems, rest } = readDesktopGroups([tree('3;', 'groupsversion'), tree(value, 'groupstree')]);
    expect(problems).toEqual([]);
    expect(rest).toEqual([]);
    expect(names(groups)).toBe('Sea(Sensors past the column), Tide');
    expect(groups[0]).toMatchObject({ memberKeys: ['Muster2001', 'Okafor2010'], isExpanded: true });
    expect(groups[0]?.children[0]).toMatchObject({ hierarchy: 'intersection', memberKeys: ['Okafor2010'] });
    expect(writeDesktopGroups(groups)?.value.split('\n')[2]).toBe('1 StaticGroup:Sea\\;0\\;1\\;\\;\\;\\;;');
  });

  test('reports the position of a broken record, and attaches its subgroups to the nearest group above', () => {
    const value = [
      '',
      '0 AllEntriesGroup:;',
      '1 StaticGroup:A\\;0\\;1\\;\\;\\;\\;;',
      '1 Keyword?',
      '2 StaticGroup:Its child\\;0\\;1\\;red\\;Ä\\;\\;;',
      'x StaticGroup:Odd\\;0\\;;',
      '2 StaticGroup: \\;0\\;;',
      '3 StaticGroup:Unended\\;9\\;0\\;\\;\\;\\;',
      '4 StaticGroup:Deep\\;0\\;;',
      '',
    ].join('\n');
    const { groups, problems } = readDesktopGroups([tree(value, 'grouping', 40)]);
    expect(names(groups)).toBe('A, Its child, Unended(Deep)');
    expect(problems).toEqual([
      { record: 3, line: 43, message: '“Keyword?” isn’t a valid group and was skipped.' },
      { record: 4, line: 44, message: '“red” isn’t a valid color. “Its child” is imported without it.' },
      { record: 4, line: 44, message: '“Ä” isn’t the name of an icon. “Its child” is imported without it.' },
      {
        record: 5,
        line: 45,
        message: '“x StaticGroup:Odd\\;0\\;” has no level in the group tree and was skipped.',
      },
      { record: 6, line: 46, message: '“StaticGroup: \\;0\\;” has no name and was skipped.' },
    ]);
  });

  test('keeps a broken record that has a name at its place, with its subgroups', () => {
    const value = [
      '\n0 AllEntriesGroup:;',
      '1 StaticGroup:A\\;0\\;1\\;\\;\\;\\;;',
      '2 KeywordGroup:Broken\\;0\\;keywords\\;;',
      '3 StaticGroup:Below\\;0\\;1\\;\\;\\;\\;;',
      '1 SearchGroup:Bare;\n',
    ].join('\n');
    const { groups, problems } = readDesktopGroups([tree(value)]);
    expect(names(groups)).toBe('A(Broken(Below)), Bare');
    const words = 'is kept unchanged, for the desktop app only. It is incomplete.';
    expect(problems).toEqual([
      { record: 3, line: 4, message: `“Broken” ${words}` },
      { record: 5, line: 6, message: `“Bare” ${words}` },
    ]);
    expect(writeDesktopGroups(groups)).toEqual(tree(value));
  });

  test("writes a search in the desktop app's language, and an imported one unchanged", () => {
    const record = (search: string) => `1 SearchGroup:S\\;0\\;${search}\\;0\\;0\\;1\\;\\;\\;\\;;\n`;
    const written = (groups: readonly ReadGroup[]) => writeDesktopGroups(groups)?.value.split('\n').slice(2).join('\n');
    const [group] = readDesktopGroups([tree(record('x'))]).groups;
    const own = (searchExpression: string): GroupRule => ({
      ...{ kind: 'search', searchExpression, caseSensitive: false, isRegEx: false },
    });
    for (const [text, inFile] of [
      ['author:berg -draft', 'author = berg AND NOT draft'],
      ['year:2010..2015', 'year =~ "^(0{0,2}(201[0-5]))$"'],
    ] as const) {
      const groups = group ? [{ ...group, rule: own(text) }] : [];
      expect(written(groups)).toBe(record(inFile));
      expect(readDesktopGroups([tree(record(inFile))]).groups[0]?.rule).toEqual(own(inFile));
    }
    for (const came of ['(author=berg  or key !=~ ^a) AND not x', 'old:key well-known', '"-x" title = -a']) {
      expect(written(readDesktopGroups([tree(record(came))]).groups)).toBe(record(came));
    }
  });

  test("quotes the beginning of a record that can't even be kept", () => {
    const record = `KeywordGroup:${'Long '.repeat(20)}\\;0\\`;
    expect(readDesktopGroups([tree(`1 ${record}`)])).toMatchObject({
      groups: [],
      problems: [{ message: `“${record.slice(0, 60)}…” was skipped. It is incomplete.` }],
    });
  });

  test('removes spaces around a name, and reports it', () => {
    const { groups, problems } = readDesktopGroups([tree('1 StaticGroup: Read \\;0\\;;1 SearchGroup: Bare ;')]);
    expect(names(groups)).toBe('Read, Bare');
    expect(problems.map(({ message }) => message)).toEqual([
      'The spaces around the name “Read” were removed.',
      '“Bare” is kept unchanged, for the desktop app only. It is incomplete.',
    ]);
  });

  test('keeps records unchanged that the server would reject', () => {
    const record = 'KeywordGroup:Back\\;0\\;title\\;(a)\\\\\\\\1\\;0\\;1\\;1\\;\\;\\;\\;';
    const { groups, problems } = readDesktopGroups([tree(`0 AllEntriesGroup:;1 ${record};`)]);
    expect(groups).toMatchObject([{ name: 'Back', rule: { kind: 'desktop', record } }]);
    expect(problems).toEqual([
      {
        record: 2,
        line: 1,
        message:
          '“Back” is kept unchanged, for the desktop app only. Backreferences, such as \\1, aren’t supported. (Character 4.)',
      },
    ]);
    expect(writeDesktopGroups(groups)?.value).toBe(`\n0 AllEntriesGroup:;\n1 ${record};\n`);
  });

  test('limits depth and number', () => {
    const deep = Array.from({ length: 60 }, (_, index) => `${index + 1} StaticGroup:${index}\\;0\\;;`).join('\n');
    const depthOf = (groups: readonly ReadGroup[]): number =>
      groups.length === 0 ? 0 : 1 + Math.max(...groups.map(({ children }) => depthOf(children)));
    expect(depthOf(readDesktopGroups([tree(deep)]).groups)).toBe(50);
    const many = '1 StaticGroup:A\\;0\\;;\n'.repeat(10_002);
    const { groups, problems } = readDesktopGroups([tree(many)]);
    expect(groups).toHaveLength(10_000);
    expect(problems).toMatchObject([{ record: 10_001, line: 10_001 }]);
  });

  test('reads any text', () => {
    const piece = fc.constantFrom(
      '1 ',
      '2 ',
      'StaticGroup:',
      'SearchGroup:',
      'A',
      '\\;',
      ';',
      '\\',
      '\n',
      '0',
      '{',
      '}',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { groups } = readDesktopGroups([tree(pieces.join(''))]);
        const again = readDesktopGroups([writeDesktopGroups(groups) ?? tree('')]);
        expect(names(again.groups)).toBe(names(groups.map(withNamesInFile)));
      }),
      { examples: [[['1 ', 'SearchGroup:', '{', '\\;', '}']]] },
    );
  });
});

function withNamesInFile(group: ReadGroup): ReadGroup {
  // Records that are kept unchanged keep their names, too.
  const name = group.rule.kind === 'desktop' ? group.name : nameInFile(group.name);
  return { ...group, name, children: group.children.map(withNamesInFile) };
}

/** Texts with all characters that need quoting: with balanced braces, on one line, without surrounding spaces. */
const text = fc
  .array(fc.constantFrom('a', 'Ö', ' ', ';', '\\', ',', '{x}', '"', '%', ':'), { minLength: 1, maxLength: 8 })
  .map((pieces) => `x${pieces.join('')}x`);
const flag = fc.boolean();
const rule: fc.Arbitrary<GroupRule> = fc.oneof(
  fc.constant<GroupRule>({ kind: 'explicit', keywordDelimiter: ',' }),
  fc.record({
    kind: fc.constant('wordKeyword' as const),
    field: fc.constantFrom('keywords', 'title'),
    searchExpression: text,
    caseSensitive: flag,
    keywordDelimiter: fc.constant(','),
    onlySplitWordsAtDelimiter: fc.constant(false),
  }),
  fc.record({
    kind: fc.constant('regexKeyword' as const),
    field: fc.constant('title'),
    searchExpression: fc.constantFrom('[Tt]ides?', 'a\\d;', '\\\\', 'a{2}'),
    caseSensitive: flag,
  }),
  fc.record({
    kind: fc.constant('search' as const),
    searchExpression: fc.constantFrom('a;b', 'title = "\\"x\\""'),
    caseSensitive: flag,
    isRegEx: fc.constant(false),
  }),
  fc.constant<GroupRule>({
    kind: 'automaticKeyword',
    field: 'keywords',
    keywordDelimiter: ';',
    keywordHierarchicalDelimiter: '\\',
  }),
  fc.constant<GroupRule>({ kind: 'automaticPersons', field: 'author' }),
  text.map((filePath): GroupRule => ({ kind: 'tex', paths: [{ deviceName: '', filePath }], citedKeys: [] })),
);
const frame: fc.Arbitrary<GroupFrame> = fc.record({
  name: text,
  displayName: fc.constant(null),
  hierarchy: fc.constantFrom('independent', 'intersection', 'union'),
  color: fc.constantFrom(null, '#00ff00', '#12345678'),
  description: fc.option(text),
  icon: fc.constantFrom(null, 'mdi:book-open', 'mdi:numeric-1-box', 'fe:cat'),
  isExpanded: flag,
});
const groupOver = (children: fc.Arbitrary<GroupDraft[]>): fc.Arbitrary<GroupDraft> =>
  fc.tuple(frame, rule, children).map(([parts, own, below]) => ({ ...parts, rule: own, children: below }));
const leaf = groupOver(fc.constant([]));
const draft = groupOver(fc.array(groupOver(fc.array(leaf, { maxLength: 2 })), { maxLength: 3 }));

describe('writeDesktopGroups', () => {
  /** Groups in the form in which they are read: one record per line, after the record of the group of all entries. */
  const asRead = (drafts: readonly GroupDraft[]): readonly ReadGroup[] => {
    let record = 1;
    const read = (group: GroupDraft): ReadGroup => {
      record += 1;
      const place = { record, line: record + 1 };
      return { ...group, memberKeys: [], place, children: group.children.map(read) };
    };
    return drafts.map(read);
  };

  test('the output reads back as the same tree, in one comment', () => {
    fc.assert(
      fc.property(fc.array(draft, { minLength: 1, maxLength: 3 }), (groups) => {
        const part = writeDesktopGroups(groups);
        // Without the version, the flags of searches would have their older meaning.
        const version = { kind: 'META', name: 'groups-search-syntax-version', value: '6.0-alpha_1' } as const;
        expect(readDesktopGroups(part ? [part, version] : [])).toEqual({
          groups: asRead(groups),
          problems: [],
          rest: [version],
        });
        const blocks = splitBlocks(`@Comment{jabref-meta: grouping:${part?.value ?? ''}}`);
        expect(blocks).toMatchObject([{ kind: 'comment', closed: true }]);
      }),
    );
  });

  test('writes nothing that ends its record or comment', () => {
    const group = (name: string, own: GroupRule): GroupDraft => ({
      ...{ name, displayName: null, hierarchy: 'independent', color: null, description: 'a}\nb', icon: null },
      ...{ isExpanded: true, rule: own, children: [] },
    });
    const pattern = { kind: 'regexKeyword', field: 'title', searchExpression: 'a\\{', caseSensitive: false } as const;
    expect(
      writeDesktopGroups([group('A}', { kind: 'desktop', record: 'X:a;\n1 Y' }), group('B', pattern)])?.value,
    ).toBe(
      [
        '\n0 AllEntriesGroup:;',
        '1 StaticGroup:A｝\\;0\\;1\\;\\;\\;a b\\;;',
        '1 KeywordGroup:B\\;0\\;title\\;a\\\\\\\\x7B\\;0\\;1\\;1\\;\\;\\;a b\\;;\n',
      ].join('\n'),
    );
    expect(nameInFile('A}')).toBe('A｝');
    expect(['A{', 'A', '{A} {B'].map(nameInFile)).toEqual(['A｛', 'A', '{A} ｛B']);
    expect(writeDesktopGroups([])).toBeNull();
  });
});

test('the group names in an entry are separated by commas, and may contain some', () => {
  expect(groupNamesOf('Read, Sea and shore')).toEqual(['Read', 'Sea and shore']);
  expect(groupNamesOf('A, B, C,D , A', new Set(['A, B', 'C,D']))).toEqual(['A, B', 'C,D', 'A']);
  expect(groupNamesOf(' , ')).toEqual([]);
});

test.each(['jabref-groups-new', 'chocolate', 'testjabref'])(
  'the tree of %s.bib is exported as it was imported',
  (file) => {
    const text = readFileSync(new URL(`../../tests/support/data/${file}.bib`, import.meta.url), 'utf8').replace(
      /\r/g,
      '',
    );
    const [, value = ''] = /jabref-meta: grouping:([^}]*)\}/.exec(text) ?? [];
    const { groups, problems } = readDesktopGroups([tree(value)]);
    expect(problems).toEqual([]);
    expect(writeDesktopGroups(groups)?.value).toBe(value);
  },
);
