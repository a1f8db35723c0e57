// Contract: the tree of groups in files. Every server writes what the desktop app wrote, unchanged.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeBibliography } from '#bibliography/bibtex/decodeBibliography.ts';
import { parseBibliography } from '#bibliography/bibtex/parseBibliography.ts';
import { type FileGroup, type LibraryFile, readLibraryFile } from '#bibliography/bibtex/readLibraryFile.ts';
import { toDocumentInput } from '#bibliography/documents.ts';
import { type GroupInput, toGroupInput } from '#bibliography/groups/groupInput.ts';
import type { ApiClient } from '#tests/support/client.ts';
import { titlesIn } from './groupOperations.ts';
import { bulk, undo } from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

const addDocuments = `mutation Add($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }`;
const addGroups = `mutation Add($input: AddGroupsInput!) { addGroups(input: $input) { madeCount undo } }`;
const tree = '{ me { groupTree(includeMade: false) { id name parent { name } } } }';

interface Row {
  id: string;
  name: string;
  parent: { name: string } | null;
}

interface Imported {
  ids: string[];
  madeCount: number;
  undo: string;
}

function textOf(name: string): string {
  return decodeBibliography(readFileSync(new URL(`../../support/data/${name}`, import.meta.url)));
}

function inputsOf(groups: readonly FileGroup[], ids: readonly string[]): GroupInput[] {
  return groups.map((group) =>
    toGroupInput(
      group,
      group.members.map((member) => ids[member] ?? ''),
      inputsOf(group.children, ids),
    ),
  );
}

const sendGroups = async (client: ApiClient, groups: readonly object[], key?: string) =>
  (await client.ask<{ addGroups: Omit<Imported, 'ids'> }>(addGroups, { input: { groups, ...(key && { key }) } }))
    .addGroups;

/** Imports a file as the app does. */
async function bring(client: ApiClient, { entries, parts, groups }: LibraryFile): Promise<Imported> {
  const input = { documents: entries.map(({ draft }) => toDocumentInput(draft)), libraryParts: parts };
  const answer = await client.ask<{ addUserDocuments: { documents: { id: string }[] } }>(addDocuments, { input });
  const ids = answer.addUserDocuments.documents.map(({ id }) => id);
  return { ids, ...(await sendGroups(client, inputsOf(groups, ids))) };
}

async function download(client: ApiClient, pathAndQuery: string): Promise<string> {
  const answer = await client.rest('GET', `/api/export/${pathAndQuery}`);
  expect(answer.status).toBe(200);
  return answer.text;
}

const listTree = async (client: ApiClient) => (await client.ask<{ me: { groupTree: Row[] } }>(tree)).me.groupTree;

/** The raw value of a setting of the desktop app. */
const metaOf = (text: string, name: string) =>
  parseBibliography(text).parts.find((part) => part.kind === 'META' && part.name === name)?.value;

const explicit = (name: string, documentIds: readonly string[], children: readonly object[] = []) => ({
  name,
  children,
  explicitGroup: { keywordDelimiter: ',', documentIds },
});

const search = (name: string) => ({
  name,
  searchGroup: { searchExpression: 'tide', caseSensitive: false, isRegEx: false },
});

export function groupFilesContract(useTarget: UseTarget): void {
  describe.each(['jabref-groups-new.bib', 'jabref-groups-old.bib', 'chocolate.bib', 'testjabref.bib'])('%s', (name) => {
    const file = readLibraryFile(textOf(name));

    it('is written with the same tree, members and other content', async () => {
      const { client } = await newPerson(useTarget());
      await bring(client, file);
      const text = await download(client, file.dialect === 'bibtex' ? 'bib' : 'biblatex');
      const again = readLibraryFile(text);
      expect([again.problems, again.groupProblems]).toEqual([[], []]);
      expect(again.groups).toEqual(file.groups);
      expect(again.groups.length).toBeGreaterThan(0);
      expect(again.entries.map(({ draft }) => draft)).toEqual(file.entries.map(({ draft }) => draft));
      const metas = ({ parts }: LibraryFile) => parts.filter((part) => part.kind === 'META');
      expect(metas(again)).toEqual(expect.arrayContaining(metas(file)));
      expect(text).not.toContain('groupstree');
    });
  });

  it.each(['jabref-groups-new.bib', 'chocolate.bib', 'testjabref.bib'])(
    'writes the group records of %s unchanged and in place',
    async (name) => {
      const { client } = await newPerson(useTarget());
      await bring(client, readLibraryFile(textOf(name)));
      const text = await download(client, 'bib');
      expect(metaOf(text, 'grouping')).toBe(metaOf(textOf(name), 'grouping'));
      const metasOf = (source: string) => parseBibliography(source).parts.filter(({ kind }) => kind === 'META');
      expect(metasOf(text).map((part) => part.name)).toEqual(metasOf(textOf(name)).map((part) => part.name));
    },
  );

  it('writes broken records that have a name unchanged, and imports the others', async () => {
    const { client } = await newPerson(useTarget());
    const records = [
      '1 StaticGroup:Whole\\;0\\;1\\;\\;\\;\\;;',
      '2 KeywordGroup:Broken\\;0\\;keywords\\;;',
      '3 StaticGroup:Below\\;0\\;1\\;\\;\\;\\;;',
    ];
    const text = `@misc{a, title = {A}, groups = {Whole, Below}}
@Comment{jabref-meta: grouping:\n0 AllEntriesGroup:;\n${records.join('\n')}\n}`;
    const file = readLibraryFile(text);
    expect(file.groupProblems.map(({ line }) => line)).toEqual([5]);
    await bring(client, file);
    const written = await download(client, 'bib');
    expect(metaOf(written, 'grouping')).toBe(metaOf(text, 'grouping'));
    const groupsOf = (list: readonly FileGroup[]): unknown[] =>
      list.map(({ name, rule: { kind }, members, children }) => [name, kind, members, groupsOf(children)]);
    expect(groupsOf(readLibraryFile(written).groups)).toEqual([
      ['Whole', 'explicit', [0], [['Broken', 'desktop', [], [['Below', 'explicit', [0], []]]]]],
    ]);
  });

  it('merges a file that is imported again, and undoes what it added', async () => {
    const { client } = await newPerson(useTarget());
    const file = readLibraryFile(textOf('jabref-groups-new.bib'));
    const first = await bring(client, file);
    expect(first.madeCount).toBe(11);
    const before = await listTree(client);
    const second = await bring(client, file);
    expect(second.madeCount).toBe(0);
    expect(await listTree(client)).toEqual(before);
    const twice = readLibraryFile(await download(client, 'bib'));
    expect(twice.groups.find(({ name }) => name === 'Read')?.members).toEqual([0, 4]);

    await undo(client, second.undo);
    await bulk(client, 'delete', { ids: second.ids });
    expect(await listTree(client)).toEqual(before);
    expect(readLibraryFile(await download(client, 'bib')).groups).toEqual(file.groups);
    await undo(client, first.undo);
    expect(await listTree(client)).toEqual([]);
  });

  it('writes the group names of documents that are exported separately, without the tree', async () => {
    const { client } = await newPerson(useTarget());
    await bring(client, readLibraryFile(textOf('jabref-groups-new.bib')));
    const sea = (await listTree(client)).find(({ name }) => name === 'Sea and shore');
    for (const query of [`groupId=${sea?.id ?? ''}`, 'query=north']) {
      const text = await download(client, `bib?${query}`);
      expect(text).toContain('groups = {Read, Sea and shore},');
      expect(text).not.toContain('Okafor2010');
      expect(text).not.toContain('StaticGroup');
    }
    expect(await download(client, 'ris')).not.toContain('Sea and shore');
    expect(await download(client, 'csl.json')).not.toContain('Sea and shore');
  });

  it('exports all groups of an account with their members', async () => {
    const { client } = await newPerson({ ...useTarget(), isShared: false });
    const { ids } = await bring(client, readLibraryFile(textOf('jabref-groups-new.bib')));
    await bulk(client, 'delete', { ids: ids.slice(0, 1) });
    const account = JSON.parse(await download(client, 'account.json')) as {
      groups: { id: string; parentId: string | null; name: string; kind: string }[];
      documents: { id: string; groupIds: string[] }[];
    };
    const rows = await listTree(client);
    expect(account.groups.map(({ id, name }) => [id, name])).toEqual(rows.map(({ id, name }) => [id, name]));
    expect(account.groups.find(({ name }) => name === 'Hardware here')).toMatchObject({
      kind: 'wordKeyword',
      parentId: rows.find(({ name }) => name === 'To read')?.id,
    });
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id;
    expect(account.documents.map(({ groupIds }) => groupIds.toSorted())).toEqual([
      [idOf('Read'), idOf('Sea and shore')].toSorted(),
      [idOf('To read')],
      [],
      [],
    ]);
  });

  it('recognises every group that it wrote, even if a file cannot express all of it', async () => {
    const { client } = await newPerson(useTarget());
    const word = { field: 'keywords', searchExpression: 'tide', caseSensitive: false };
    const paths = [1, 2].map((index) => ({ deviceName: `d${index}`, filePath: `/${index}.tex` }));
    const groups = [
      { name: 'Cited', texGroup: { paths, citedKeys: ['a', 'b'] } },
      { name: 'Person', lastNameGroup: { field: 'author', authorLastName: 'Okafor' } },
      { name: 'Word', wordKeywordGroup: { ...word, keywordDelimiter: ';', onlySplitWordsAtDelimiter: true } },
      { ...explicit('By hand', []), explicitGroup: { keywordDelimiter: ';', documentIds: [] }, color: '#ff0000' },
      { ...search('Broken } brace'), hierarchyType: 'UNION', displayName: 'Shown' },
    ];
    expect((await sendGroups(client, groups)).madeCount).toBe(5);
    const again = readLibraryFile(await download(client, 'bib'));
    expect((await bring(client, again)).madeCount).toBe(0);
    // A group with another hierarchy is another group.
    expect((await sendGroups(client, [search('Broken } brace')])).madeCount).toBe(1);
  });

  it('with a tree, writes group names only on documents that are members', async () => {
    const { client } = await newPerson(useTarget());
    const { ids } = await bring(client, readLibraryFile('@misc{a, title = {A}, groups = {Physics, Lost}}'));
    await sendGroups(client, [explicit('Physics', [])]);
    const text = await download(client, 'bib');
    expect(text).toContain('groups = {Lost},');
    expect(readLibraryFile(text).groups).toMatchObject([{ name: 'Physics', members: [] }]);
    await sendGroups(client, [explicit('Physics', ids)]);
    expect(await download(client, 'bib')).toContain('groups = {Physics, Lost},');
  });

  it("keeps names of groups that don't exist, beside those that do", async () => {
    const { client } = await newPerson(useTarget());
    const parts = readLibraryFile('@misc{a, title = {A}, groups = {Lost, Elsewhere}}');
    const { ids } = await bring(client, parts);
    await sendGroups(client, [explicit('Second', ids), explicit('First', ids, [explicit('Inner', ids)])]);
    expect(await download(client, 'bib')).toContain('groups = {Second, First, Inner, Lost, Elsewhere},');
  });

  it('writes a tree that was imported before groups were supported unchanged, until there are groups', async () => {
    const { client } = await newPerson(useTarget());
    const { parts } = parseBibliography(textOf('jabref-groups-new.bib'));
    const libraryParts = parts.map(({ kind, name, value }) => ({ kind, name, value }));
    await client.ask(addDocuments, { input: { documents: [], libraryParts } });
    const grouping = metaOf(textOf('jabref-groups-new.bib'), 'grouping');
    expect(metaOf(await download(client, 'bib'), 'grouping')).toBe(grouping);
    await sendGroups(client, [explicit('Mine', [])]);
    const text = await download(client, 'bib');
    expect(metaOf(text, 'grouping')).toContain('StaticGroup:Mine');
    expect(text).not.toContain('Sea and shore');
  });

  it('marks searches as current syntax unless a file said otherwise', async () => {
    const { client } = await newPerson(useTarget());
    await sendGroups(client, [explicit('Mine', [])]);
    expect(await download(client, 'bib')).not.toContain('syntax');
    await sendGroups(client, [search('Tides')]);
    expect(metaOf(await download(client, 'bib'), 'groups-search-syntax-version')).toBe('6.0-alpha_1');
  });

  it('reads flags of older searches with their old meaning, and writes them back until one is edited', async () => {
    const { client } = await newPerson(useTarget());
    const groups = [
      ['Pattern', 'title=[Tt]ides?$', 0, 1, ['Low tide', 'The TIDES']],
      ['Spelled pattern', 'title = [Tt]ides?$', 1, 1, ['Low tide']],
      ['Spelled', 'title contains Tide and author != Berg', 1, 0, ['Tide pools']],
      ['Spelled whole', 'title == "low tide"', 1, 0, []],
      ['Not a pattern', 'title!=t.de', 0, 1, ['Sea']],
      ['Words', 'tide berg', 0, 0, ['Low tide']],
      ['Any pattern', '(low|tide) p[o]+ls', 0, 1, ['Tide pools']],
    ] as const;
    const records = groups.map(
      ([name, search, caseSensitive, isRegEx]) =>
        `1 SearchGroup:${name}\\;0\\;${search}\\;${caseSensitive}\\;${isRegEx}\\;1\\;\\;\\;\\;;\n`,
    );
    const text = [
      '@misc{a, title = {Low tide}, author = {Berg, Jan}}',
      '@misc{b, title = {The TIDES}, author = {Roe, Ann}}',
      '@misc{c, title = {Tide pools}, author = {Roe, Ann}}',
      '@misc{d, title = {Sea}, author = {Berg, Jan}}',
      `@comment{jabref-meta: grouping:\n0 AllEntriesGroup:;\n${records.join('')}}`,
    ].join('\n');
    await bring(client, readLibraryFile(text));
    const found: unknown[] = [];
    for (const { id, name } of await listTree(client)) found.push([name, (await titlesIn(client, id)).toSorted()]);
    expect(found).toEqual(groups.map(([name, , , , titles]) => [name, titles]));
    const out = await download(client, 'bib');
    expect(metaOf(out, 'grouping')).toBe(metaOf(text, 'grouping'));
    expect(metaOf(out, 'groups-search-syntax-version')).toBeUndefined();
    // A search that needs the current syntax changes the syntax of the file, which is read as the same groups.
    await sendGroups(client, [
      { name: 'New', searchGroup: { searchExpression: 'title =~ ^low', caseSensitive: false, isRegEx: false } },
    ]);
    const mixed = await download(client, 'bib');
    expect(metaOf(mixed, 'groups-search-syntax-version')).toBe('6.0-alpha_1');
    expect(metaOf(mixed, 'grouping')).toContain('title =~! [Tt]ides?$');
    expect((await bring(client, readLibraryFile(mixed))).madeCount).toBe(0);
  });

  it('is not broken by special characters in group names', async () => {
    const { client } = await newPerson(useTarget());
    const { ids } = await bring(client, readLibraryFile('@misc{a, title = {A}}'));
    await sendGroups(client, [explicit('open {', ids), explicit('shut } \\', ids), explicit('semi;colon\\;', ids)]);
    const again = readLibraryFile(await download(client, 'bib'));
    expect([again.problems, again.groupProblems]).toEqual([[], []]);
    expect(again.groups.map(({ members }) => members)).toEqual([[0], [0], [0]]);
    expect(again.entries).toHaveLength(1);
  });
}
