// Tests the content of groups: of every kind and place in the tree, in lists, counts and exports, and after every change.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testRandom } from '#tests/support/random.ts';
import { type Answer, type TestLibrary, openTestLibrary } from '../../testLibrary.ts';
import { readSelection, selectionSql } from '../../list/selection.ts';
import sql from 'sql-template-tag';
import { previewCount } from './preview.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

async function add(documents: object[], owner: string, groupIds: string[] = []): Promise<string[]> {
  const { data, code } = await test.ask(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { input: { documents, groupIds } },
    owner,
  );
  expect(code).toBeNull();
  return data.addUserDocuments.documents.map(({ id }) => id);
}

async function makeGroup(group: object, owner: string): Promise<string> {
  const { data, code } = await test.ask(
    'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
    { input: { name: 'A group', ...group } },
    owner,
  );
  expect(code).toBeNull();
  return data.createGroup.id;
}

/** Expects the stored size of each list to be its number of documents, and empty lists to have no stored size. */
async function expectTrueSizes(owner: string): Promise<void> {
  const library = test.library(owner);
  const kept = await library.query(
    (libraryId) => sql`
    select list, group_id, size from list_sizes where library_id = ${libraryId} order by list, group_id`,
  );
  const counted = await library.query(
    (libraryId) => sql`
    select 'matches' as list, group_id, count(*) as size from group_matches where library_id = ${libraryId} group by group_id
    union all
    select 'members', group_id, count(*) from group_members where library_id = ${libraryId} group by group_id
    order by list, group_id`,
  );
  expect(counted).not.toEqual([]);
  expect(kept).toEqual(counted);
}

const hand = (documentIds: string[] = []) => ({ explicitGroup: { keywordDelimiter: ',', documentIds } });
const word = (searchExpression: string, more: object = {}) => ({
  wordKeywordGroup: {
    field: 'keywords',
    searchExpression,
    caseSensitive: false,
    keywordDelimiter: ',',
    onlySplitWordsAtDelimiter: false,
    ...more,
  },
});
const regex = (searchExpression: string, more: object = {}) => ({
  regexKeywordGroup: { field: 'title', searchExpression, caseSensitive: false, ...more },
});
const search = (searchExpression: string, more: object = {}) => ({
  searchGroup: { searchExpression, caseSensitive: false, isRegEx: false, ...more },
});

interface Page {
  me: {
    documents: {
      edges: { node: { id: string } }[];
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
      totalCount: number;
    };
  };
}

interface Listed {
  ids: string[];
  count: number;
}

/** The documents of a filter, page by page. */
async function list(filterBy: object, owner: string, first = 500): Promise<Listed> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const answer: Answer<Page> = await test.ask<Page>(
      `query ($filterBy: DocumentFilters, $first: Int, $after: String) {
        me { documents(filterBy: $filterBy, first: $first, after: $after, orderBy: { field: TITLE, direction: ASC }) {
          edges { node { id } } pageInfo { endCursor hasNextPage } totalCount } } }`,
      { filterBy, first, after },
      owner,
    );
    expect(answer.code).toBeNull();
    const { edges, pageInfo, totalCount } = answer.data.me.documents;
    ids.push(...edges.map(({ node }) => node.id));
    if (!pageInfo.hasNextPage) {
      expect(totalCount).toBe(ids.length);
      return { ids, count: totalCount };
    }
    after = pageInfo.endCursor;
  }
}

const inGroup = async (groupId: string, owner: string) => (await list({ groupId }, owner)).ids;

async function countOf(id: string, owner: string): Promise<number> {
  const { data } = await test.ask('query ($id: ID!) { group(id: $id) { documentCount } }', { id }, owner);
  return data.group.documentCount;
}

async function exported(filterBy: object, owner: string): Promise<string[]> {
  const library = test.library(owner);
  const selection = await readSelection(library, { filterBy }, []);
  const rows = await library.query<{ id: string }>(
    (libraryId) => sql`select id from documents where ${selectionSql(libraryId, selection)} order by id`,
  );
  return rows.map(({ id }) => id);
}

const change = (name: string, input: object, owner: string) =>
  test.ask<Record<string, { count: number; undo: string }>>(
    `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { count undo } }`,
    { input },
    owner,
  );
const undo = async (id: string, owner: string) =>
  (await test.ask('mutation ($id: ID!) { undo(input: { id: $id }) { count leftCount } }', { id }, owner)).data.undo;

describe('kinds', () => {
  const owner = 'user_kinds';
  const documents = [
    {
      other: {
        title: 'Programs in C++ and Ökologie',
        keywords: ['C++', 'ocean'],
        authors: [{ person: { family: 'Müller', given: 'A' } }],
        citationKeys: ['knuth', 'alias'],
      },
    },
    {
      thesis: {
        title: 'About c',
        keywords: ['deep ocean', 'ocean > tide'],
        authors: [{ person: { family: 'Mueller' } }, { person: { family: 'Groot', nonDroppingParticle: 'de' } }],
        citationKeys: ['Knuth'],
      },
    },
    {
      journalArticle: {
        title: 'Oceanic matters',
        abstract: 'C++17 is no word',
        keywords: ['oceanic', 'OCEAN'],
        authors: [{ organization: { name: 'Ocean Institute' } }],
        in: { journal: { name: 'Nature' } },
      },
    },
    {
      other: {
        otherFields: [
          { name: 'groups', value: 'Left over' },
          { name: 'mood', value: 'fine; very Fine' },
        ],
      },
    },
  ];
  let ids: string[];
  beforeAll(async () => {
    ids = await add(documents, owner);
  });
  const found = async (group: object) => {
    const id = await makeGroup(group, owner);
    const listed = await inGroup(id, owner);
    expect(await countOf(id, owner)).toBe(listed.length);
    return listed.map((each) => ids.indexOf(each)).sort((left, right) => left - right);
  };

  it.each([
    ['a word', word('ocean'), [0, 1, 2]],
    ['a whole keyword', word('ocean', { onlySplitWordsAtDelimiter: true }), [0, 2]],
    ['a keyword, case-sensitive', word('ocean', { onlySplitWordsAtDelimiter: true, caseSensitive: true }), [0]],
    ['a hierarchical keyword', word('ocean > tide', { onlySplitWordsAtDelimiter: true }), [1]],
    ['a word that ends without a letter', word('c++'), [0]],
    ['a word in a title', word('c++', { field: 'title' }), [0]],
    ['a word, not within a longer one', word('c++', { field: 'abstract' }), []],
    ['a word with accents', word('okologie', { field: 'title' }), [0]],
    [
      'a part of a field at the delimiter',
      word('VERY fine', { field: 'mood', keywordDelimiter: ';', onlySplitWordsAtDelimiter: true }),
      [3],
    ],
    ['characters that are wildcards in SQL', word('%', { field: 'title' }), []],
    ['a pattern', regex('^(about|oceanic)\\b'), [1, 2]],
    ['a pattern with accents', regex('ökol.+e$'), [0]],
    ['a pattern, case-sensitive', regex('^about', { caseSensitive: true }), []],
    ['a search', search('keywords = ocean and not title = c'), []],
    ['a search for anything', search('ocean'), [0, 1, 2]],
    ['a search for a whole keyword', search('anykeyword == ocean'), [0, 2]],
    ['a search for documents without a field', search('title !=~ .+'), [3]],
    ['a search for any field', search('any = nature'), [2]],
    ['a search for an imported field without an equivalent', search('mood = fine'), [3]],
    ['a last name', { lastNameGroup: { field: 'author', authorLastName: 'muller' } }, [0]],
    ['a last name without its particle', { lastNameGroup: { field: 'author', authorLastName: 'groot' } }, [1]],
    ['a last name with its particle', { lastNameGroup: { field: 'author', authorLastName: 'De Groot' } }, [1]],
    ['an organization', { lastNameGroup: { field: 'author', authorLastName: 'ocean institute' } }, [2]],
    ['cited keys', { texGroup: { paths: [], citedKeys: ['knuth', 'nobody'] } }, [0]],
    ['another key of a document', { texGroup: { paths: [], citedKeys: ['alias'] } }, [0]],
    [
      'any keyword',
      { automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' } },
      [0, 1, 2],
    ],
    ['any person', { automaticPersonsGroup: { field: 'author' } }, [0, 1, 2]],
    ['a group that only the desktop app fills', { desktopGroup: { record: 'AutomaticEntryTypeGroup:x\\;0\\;' } }, []],
  ] as [string, object, number[]][])('%s', async (_name, group, expected) => {
    expect(await found(group)).toEqual(expected);
  });

  it('searches for documents in no group, and in groups by name', async () => {
    const id = await makeGroup({ name: 'Ungrouped', ...search('groups !=~ .+') }, owner);
    const named = await makeGroup({ name: 'By hand', ...search('groups = "by hand"') }, owner);
    const at = async (group: string) => (await inGroup(group, owner)).map((each) => ids.indexOf(each)).sort();
    expect(await at(id)).toEqual([0, 1, 2]);
    const byHand = await makeGroup({ name: 'By hand', ...hand([ids[0] ?? '']) }, owner);
    expect(await at(id)).toEqual([1, 2]);
    expect(await at(named)).toEqual([0]);
    const { data } = await change('addDocumentsToGroup', { groupId: byHand, selection: { ids: [ids[1]] } }, owner);
    expect(await at(id)).toEqual([2]);
    expect(await at(named)).toEqual([0, 1]);
    await undo(data.addDocumentsToGroup?.undo ?? '', owner);
    expect(await at(named)).toEqual([0]);
    await test.ask(
      'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { id } }',
      { input: { id: byHand, name: 'Other' } },
      owner,
    );
    expect(await at(named)).toEqual([]);
    await test.ask('mutation ($id: ID!) { deleteGroup(input: { id: $id }) { id } }', { id: byHand }, owner);
    expect(await at(id)).toEqual([0, 1, 2]);
  });
});

describe('places in the tree', () => {
  interface Modelled {
    readonly id: string;
    readonly parent: Modelled | null;
    readonly children: Modelled[];
    hierarchy: 'INDEPENDENT' | 'INTERSECTION' | 'UNION';
    own: ReadonlySet<string>;
  }
  const both = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
    new Set([...left].filter((id) => right.has(id)));
  const cut = ({ own, parent, hierarchy }: Modelled): ReadonlySet<string> =>
    hierarchy === 'INTERSECTION' && parent ? both(own, cut(parent)) : own;
  const content = (group: Modelled): ReadonlySet<string> =>
    group.hierarchy === 'UNION'
      ? new Set([...group.own, ...group.children.flatMap((child) => [...content(child)])])
      : cut(group);

  it.each([1, 2, 3])(
    'any tree has the content that the model predicts, in lists, counts and exports (seed %i)',
    async (seed) => {
      const random = testRandom(seed);
      const owner = `user_tree${seed}`;
      const words = ['one', 'two', 'three', 'four'];
      const keywords = Array.from({ length: 40 }, () => words.filter(() => random.number() < 0.4));
      const ids = await add(
        keywords.map((each, index) => ({ other: { title: `t${index}`, keywords: each } })),
        owner,
      );
      const groups: (Modelled & { depth: number })[] = [];
      for (let number = 0; number < 24; number += 1) {
        const possible = groups.filter(({ depth }) => depth < 5);
        const parent = possible.length > 0 && random.number() < 0.9 ? random.pick(possible) : null;
        const hierarchy = random.pick(['INDEPENDENT', 'INTERSECTION', 'UNION'] as const);
        const rule = ((): { input: object; own: ReadonlySet<string> } => {
          const kind = random.integer(0, 4);
          if (kind === 0) {
            const expression = random.pick(words);
            return {
              input: word(expression),
              own: new Set(ids.filter((_id, index) => keywords[index]?.includes(expression))),
            };
          }
          if (kind === 1) {
            const input = {
              automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' },
            };
            return { input, own: new Set(ids.filter((_id, index) => (keywords[index]?.length ?? 0) > 0)) };
          }
          const members = ids.filter(() => random.number() < 0.5);
          return { input: hand(members), own: new Set(members) };
        })();
        const id = await makeGroup(
          { hierarchyType: hierarchy, parentId: parent?.id ?? null, name: `g${number}`, ...rule.input },
          owner,
        );
        const group = { id, parent, children: [], hierarchy, own: rule.own, depth: (parent?.depth ?? 0) + 1 };
        parent?.children.push(group);
        groups.push(group);
      }
      const trashed = new Set(ids.filter(() => random.number() < 0.15));
      await test.ask(
        'mutation ($ids: [ID!]!) { deleteUserDocuments(input: { selection: { ids: $ids } }) { count } }',
        { ids: [...trashed] },
        owner,
      );

      const { data } = await test.ask('{ me { groupTree(includeMade: false) { id documentCount } } }', {}, owner);
      const counts = new Map(data.me.groupTree.map(({ id, documentCount }) => [id, documentCount]));
      for (const group of groups) {
        const expected = [...content(group)].filter((id) => !trashed.has(id)).sort();
        const { ids: listed } = await list({ groupId: group.id }, owner, 7);
        expect([...listed].sort()).toEqual(expected);
        expect(counts.get(group.id)).toBe(expected.length);
        expect(await exported({ groupId: group.id }, owner)).toEqual(expected);
        const inTrash = [...content(group)].filter((id) => trashed.has(id)).sort();
        expect(await exported({ groupId: group.id, trashed: true }, owner)).toEqual(inTrash);
      }
      for (let round = 0; round < 5; round += 1) {
        const some = [random.pick(groups), random.pick(groups), random.pick(groups)];
        const contents = some.map(content);
        const groupIds = some.map(({ id }) => id);
        const active = ids.filter((id) => !trashed.has(id));
        const every = active.filter((id) => contents.every((each) => each.has(id)));
        const any = active.filter((id) => contents.some((each) => each.has(id)));
        expect((await list({ groupIds, groupMatch: 'ALL' }, owner, 9)).ids.sort()).toEqual(every.sort());
        expect((await list({ groupIds }, owner, 9)).ids.sort()).toEqual(any.sort());
      }

      for (const group of groups) {
        const members = ids.filter(() => random.number() < 0.5);
        group.own = new Set(members);
        group.hierarchy = random.pick(['INDEPENDENT', 'INTERSECTION', 'UNION'] as const);
        const changed = { hierarchyType: group.hierarchy, ...hand(members) };
        const preview = await test.ask(
          'query ($input: CreateGroupInput!, $id: ID) { groupPreview(input: $input, id: $id) { documentCount } }',
          { input: { name: 'g', ...changed }, id: group.id },
          owner,
        );
        const expected = [...content(group)].filter((id) => !trashed.has(id));
        expect(preview.data.groupPreview.documentCount).toBe(expected.length);
        await test.ask(
          'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { id } }',
          { input: { id: group.id, ...changed } },
          owner,
        );
        expect(await countOf(group.id, owner)).toBe(expected.length);
      }
      await expectTrueSizes(owner);
    },
  );
});

describe('changes', () => {
  it('of a document update its groups, and its deletion removes it from them', async () => {
    const owner = 'user_changes';
    const group = await makeGroup(word('whale'), owner);
    const byTitle = await makeGroup(regex('moby'), owner);
    const byHand = await makeGroup(hand(), owner);
    const [id = ''] = await add([{ other: { title: 'Moby-Dick', keywords: ['whale'] } }], owner, [byHand]);
    expect(await inGroup(group, owner)).toEqual([id]);
    expect(await inGroup(byHand, owner)).toEqual([id]);
    const update = await test.ask(
      'mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { revision groups { id } } }',
      { input: { id, other: { keywords: ['shark'] } } },
      owner,
    );
    expect(update.data.updateUserDocument).toMatchObject({ revision: 2, groups: [{ id: byHand }] });
    expect(await inGroup(group, owner)).toEqual([]);
    expect(await inGroup(byTitle, owner)).toEqual([id]);

    const bulk = (name: string) =>
      test.ask(
        `mutation ($ids: [ID!]!) { ${name}UserDocuments(input: { selection: { ids: $ids } }) { count } }`,
        { ids: [id] },
        owner,
      );
    await bulk('delete');
    expect(await inGroup(byHand, owner)).toEqual([]);
    expect(await countOf(byHand, owner)).toBe(0);
    await bulk('restore');
    expect(await inGroup(byHand, owner)).toEqual([id]);
    await bulk('delete');
    await bulk('purge');
    const left = await test.library(owner).query(
      (libraryId) => sql`
        select document_id from group_members where library_id = ${libraryId}
        union all select document_id from group_matches where library_id = ${libraryId}
        union all select document_id from document_texts where library_id = ${libraryId}
        union all select document_id from document_short_texts where library_id = ${libraryId}
        union all select document_id from facet_values where library_id = ${libraryId}
        union all select group_id from list_sizes where library_id = ${libraryId}`,
    );
    expect(left).toEqual([]);
  });

  it('of the server version rebuild the derived data of older libraries', async () => {
    const owner = 'user_old';
    const group = await makeGroup(word('whale'), owner);
    const [id = ''] = await add([{ other: { title: 'Moby-Dick', keywords: ['whale'] } }], owner);
    await test.library(owner).query((libraryId) => sql`delete from document_texts where library_id = ${libraryId}`);
    await test.library(owner).query((libraryId) => sql`delete from group_matches where library_id = ${libraryId}`);
    expect(await inGroup(group, owner)).toEqual([]);
    await test
      .library(owner)
      .query((libraryId) => sql`update libraries set derived_version = 0 where library_id = ${libraryId}`);
    expect(await inGroup(group, owner)).toEqual([id]);
  });
});

describe('adding documents by hand', () => {
  const owner = 'user_hand';

  it('adds many documents at once; undo removes only those that the step added', async () => {
    const group = await makeGroup(hand(), owner);
    const [one = '', two = '', three = ''] = await add(
      [{ other: { title: '1' } }, { other: { title: '2' } }, { thesis: { title: '3' } }],
      owner,
    );
    const first = await change('addDocumentsToGroup', { groupId: group, selection: { ids: [one] } }, owner);
    expect(first.data.addDocumentsToGroup?.count).toBe(1);
    const second = await change(
      'addDocumentsToGroup',
      { groupId: group, selection: { filterBy: {}, except: [three] } },
      owner,
    );
    expect(second.data.addDocumentsToGroup?.count).toBe(1);
    expect(await inGroup(group, owner)).toEqual([one, two]);
    const { data } = await test.ask(
      'query ($selection: DocumentSelection!) { me { groupMembership(selection: $selection) { documentCount shares { documentCount group { id } } } } }',
      { selection: { filterBy: {} } },
      owner,
    );
    expect(data.me.groupMembership).toMatchObject({
      documentCount: 3,
      shares: [{ documentCount: 2, group: { id: group } }],
    });
    expect(await undo(second.data.addDocumentsToGroup?.undo ?? '', owner)).toMatchObject({ count: 1, leftCount: 0 });
    expect(await inGroup(group, owner)).toEqual([one]);
    const out = await change('removeDocumentsFromGroup', { groupId: group, selection: { ids: [one, two] } }, owner);
    expect(out.data.removeDocumentsFromGroup?.count).toBe(1);
    expect(await inGroup(group, owner)).toEqual([]);
    await undo(out.data.removeDocumentsFromGroup?.undo ?? '', owner);
    expect(await inGroup(group, owner)).toEqual([one]);
  });

  it('keeps documents that were removed and added again when the step that first added them is undone', async () => {
    const group = await makeGroup(hand(), owner);
    const [one = '', two = ''] = await add([{ other: { title: '1' } }, { other: { title: '2' } }], owner);
    const put = (ids: string[]) => change('addDocumentsToGroup', { groupId: group, selection: { ids } }, owner);
    const first = await put([one, two]);
    await change('removeDocumentsFromGroup', { groupId: group, selection: { ids: [one] } }, owner);
    await put([one]);
    expect(await undo(first.data.addDocumentsToGroup?.undo ?? '', owner)).toMatchObject({ count: 1, leftCount: 1 });
    expect(await inGroup(group, owner)).toEqual([one]);
  });

  it("adds no documents to groups that fill themselves, or to other people's groups", async () => {
    const [id = ''] = await add([{ other: { title: 'x', keywords: ['deep > sea'] } }], owner);
    const automatic = await makeGroup(
      { automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' } },
      owner,
    );
    const { data } = await test.ask(
      'query ($id: ID!) { group(id: $id) { hasChildren children { id name children { id name isMade parent { name } documentCount } } } }',
      { id: automatic },
      owner,
    );
    const deep = data.group.children[0];
    const sea = deep?.children[0];
    expect(data.group).toMatchObject({
      hasChildren: true,
      children: [
        { name: 'deep', children: [{ name: 'sea', isMade: true, parent: { name: 'deep' }, documentCount: 1 }] },
      ],
    });
    expect(await inGroup(sea?.id ?? '', owner)).toEqual([id]);
    expect(await inGroup(deep?.id ?? '', owner)).toEqual([id]);
    for (const groupId of [automatic, sea?.id ?? '']) {
      const refused = await change('addDocumentsToGroup', { groupId, selection: { ids: [id] } }, owner);
      expect(refused).toMatchObject({
        code: 'BAD_USER_INPUT',
        extensions: {
          problems: [
            { path: ['input', 'groupId'], message: 'This group fills itself: documents cannot be added to it.' },
          ],
        },
      });
    }
    const theirs = await makeGroup(hand(), 'user_other');
    expect((await change('addDocumentsToGroup', { groupId: theirs, selection: { ids: [id] } }, owner)).code).toBe(
      'NOT_FOUND',
    );
    for (const filterBy of [{ groupId: theirs }, { groupIds: [automatic, theirs] }, { groupId: 'no such\0id' }]) {
      const { code } = await test.ask(
        'query ($filterBy: DocumentFilters) { me { documents(filterBy: $filterBy) { totalCount } } }',
        { filterBy },
        owner,
      );
      expect(code).toBe('NOT_FOUND');
    }
    const [mine = ''] = await add([{ other: { title: 'theirs' } }], 'user_other');
    const group = await makeGroup(hand(), owner);
    expect((await change('addDocumentsToGroup', { groupId: group, selection: { ids: [mine] } }, owner)).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('an automatic group that does not exist yet', () => {
  it.each([
    [
      'of keywords with another hierarchy',
      { kind: 'automaticKeyword', field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '/' },
    ],
    [
      'of a field',
      { kind: 'automaticKeyword', field: 'note', keywordDelimiter: ';', keywordHierarchicalDelimiter: '>' },
    ],
    ['of translators', { kind: 'automaticPersons', field: 'translator' }],
  ] as const)('%s: the preview counts what the group has after it is created', async (name, rule) => {
    const owner = `user_preview_${name.replaceAll(' ', '_')}`;
    await add(
      [
        { other: { keywords: ['tide/moon'], note: 'tide; moon' } },
        { other: { keywords: ['/'], note: ' ; ', otherFields: [{ name: 'translator', value: 'Garnett, Constance' }] } },
        { other: { title: 'Nothing' } },
      ],
      owner,
    );
    const { kind, ...input } = rule;
    const preview = () =>
      previewCount(test.library(owner), {
        ...{ id: null, parentId: null, hierarchy: 'independent', rule, documentIds: [], keepsDocuments: false },
      });
    const before = await preview();
    const group = await makeGroup({ [`${kind}Group`]: input }, owner);
    expect(before).toBe(await countOf(group, owner));
    expect(before).toBe(1);
    expect(await preview()).toBe(1);
  });
});

describe('an automatic group', () => {
  it('derives no subgroup from values that only documents in the trash have', async () => {
    const owner = 'user_trash_made';
    const [gone = ''] = await add(
      [{ other: { keywords: ['gone', 'A > B'] } }, { other: { keywords: ['A', 'stays'] } }],
      owner,
    );
    const automatic = {
      automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' },
    };
    const group = await makeGroup(automatic, owner);
    const made = async () => {
      const { data } = await test.ask(
        'query ($id: ID!) { group(id: $id) { hasChildren children { id name hasChildren } } }',
        { id: group },
        owner,
      );
      return data;
    };
    const before = await made();
    expect(before).toMatchObject({
      group: { children: [{ name: 'A', hasChildren: true }, { name: 'gone' }, { name: 'stays' }] },
    });
    await test.ask(
      'mutation ($ids: [ID!]) { deleteUserDocuments(input: { selection: { ids: $ids } }) { count } }',
      { ids: [gone] },
      owner,
    );
    expect(await made()).toMatchObject({
      group: { hasChildren: true, children: [{ name: 'A', hasChildren: false }, { name: 'stays' }] },
    });
  });
});

describe('large groups', () => {
  it('are listed in the order of the list, whether their documents are near its start or far from it', async () => {
    const owner = 'user_large';
    const all: { id: string; isIn: boolean }[] = [];
    // The documents of the group are at the end of the list by title, too far for reading the index up to them.
    for (let at = 0; at < 4_700; at += 470) {
      const isIn = at >= 2_350;
      const documents = Array.from({ length: 470 }, (_, index) => ({
        other: { title: `t${String(at + index).padStart(5, '0')}`, keywords: isIn ? ['far'] : ['near'] },
      }));
      for (const id of await add(documents, owner)) all.push({ id, isIn });
    }
    const group = await makeGroup(word('far'), owner);
    const expected = all.filter(({ isIn }) => isIn).map(({ id }) => id);
    const [trashed = ''] = expected.splice(7, 1);
    await test.ask(
      'mutation ($ids: [ID!]!) { deleteUserDocuments(input: { selection: { ids: $ids } }) { count } }',
      { ids: [trashed] },
      owner,
    );
    expect((await list({ groupId: group }, owner)).ids).toEqual(expected);
    expect(await countOf(group, owner)).toBe(expected.length);
    expect(await exported({ groupId: group }, owner)).toEqual(expected);
    const at = async (argument: string) => {
      const { data } = await test.ask<Page>(
        `query ($filterBy: DocumentFilters) { me { documents(filterBy: $filterBy, first: 3, ${argument},
          orderBy: { field: TITLE, direction: DESC }) { edges { node { id } } } } }`,
        { filterBy: { groupId: group } },
        owner,
      );
      return data.me.documents.edges.map(({ node }) => node.id);
    };
    const near = await makeGroup(word('near'), owner);
    expect((await list({ groupId: near }, owner, 50)).ids).toEqual(all.filter(({ isIn }) => !isIn).map(({ id }) => id));
    const downwards = [...expected].reverse();
    expect(await at('at: 2000')).toEqual(downwards.slice(2000, 2003));
    expect(await at(`around: "${downwards[1500] ?? ''}"`)).toEqual(downwards.slice(1499, 1502));
  });
});
