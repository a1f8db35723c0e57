// Contract: the content of groups, by kind and hierarchy; derived subgroups, members added by hand, and lists and exports of groups.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addSubjects,
  changeMembers,
  countsOf,
  createGroup,
  createMutation,
  deleteMutation,
  explicit,
  findGroup,
  moveMutation,
  pathsOf,
  readTree,
  titlesIn,
  updateGroup,
  updateGroupMutation,
  type Group,
} from './groupOperations.ts';
import {
  add,
  article,
  bulk,
  idsOf,
  page,
  titlesOf,
  undo,
  update,
  walk,
  type PageArguments,
  type Row,
} from './operations.ts';
import { newPerson, type Person, type UseTarget } from './target.ts';

const word = { field: 'keywords', caseSensitive: false, keywordDelimiter: ',' };

/** The documents that each kind of group finds. */
const kinds: readonly [string, object, readonly string[]][] = [
  [
    'a word',
    { wordKeywordGroup: { ...word, searchExpression: 'climate', onlySplitWordsAtDelimiter: false } },
    ['Alpha', 'Gamma'],
  ],
  [
    'a whole keyword',
    { wordKeywordGroup: { ...word, searchExpression: 'Climate', onlySplitWordsAtDelimiter: true } },
    ['Alpha'],
  ],
  [
    'a case-sensitive keyword',
    {
      wordKeywordGroup: { ...word, searchExpression: 'Climate', caseSensitive: true, onlySplitWordsAtDelimiter: true },
    },
    [],
  ],
  [
    'a regular expression',
    { regexKeywordGroup: { field: 'title', searchExpression: '^(al|BE)', caseSensitive: false } },
    ['Alpha', 'Beta'],
  ],
  [
    'a search',
    { searchGroup: { searchExpression: 'author = curie AND NOT title = beta', caseSensitive: false, isRegEx: false } },
    ['Alpha'],
  ],
  ['a last name', { lastNameGroup: { field: 'author', authorLastName: 'Curie' } }, ['Alpha', 'Beta']],
  [
    'keywords in use',
    { automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' } },
    ['Alpha', 'Beta', 'Gamma'],
  ],
  ['last names in use', { automaticPersonsGroup: { field: 'author' } }, ['Alpha', 'Beta', 'Gamma']],
  [
    'a TeX file',
    {
      texGroup: {
        paths: [{ deviceName: 'desk', filePath: '/tex/thesis.aux' }],
        citedKeys: ['curie1903', 'noether', 'nobody', 'nobody'],
      },
    },
    ['Alpha', 'Gamma'],
  ],
  ['the desktop app', { desktopGroup: { record: 'AutomaticEntryTypeGroup:Types\\;0\\;1\\;\\;\\;\\;' } }, []],
];

interface Library extends Person {
  documents: Record<'alpha' | 'beta' | 'gamma' | 'delta', Row>;
}

export function groupContentContract(useTarget: UseTarget): void {
  let library: Library | null = null;
  const owner = (): Library => {
    if (library === null) throw new Error('The library exists only while tests run');
    return library;
  };
  beforeAll(async () => {
    const person = await newPerson(useTarget());
    library = { ...person, documents: await addSubjects(person.client) };
  });
  const clear = async () => {
    const { client } = owner();
    for (const { id, parent } of await readTree(client, false)) {
      if (parent === null) await client.ask(deleteMutation, { input: { id } });
    }
  };

  describe('each kind finds its documents', () => {
    it.each(kinds)('%s', async (name, kind, titles) => {
      const { client } = owner();
      const group = await createGroup(client, { name, ...kind });
      expect(await titlesIn(client, group.id)).toEqual(titles);
    });

    it('a group that changes its kind keeps its members', async () => {
      const { client, documents } = owner();
      const { id } = await createGroup(client, explicit('By hand', [documents.delta.id]));
      const [, lastName] = kinds[5] ?? [];
      expect(await updateGroup(client, { id, ...lastName })).toMatchObject({ __typename: 'LastNameGroup', id });
      expect(await titlesIn(client, id)).toEqual(['Alpha', 'Beta']);
      const again = { keywordDelimiter: ',', documentIds: [documents.gamma.id] };
      await updateGroup(client, { id, explicitGroup: { ...again, keepDocuments: true } });
      expect(await titlesIn(client, id)).toEqual(['Delta', 'Gamma']);
      await updateGroup(client, { id, explicitGroup: again });
      expect(await titlesIn(client, id)).toEqual(['Gamma']);
    });

    it('a TeX file lists missing keys, and the documents that it does not cite', async () => {
      const { client } = owner();
      const [, tex] = kinds[8] ?? [];
      const { id } = await createGroup(client, { name: 'Thesis', ...tex });
      const query = `query tex($id: ID!) {
        group(id: $id) { ... on TexGroup { citedKeys missingKeys uncitedKeys paths { deviceName filePath } } }
      }`;
      expect(await client.ask(query, { id })).toEqual({
        group: {
          citedKeys: ['curie1903', 'noether', 'nobody'],
          missingKeys: ['nobody'],
          uncitedKeys: ['delta', 'hopper1950'],
          paths: [{ deviceName: 'desk', filePath: '/tex/thesis.aux' }],
        },
      });
      // The file's path has changed; its citations stay.
      await updateGroup(client, { id, texGroup: { paths: [{ deviceName: 'lap', filePath: 'thesis.aux' }] } });
      expect(await titlesIn(client, id)).toEqual(['Alpha', 'Gamma']);
    });

    it('is previewed before the group is made', async () => {
      const { client, documents } = owner();
      const before = (await readTree(client, false)).length;
      const query =
        'query preview($input: CreateGroupInput!, $id: ID) { groupPreview(input: $input, id: $id) { documentCount } }';
      for (const [name, kind, titles] of kinds) {
        const { groupPreview } = await client.ask<{ groupPreview: object }>(query, { input: { name, ...kind } });
        expect([name, groupPreview]).toEqual([name, { documentCount: titles.length }]);
      }
      const parent = await createGroup(client, explicit('Parent', [documents.beta.id, documents.gamma.id]));
      const [, lastName] = kinds[5] ?? [];
      const input = { name: '', ...lastName, parentId: parent.id, hierarchyType: 'INTERSECTION' };
      expect(await client.ask(query, { input })).toEqual({ groupPreview: { documentCount: 1 } });
      const wrong = { name: '', regexKeywordGroup: { field: 'title', searchExpression: '(', caseSensitive: false } };
      await client.refused('BAD_USER_INPUT', query, { input: wrong });
      expect(await readTree(client, false)).toHaveLength(before + 1);
    });

    it('follows documents that change, are trashed and restored', async () => {
      await clear();
      const { client } = owner();
      const { id } = await createGroup(client, {
        name: 'Curie',
        regexKeywordGroup: { field: 'title', searchExpression: '^Ep', caseSensitive: true },
      });
      const epsilon = await add(client, article('Epsilon'));
      expect(await titlesIn(client, id)).toEqual(['Epsilon']);
      await update(client, { id: epsilon.id, fields: { title: 'Not any more' } });
      expect(await titlesIn(client, id)).toEqual([]);
      await update(client, { id: epsilon.id, fields: { title: 'Epilogue' } });
      await bulk(client, 'delete', { ids: [epsilon.id] });
      expect(await titlesIn(client, id)).toEqual([]);
      expect(titlesOf(await page(client, { filterBy: { groupId: id, trashed: true } }))).toEqual(['Epilogue']);
      await bulk(client, 'restore', { ids: [epsilon.id] });
      expect(await titlesIn(client, id)).toEqual(['Epilogue']);
      await bulk(client, 'delete', { ids: [epsilon.id] });
    });
  });

  it('hierarchies work at any depth', async () => {
    await clear();
    const { client, documents } = owner();
    const { alpha, beta, gamma, delta } = documents;
    const top = await createGroup(
      client,
      explicit('Union', [alpha.id], {
        hierarchyType: 'UNION',
        children: [
          explicit('Inner union', [], {
            hierarchyType: 'UNION',
            children: [
              explicit('Deep', [delta.id]),
              explicit('Cut', [beta.id, delta.id], { hierarchyType: 'INTERSECTION' }),
            ],
          }),
          explicit('Refined', [alpha.id, beta.id], {
            hierarchyType: 'INTERSECTION',
            children: [explicit('Twice refined', [alpha.id, gamma.id], { hierarchyType: 'INTERSECTION' })],
          }),
        ],
      }),
    );
    const tree = await readTree(client);
    const titles = async (name: string) => titlesIn(client, tree.find((group) => group.name === name)?.id ?? '');
    expect(await titlesIn(client, top.id)).toEqual(['Alpha', 'Delta']);
    expect(await titles('Inner union')).toEqual(['Delta']);
    // A union's own content is empty here. Subgroups that refine it are intersected with that, not with what its other subgroups add.
    expect(await titles('Cut')).toEqual([]);
    expect(await titles('Refined')).toEqual(['Alpha']);
    expect(await titles('Twice refined')).toEqual(['Alpha']);
    await updateGroup(client, { id: top.id, hierarchyType: 'INDEPENDENT' });
    expect(await titlesIn(client, top.id)).toEqual(['Alpha']);
    const counts = await countsOf(
      client,
      tree.map(({ id }) => id),
    );
    expect(counts).toEqual([1, 1, 1, 0, 1, 1]);
  });

  describe('derived subgroups of automatic groups', () => {
    const made = async (kind: object): Promise<Group[]> => {
      await clear();
      const { client } = owner();
      await createGroup(client, { name: 'Automatic', ...kind });
      return readTree(client);
    };

    it('nest keywords, include what is below them, and can be found by id', async () => {
      const { client } = owner();
      const tree = await made(kinds[6]?.[1] ?? {});
      expect((await pathsOf(client, true)).map((path) => path.toLowerCase()).sort()).toEqual([
        'automatic',
        'automatic/climate',
        'automatic/climate change',
        'automatic/physics',
        'automatic/physics/optics',
        'automatic/physics/optics/lasers',
      ]);
      expect(await pathsOf(client)).toEqual(['Automatic']);
      const find = (name: string) => tree.find((group) => group.name.toLowerCase() === name)?.id ?? '';
      expect(await titlesIn(client, find('physics'))).toEqual(['Alpha', 'Beta', 'Gamma']);
      expect(await titlesIn(client, find('optics'))).toEqual(['Alpha', 'Beta']);
      expect(await titlesIn(client, find('lasers'))).toEqual(['Beta']);
      expect(await findGroup(client, find('optics'))).toMatchObject({
        __typename: 'WordKeywordGroup',
        isMade: true,
        hasChildren: true,
        hierarchyType: 'UNION',
        parent: { id: find('physics') },
      });
      const query = `query made($id: ID!) {
        node(id: $id) { ... on Group { name children { name children { name } } parent { name } } }
      }`;
      const { node } = await client.ask<{ node: object }>(query, { id: find('physics') });
      expect(JSON.stringify(node).toLowerCase()).toBe(
        '{"name":"physics","children":[{"name":"optics","children":[{"name":"lasers"}]}],"parent":{"name":"automatic"}}',
      );
      // No document has the value any more, so the group no longer exists and a list of it is empty.
      const gone = `${find('automatic')}.${Buffer.from('nowhere').toString('base64url')}`;
      expect(await findGroup(client, gone)).toBeNull();
      expect(titlesOf(await page(client, { filterBy: { groupId: gone } }))).toEqual([]);
    });

    it('exist for each last name', async () => {
      const { client } = owner();
      const tree = await made(kinds[7]?.[1] ?? {});
      expect(tree.map(({ name }) => name)).toEqual(['Automatic', 'Curie', 'Hopper', 'Noether']);
      const curie = tree[1]?.id ?? '';
      expect(await titlesIn(client, curie)).toEqual(['Alpha', 'Beta']);
      expect(await findGroup(client, curie)).toMatchObject({
        __typename: 'LastNameGroup',
        hierarchyType: 'INDEPENDENT',
      });
    });

    it('cannot be changed, moved, deleted or filled, and can have no subgroups', async () => {
      const { client, documents } = owner();
      const tree = await made(kinds[7]?.[1] ?? {});
      const [automatic, curie] = tree.map(({ id }) => id);
      const attempts: readonly [string, object][] = [
        [updateGroupMutation, { id: curie, name: 'Other' }],
        [moveMutation, { id: curie, parentId: null }],
        [moveMutation, { id: automatic, parentId: curie }],
        [deleteMutation, { id: curie }],
        [createMutation, explicit('Below', [], { parentId: curie })],
        [
          'mutation fill($input: AddDocumentsToGroupInput!) { addDocumentsToGroup(input: $input) { count } }',
          { groupId: curie, selection: { ids: [documents.alpha.id] } },
        ],
      ];
      for (const [query, input] of attempts) {
        const { message } = await client.refused('BAD_USER_INPUT', query, { input });
        expect(message).toMatch(/An automatic group|fills itself/);
      }
      await client.refused('BAD_USER_INPUT', attempts[5]?.[0] ?? '', {
        input: { groupId: automatic, selection: { ids: [documents.alpha.id] } },
      });
    });
  });

  it('members can be added and removed by hand, and both can be undone', async () => {
    await clear();
    const { client, documents } = owner();
    const { alpha, beta, gamma } = documents;
    const { id } = await createGroup(client, explicit('By hand', [alpha.id]));
    const added = await changeMembers(client, 'addDocumentsToGroup', id, { ids: [alpha.id, beta.id, gamma.id] });
    expect(added.count).toBe(2);
    expect(await titlesIn(client, id)).toEqual(['Alpha', 'Beta', 'Gamma']);
    const query = 'query of($id: ID!) { userDocument(id: $id) { groups { id name } } }';
    expect(await client.ask(query, { id: beta.id })).toEqual({ userDocument: { groups: [{ id, name: 'By hand' }] } });
    const removed = await changeMembers(client, 'removeDocumentsFromGroup', id, {
      filterBy: { groupId: id },
      except: [beta.id],
    });
    expect(removed.count).toBe(2);
    expect(await titlesIn(client, id)).toEqual(['Beta']);
    expect(await undo(client, removed.undo)).toMatchObject({ count: 2, leftCount: 0 });
    await undo(client, added.undo);
    expect(await titlesIn(client, id)).toEqual(['Alpha']);
    const membership = `query membership($selection: DocumentSelection!) {
      me { groupMembership(selection: $selection) { documentCount shares { documentCount group { name } } } }
    }`;
    expect(await client.ask(membership, { selection: { ids: [alpha.id, beta.id] } })).toEqual({
      me: { groupMembership: { documentCount: 2, shares: [{ documentCount: 1, group: { name: 'By hand' } }] } },
    });
  });

  it('lists and exports of several groups combine them, with paging', async () => {
    await clear();
    const { client, documents } = owner();
    const { alpha, beta, gamma, delta } = documents;
    const one = await createGroup(client, explicit('One', [alpha.id, beta.id, gamma.id]));
    const other = await createGroup(client, explicit('Other', [gamma.id, delta.id]));
    const groupIds = [one.id, other.id];
    const list = async (filterBy: NonNullable<PageArguments['filterBy']>) =>
      titlesOf(await page(client, { filterBy })).sort();
    expect(await list({ groupIds })).toEqual(['Alpha', 'Beta', 'Delta', 'Gamma']);
    expect(await list({ groupIds, groupMatch: 'ALL' })).toEqual(['Gamma']);
    expect(await list({ groupId: one.id, groupIds: [other.id] })).toEqual(['Gamma']);
    expect(await list({ groupIds, query: 'delta' })).toEqual(['Delta']);
    for (const orderBy of [
      { field: 'AUTHOR', direction: 'ASC' },
      { field: 'MODIFIED', direction: 'DESC' },
    ] as const) {
      const all = await page(client, { filterBy: { groupIds }, orderBy });
      const rows = await walk(client, { filterBy: { groupIds }, first: 1, orderBy });
      expect(rows.map(({ id }) => id)).toEqual(idsOf(all));
      expect(new Set(idsOf(all)).size).toBe(4);
    }
    const exported = async (query: string) => {
      const { text } = await client.rest('GET', `/api/export/csl.json?${query}`);
      return (JSON.parse(text) as { title: string }[]).map(({ title }) => title).sort();
    };
    const both = `groupIds=${one.id}&groupIds=${other.id}`;
    expect(await exported(`groupId=${other.id}`)).toEqual(['Delta', 'Gamma']);
    expect(await exported(both)).toEqual(['Alpha', 'Beta', 'Delta', 'Gamma']);
    expect(await exported(`${both}&groupMatch=ALL`)).toEqual(['Gamma']);
    expect(await exported(`${both}&query=delta`)).toEqual(['Delta']);
  });
}
