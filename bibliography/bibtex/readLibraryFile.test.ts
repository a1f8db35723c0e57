// Tests the groups of a file and their members, in both forms, from real files and broken ones.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeBibliography } from './decodeBibliography.ts';
import { type FileGroup, type LibraryFile, readLibraryFile } from './readLibraryFile.ts';

function readFile(name: string): LibraryFile {
  return readLibraryFile(
    decodeBibliography(readFileSync(new URL(`../../tests/support/data/${name}`, import.meta.url))),
  );
}

/** Each group with the citation keys of its explicit members, indented by its depth. */
function outline({ entries }: LibraryFile, groups: readonly FileGroup[], indent = ''): string[] {
  return groups.flatMap((group) => [
    `${indent}${group.name} (${group.rule.kind}): ${group.members.map((place) => entries[place]?.key).join(', ')}`.trim(),
    ...outline({ entries } as LibraryFile, group.children, `${indent}- `),
  ]);
}

const outlineOf = (file: LibraryFile): string[] => outline(file, file.groups);

const groupsFieldsOf = ({ entries }: LibraryFile): (string | undefined)[] =>
  entries.map(({ draft }) => draft.fields.otherFields?.find(({ name }) => name === 'groups')?.value);

describe('real files', () => {
  test('the new form: entries name their groups', () => {
    const file = readFile('jabref-groups-new.bib');
    expect(outlineOf(file)).toEqual([
      'Read (explicit): Muster2001',
      'To read (explicit): Okafor2010',
      '- Hardware here (wordKeyword):',
      'Sea and shore (explicit): Muster2001',
      'Tide regex (regexKeyword):',
      'Without a group (search):',
      'Berg or sensors (search):',
      'Keywords (automaticKeyword):',
      'Authors (automaticPersons):',
      'Cited in my paper (tex):',
      'By year (desktop):',
    ]);
    expect(groupsFieldsOf(file)).toEqual([undefined, undefined, undefined, undefined]);
    expect(file.parts.map(({ name }) => name)).toEqual(['databaseType', 'groups-search-syntax-version', 'saveActions']);
  });

  test('the old form: the tree names the entries', () => {
    const file = readFile('jabref-groups-old.bib');
    expect(outlineOf(file)).toEqual([
      'Sea (explicit): Muster2001, Okafor2010',
      '- Sensors with a name that goes past the seventieth column (explicit): Okafor2010',
      'Tide (wordKeyword):',
      'Sensor search (search):',
    ]);
    expect(file.parts.map(({ kind }) => kind)).toEqual(['STRING']);
  });

  test.each([
    ['chocolate.bib', 'Used', 5],
    ['testjabref.bib', 'Covid', 40],
  ])('%s: %s has %i', (name, group, count) => {
    const file = readFile(name);
    expect(file.groups.find((each) => each.name === group)?.members).toHaveLength(count);
    expect(groupsFieldsOf(file).every((value) => value === undefined)).toBe(true);
  });

  test('without a tree, entries keep their groups field', () => {
    const file = readLibraryFile('@misc{a, groups = {A,B ;C}}');
    expect(file.groups).toEqual([]);
    expect(groupsFieldsOf(file)).toEqual(['A,B ;C']);
  });
});

test('a broken record is reported with its line and kept, and the others are read; unknown group names stay in the entry', () => {
  const file = readLibraryFile(`@misc{a, groups = {First, Broken, Rule}}
@comment{jabref-meta: grouping:
0 AllEntriesGroup:;
1 StaticGroup:First\\;0\\;1\\;\\;\\;\\;;
1 StaticGroup:Broken;
2 KeywordGroup:Rule\\;0\\;keywords\\;tide\\;0\\;0\\;1\\;\\;\\;\\;;
}`);
  expect(file.problems).toEqual([]);
  expect(file.groupProblems).toEqual([
    {
      record: 3,
      line: 5,
      message: '“Broken” is kept unchanged, for the desktop app only. It is incomplete.',
    },
  ]);
  expect(outlineOf(file)).toEqual(['First (explicit): a', 'Broken (desktop):', '- Rule (wordKeyword):']);
  expect(groupsFieldsOf(file)).toEqual(['Broken, Rule']);
});

test('all groups with the same name get the entry, and all entries with the same key become members', () => {
  const file = readLibraryFile(`@misc{a, groups = {Same}} @misc{b, title = {One}} @misc{b, title = {Two}}
@comment{jabref-meta: groupstree:
1 ExplicitGroup:Same\\;0\\;b\\;nobody\\;;
2 ExplicitGroup:Same\\;0\\;;
}`);
  expect(file.groups[0]?.members).toEqual([0, 1, 2]);
  expect(file.groups[0]?.children[0]?.members).toEqual([0]);
});

test('keys in a tree of the old form that no entry has are reported with the line of their group', () => {
  const keys = Array.from({ length: 7 }, (_, index) => `gone${index}`).join('\\;');
  const file = readLibraryFile(`@misc{a, title = {A}}
@comment{jabref-meta: groupstree:
1 ExplicitGroup:One\\;0\\;a\\;nobody\\;;
2 ExplicitGroup:Many\\;0\\;${keys}\\;;
}`);
  expect(outlineOf(file)).toEqual(['One (explicit): a', '- Many (explicit):']);
  expect(file.groupProblems).toEqual([
    { record: 1, line: 3, message: '“One” lists an entry that isn’t in the file: “nobody”.' },
    {
      ...{ record: 2, line: 4 },
      message: '“Many” lists entries that aren’t in the file: “gone0”, “gone1”, “gone2”, “gone3”, “gone4” and 2 more.',
    },
  ]);
});
