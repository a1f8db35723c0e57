// Contract: the tree of groups: adding, changing, moving, deleting and restoring groups, adding whole trees, and refusals.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addGroups,
  addGroupsMutation,
  addSubjects,
  countsOf,
  createGroup,
  createMutation,
  deleteGroup,
  deleteMutation,
  explicit,
  findGroup,
  groupQuery,
  moveGroup,
  moveMutation,
  pathsOf,
  readTree,
  restoreGroup,
  setExpanded,
  restoreMutation,
  titlesIn,
  treeQuery,
  updateGroup,
  updateGroupMutation,
} from './groupOperations.ts';
import { pageQuery, undo } from './operations.ts';
import { anonymous, newPerson, type Person, type UseTarget } from './target.ts';

/** An account for the tests of a `describe` block; each test continues where the previous one ended. */
function usePerson(useTarget: UseTarget): () => Person {
  let person: Person | null = null;
  beforeAll(async () => {
    person = await newPerson(useTarget());
  });
  return () => {
    if (person === null) throw new Error('The account exists only while tests run');
    return person;
  };
}

export function groupsContract(useTarget: UseTarget): void {
  describe('the tree', () => {
    const owner = usePerson(useTarget);

    it('adds groups with their subgroups, each after its siblings', async () => {
      const { client } = owner();
      expect(await readTree(client)).toEqual([]);
      const reading = await createGroup(client, {
        ...explicit('  Reading list ', [], {
          children: [explicit('To read'), explicit('Read', [], { children: [explicit('Twice')] })],
        }),
        color: '#aa3311',
        icon: 'mdi:book',
        description: 'What is read, and when',
        hierarchyType: 'UNION',
        isExpanded: true,
      });
      expect(reading).toMatchObject({
        __typename: 'ExplicitGroup',
        name: 'Reading list',
        displayName: 'Reading list',
        color: '#aa3311',
        icon: 'mdi:book',
        description: 'What is read, and when',
        hierarchyType: 'UNION',
        isExpanded: true,
        isMade: false,
        hasChildren: true,
        parent: null,
      });
      const thesis = await createGroup(client, explicit('Thesis'));
      expect(thesis).toMatchObject({ hierarchyType: 'INDEPENDENT', color: null, icon: null, hasChildren: false });
      await createGroup(client, explicit('Later', [], { parentId: reading.id }));
      expect(await pathsOf(client)).toEqual([
        'Reading list',
        'Reading list/To read',
        'Reading list/Read',
        'Reading list/Read/Twice',
        'Reading list/Later',
        'Thesis',
      ]);
      const nested = await client.ask(
        '{ me { groups { name children { name children { name parent { name parent { name } } } } } } }',
      );
      expect(nested).toEqual({
        me: {
          groups: [
            {
              name: 'Reading list',
              children: [
                { name: 'To read', children: [] },
                {
                  name: 'Read',
                  children: [{ name: 'Twice', parent: { name: 'Read', parent: { name: 'Reading list' } } }],
                },
                { name: 'Later', children: [] },
              ],
            },
            { name: 'Thesis', children: [] },
          ],
        },
      });
      expect(await findGroup(client, thesis.id)).toEqual(thesis);
      const { node } = await client.ask<{ node: unknown }>('query n($id: ID!) { node(id: $id) { __typename id } }', {
        id: thesis.id,
      });
      expect(node).toEqual({ __typename: 'ExplicitGroup', id: thesis.id });
    });

    it('an update changes the fields that it names; null clears them, unless they are required', async () => {
      const { client } = owner();
      const group = await createGroup(
        client,
        explicit('Changing', [], {
          displayName: 'As shown',
          color: '#112233',
          icon: 'mdi:star',
          description: 'D',
          hierarchyType: 'UNION',
        }),
      );
      expect(await updateGroup(client, { id: group.id, name: 'Changed' })).toEqual({ ...group, name: 'Changed' });
      const cleared = {
        displayName: null,
        color: null,
        icon: null,
        description: null,
        hierarchyType: null,
        isExpanded: null,
      };
      expect(await updateGroup(client, { id: group.id, ...cleared, children: [explicit('New below')] })).toEqual({
        ...group,
        name: 'Changed',
        displayName: 'Changed',
        color: null,
        icon: null,
        description: null,
        hasChildren: true,
      });
      await deleteGroup(client, group.id);
    });

    it('collapses and expands several groups at once, ignoring unknown ones', async () => {
      const { client } = owner();
      const [reading, toRead] = await readTree(client);
      const ids = [reading?.id, toRead?.id, 'grp_unknown'];
      expect(await setExpanded(client, ids, false)).toBe(2);
      expect((await readTree(client)).map(({ isExpanded }) => isExpanded)).not.toContain(true);
      expect(await setExpanded(client, ids, true)).toBe(2);
      const expanded = (await readTree(client)).filter(({ isExpanded }) => isExpanded);
      expect(expanded.map(({ id }) => id)).toEqual([reading?.id, toRead?.id]);
    });

    it('moves groups: before a sibling, to the end, to the top, never below themselves', async () => {
      const { client } = owner();
      const tree = await readTree(client);
      const id = (name: string) => tree.find((group) => group.name === name)?.id ?? '';
      await moveGroup(client, { id: id('Later'), parentId: id('Reading list'), before: id('To read') });
      await moveGroup(client, { id: id('Twice'), parentId: id('Reading list') });
      await moveGroup(client, { id: id('Thesis'), parentId: null, before: id('Reading list') });
      await updateGroup(client, { id: id('Read'), parentId: id('Thesis') });
      const moved = [
        'Thesis',
        'Thesis/Read',
        'Reading list',
        'Reading list/Later',
        'Reading list/To read',
        'Reading list/Twice',
      ];
      expect(await pathsOf(client)).toEqual(moved);
      for (const [parent, message] of [
        ['Reading list', 'A group cannot be its own subgroup.'],
        ['Twice', 'A group cannot be its own subgroup.'],
      ] as const) {
        const input = { id: id('Reading list'), parentId: id(parent) };
        for (const query of [moveMutation, updateGroupMutation]) {
          const refused = await client.refused('BAD_USER_INPUT', query, { input });
          expect(refused.extensions?.problems).toEqual([{ path: ['input', 'parentId'], message }]);
        }
      }
      const input = { id: id('Thesis'), parentId: null, before: id('Later') };
      expect((await client.refused('BAD_USER_INPUT', moveMutation, { input })).extensions?.problems?.[0]?.path).toEqual(
        ['input', 'before'],
      );
      expect(await pathsOf(client)).toEqual(moved);
    });

    it('deletes a group with its subgroups, and restores exactly those', async () => {
      const { client } = owner();
      const tree = await readTree(client);
      const id = (name: string) => tree.find((group) => group.name === name)?.id ?? '';
      await deleteGroup(client, id('Later'));
      const before = await pathsOf(client);
      await deleteGroup(client, id('Reading list'));
      expect(await pathsOf(client)).toEqual(['Thesis', 'Thesis/Read']);
      expect(await findGroup(client, id('Twice'))).toBeNull();
      // Its parent was deleted after it, so it is restored at the top level.
      await restoreGroup(client, id('Later'));
      expect(await pathsOf(client)).toEqual(['Thesis', 'Thesis/Read', 'Later']);
      expect(await client.ask('{ me { groups { name } } }')).toEqual({
        me: { groups: [{ name: 'Thesis' }, { name: 'Later' }] },
      });
      await deleteGroup(client, id('Later'));
      // Repeating either has no effect.
      await deleteGroup(client, id('Reading list'));
      expect(await restoreGroup(client, id('Reading list'))).toMatchObject({ name: 'Reading list', hasChildren: true });
      await restoreGroup(client, id('Reading list'));
      expect(await pathsOf(client)).toEqual(before);
    });

    it('is at most fifty levels deep', async () => {
      const { client } = owner();
      const chain = (levels: number): object =>
        explicit('Deep', [], levels > 1 ? { children: [chain(levels - 1)] } : {});
      const deep = await createGroup(client, chain(50));
      const bottom = (await readTree(client)).filter(({ name }) => name === 'Deep').at(-1);
      for (const [query, input] of [
        [createMutation, chain(51)],
        [createMutation, explicit('Below', [], { parentId: bottom?.id })],
        [updateGroupMutation, { id: bottom?.id, children: [explicit('Below')] }],
      ] as const) {
        expect((await client.refused('BAD_USER_INPUT', query, { input })).message).toContain('50 levels');
      }
      await deleteGroup(client, deep.id);
    });
  });

  describe('refuses with a message', () => {
    const owner = usePerson(useTarget);

    const refusals: readonly [string, object, readonly string[]][] = [
      ['no kind', { name: 'N' }, ['input']],
      ['two kinds', { ...explicit('N'), lastNameGroup: { field: 'author', authorLastName: 'Curie' } }, ['input']],
      ['no name', explicit('  '), ['input', 'name']],
      ['a name that is too long', explicit('n'.repeat(501)), ['input', 'name']],
      ['an invalid colour', explicit('N', [], { color: 'reddish' }), ['input', 'color']],
      ['an invalid icon', explicit('N', [], { icon: 'no icon' }), ['input', 'icon']],
      ['an invalid regular expression', regex('('), ['input', 'regexKeywordGroup', 'searchExpression']],
      ['a back-reference', regex('(a)\\1'), ['input', 'regexKeywordGroup', 'searchExpression']],
      ['a look-around', regex('a(?=b)'), ['input', 'regexKeywordGroup', 'searchExpression']],
      [
        'an invalid field name',
        { name: 'N', regexKeywordGroup: { field: 'no field!', searchExpression: 'a', caseSensitive: false } },
        ['input', 'regexKeywordGroup', 'field'],
      ],
      [
        'an invalid search',
        { name: 'N', searchGroup: { searchExpression: 'title = (', caseSensitive: false, isRegEx: false } },
        ['input', 'searchGroup', 'searchExpression'],
      ],
      [
        'an invalid subgroup',
        explicit('N', [], { children: [explicit('Fine'), regex('(')] }),
        ['input', 'children', '1', 'regexKeywordGroup', 'searchExpression'],
      ],
    ];

    it.each(refusals)('%s', async (_, input, path) => {
      const { client } = owner();
      const refused = await client.refused('BAD_USER_INPUT', createMutation, { input });
      const problems = refused.extensions?.problems ?? [];
      expect(problems.map((problem) => problem.path)).toContainEqual(path);
      for (const { message } of problems) expect(message).toMatch(/^\p{Lu}[^]*[.)]$/u);
      expect(await readTree(client)).toEqual([]);
    });

    it('a catastrophic pattern, unless it gives a result', async () => {
      const { client } = owner();
      const { errors } = await client.send(createMutation, { input: regex('(a+)+(b|c|d|e)*(a|aa)+$') });
      expect(errors.map(({ extensions }) => extensions?.code)).toEqual(errors.map(() => 'BAD_USER_INPUT'));
      for (const { id } of await readTree(client)) await deleteGroup(client, id);
    });

    it('a change to two kinds at once', async () => {
      const { client } = owner();
      const { id } = await createGroup(client, explicit('One kind'));
      const input = { id, ...explicit('N'), lastNameGroup: { field: 'author', authorLastName: 'Curie' } };
      await client.refused('BAD_USER_INPUT', updateGroupMutation, { input });
      await deleteGroup(client, id);
    });

    it('most changes of a group that only the desktop app fills: it can only be moved, expanded and deleted', async () => {
      const { client } = owner();
      const record = 'AutomaticDateGroup:By year\\;0\\;date\\;YEAR\\;1\\;\\;\\;\\;';
      const desktop = await createGroup(client, { name: 'By year', desktopGroup: { record } });
      expect(desktop.__typename).toBe('DesktopGroup');
      for (const change of [{ name: 'Other' }, { color: '#112233' }, explicit('By year')]) {
        await client.refused('BAD_USER_INPUT', updateGroupMutation, { input: { id: desktop.id, ...change } });
      }
      const top = await createGroup(client, explicit('Top'));
      const moved = await updateGroup(client, { id: desktop.id, isExpanded: true, parentId: top.id });
      expect(moved).toMatchObject({ isExpanded: true, parent: { id: top.id } });
      const query = 'query record($id: ID!) { group(id: $id) { ... on DesktopGroup { record } } }';
      expect(await client.ask(query, { id: desktop.id })).toEqual({ group: { record } });
      await deleteGroup(client, top.id);
    });
  });

  describe('a group added with a key', () => {
    const owner = usePerson(useTarget);

    it('is added once, however often the request is repeated', async () => {
      const { client } = owner();
      const input = explicit('Once', [], { children: [explicit('Below')] });
      const [first, again] = await Promise.all([createGroup(client, input, 'one'), createGroup(client, input, 'one')]);
      expect(again).toEqual(first);
      expect(first.problem).toBeNull();
      expect(await pathsOf(client)).toEqual(['Once', 'Once/Below']);
      await createGroup(client, input, 'two');
      expect(await pathsOf(client)).toHaveLength(4);
      await deleteGroup(client, first.id);
      // Once the group is deleted, the same request adds it again.
      const anew = await createGroup(client, input, 'one');
      expect(anew.id).not.toBe(first.id);
      expect((await createGroup(client, input, 'one')).id).toBe(anew.id);
      expect(await pathsOf(client)).toHaveLength(4);
      // Another account may use the same key.
      const stranger = await newPerson(useTarget());
      expect((await createGroup(stranger.client, input, 'one')).id).not.toBe(first.id);
    });

    it('requires a valid key that no other kind of request has used', async () => {
      const { client } = owner();
      const input = explicit('Once');
      await client.refused('BAD_USER_INPUT', createMutation, { input, key: '' });
      await addGroups(client, [explicit('Tree')], 'tree');
      await client.refused('BAD_USER_INPUT', createMutation, { input, key: 'tree' });
      await client.refused('BAD_USER_INPUT', addGroupsMutation, { input: { groups: [input], key: 'two' } });
    });
  });

  describe('adding whole trees', () => {
    const owner = usePerson(useTarget);

    it('reuses existing groups, and can be undone', async () => {
      const { client } = owner();
      const { alpha, beta } = await addSubjects(client);
      const physics = await createGroup(client, explicit('Physics', [alpha.id]));
      const trees = [
        explicit('Physics', [alpha.id, beta.id], { children: [explicit('Optics', [beta.id])] }),
        { ...regex('^A'), children: [explicit('Chosen')] },
      ];
      const first = await addGroups(client, trees, 'import 1');
      expect(first.madeCount).toBe(3);
      expect(first.groups.map(({ name }) => name)).toEqual(['Physics', 'N']);
      expect(first.groups[0]?.id).toBe(physics.id);
      const paths = ['Physics', 'Physics/Optics', 'N', 'N/Chosen'];
      expect(await pathsOf(client)).toEqual(paths);
      expect(await titlesIn(client, physics.id)).toEqual(['Alpha', 'Beta']);
      expect(await titlesIn(client, first.groups[1]?.id ?? '')).toEqual(['Alpha']);

      // The same request again, and then the same trees with another key.
      expect(await addGroups(client, trees, 'import 1')).toEqual(first);
      expect(await addGroups(client, trees, 'import 2')).toMatchObject({ madeCount: 0, groups: first.groups });
      expect(await pathsOf(client)).toEqual(paths);

      await undo(client, first.undo);
      expect(await pathsOf(client)).toEqual(['Physics']);
      expect(await titlesIn(client, physics.id)).toEqual(['Alpha']);
    });

    it('adds all or nothing', async () => {
      const { client } = owner();
      const before = await pathsOf(client);
      await client.refused('BAD_USER_INPUT', addGroupsMutation, { input: { groups: [explicit('Fine'), regex('(')] } });
      await client.refused('NOT_FOUND', addGroupsMutation, { input: { groups: [explicit('Fine', ['doc_unknown'])] } });
      await client.refused('NOT_FOUND', addGroupsMutation, {
        input: { groups: [explicit('Fine'), explicit('Below', [], { parentId: 'grp_unknown' })] },
      });
      expect(await pathsOf(client)).toEqual(before);
    });
  });

  it('groups are private: for other accounts their ids are unknown', async () => {
    const [owner, stranger] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
    const { alpha } = await addSubjects(owner.client);
    const group = await createGroup(owner.client, explicit('Secret', [alpha.id]));
    const own = await createGroup(stranger.client, explicit('Own'));
    const attempts: readonly [string, (id: string) => object][] = [
      [createMutation, (id) => ({ input: explicit('N', [], { parentId: id }) })],
      [updateGroupMutation, (id) => ({ input: { id, name: 'Mine now' } })],
      [updateGroupMutation, (id) => ({ input: { id: own.id, parentId: id } })],
      [moveMutation, (id) => ({ input: { id, parentId: null } })],
      [moveMutation, (id) => ({ input: { id: own.id, parentId: id } })],
      [moveMutation, (id) => ({ input: { id: own.id, parentId: null, before: id } })],
      [deleteMutation, (id) => ({ input: { id } })],
      [restoreMutation, (id) => ({ input: { id } })],
      [pageQuery, (id) => ({ filterBy: { groupId: id } })],
      [pageQuery, (id) => ({ filterBy: { groupIds: [own.id, id] } })],
    ];
    for (const [query, variables] of attempts) {
      const foreign = await stranger.client.refused('NOT_FOUND', query, variables(group.id));
      expect(await stranger.client.refused('NOT_FOUND', query, variables('grp_unknown'))).toEqual(foreign);
    }
    expect(await findGroup(stranger.client, group.id)).toBeNull();
    expect(await countsOf(stranger.client, [group.id, own.id])).toEqual([null, 0]);
    const input = explicit('N', [alpha.id]);
    await stranger.client.refused('NOT_FOUND', createMutation, { input });
    expect(await pathsOf(stranger.client)).toEqual(['Own']);
    expect(await titlesIn(owner.client, group.id)).toEqual(['Alpha']);

    const visitor = anonymous(useTarget());
    for (const [query, variables] of attempts.filter(([text]) => text.startsWith('mutation'))) {
      await visitor.refused('UNAUTHENTICATED', query, variables(group.id));
    }
    await visitor.refused('UNAUTHENTICATED', groupQuery, { id: group.id });
    expect(await visitor.ask(treeQuery)).toEqual({ me: null });
  });
}

/** The input of a group with a regular expression. */
function regex(searchExpression: string): object {
  return { name: 'N', regexKeywordGroup: { field: 'title', searchExpression, caseSensitive: false } };
}
