// Tests groups over time and under concurrency: deleted groups are removed permanently after a month, concurrent moves leave a consistent
// order, and a tree of any size takes only a handful of statements.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { purgeOldTrash } from '../library/maintenance.ts';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';
import { features } from '../features.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

const day = 24 * 60 * 60 * 1000;

const explicit = (name: string, more: object = {}) => ({
  name,
  ...more,
  explicitGroup: { keywordDelimiter: ',', documentIds: [] as string[] },
});

async function create(owner: string, input: object): Promise<string> {
  const { data, code } = await test.ask(
    'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
    { input },
    owner,
  );
  expect(code).toBeNull();
  return data.createGroup.id;
}

async function remove(owner: string, id: string): Promise<void> {
  await test.ask('mutation ($id: ID!) { deleteGroup(input: { id: $id }) { id } }', { id }, owner);
}

const restore = (owner: string, id: string) =>
  test.ask('mutation ($id: ID!) { restoreGroup(input: { id: $id }) { id } }', { id }, owner);

async function names(owner: string): Promise<string[]> {
  const { data } = await test.ask('{ me { groupTree(includeMade: false) { name } } }', {}, owner);
  return data.me.groupTree.map(({ name }) => name);
}

it('permanently removes a deleted group and its members after thirty days', async () => {
  const owner = 'user_tidy';
  const { data } = await test.ask('mutation { addUserDocument(input: { thesis: { title: "T" } }) { id } }', {}, owner);
  const input = explicit('Gone', { children: [explicit('Below')] });
  input.explicitGroup.documentIds.push(data.addUserDocument.id);
  const gone = await create(owner, input);
  await create(owner, explicit('Kept'));
  await remove(owner, gone);

  test.now = new Date(test.now.getTime() + 29 * day);
  await restore(owner, gone);
  expect(await names(owner)).toEqual(['Gone', 'Below', 'Kept']);
  await remove(owner, gone);
  test.now = new Date(test.now.getTime() + 31 * day);
  // No request touches the library: the hourly cleanup finds the group.
  await purgeOldTrash({ features, database: test.database, clock: { now: () => test.now } });
  expect((await restore(owner, gone)).code).toBe('NOT_FOUND');
  expect(await names(owner)).toEqual(['Kept']);
  for (const table of [sql`groups`, sql`group_members`]) {
    const rows = await test.database.query<{ count: number }>(
      sql`select count(*) as count from ${table} where library_id = ${owner}`,
    );
    expect(rows[0]?.count).toBe(table.text === 'groups' ? 1 : 0);
  }
});

it('keeps a consistent order when many groups are moved concurrently', async () => {
  const owner = 'user_moves';
  const all: string[] = [];
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) all.push(await create(owner, explicit(name)));
  const move = 'mutation ($input: MoveGroupInput!) { moveGroup(input: $input) { id } }';
  await Promise.all(
    all.map((id, index) => {
      const others = all.filter((other) => other !== id);
      return test.ask(move, { input: { id, parentId: null, before: others[(index * 3) % others.length] } }, owner);
    }),
  );
  const rows = await test.database.query<{ position: number }>(
    sql`select position from groups where library_id = ${owner} order by position`,
  );
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  expect((await names(owner)).sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

it('never lets two concurrent moves create a cycle', async () => {
  const owner = 'user_circle';
  const [a, b] = [await create(owner, explicit('A')), await create(owner, explicit('B'))];
  const move = 'mutation ($input: MoveGroupInput!) { moveGroup(input: $input) { id } }';
  const codes = await Promise.all(
    [
      { id: a, parentId: b },
      { id: b, parentId: a },
    ].map(async (input) => (await test.ask(move, { input }, owner)).code),
  );
  expect(codes.sort()).toEqual(['BAD_USER_INPUT', null]);
  expect(await names(owner)).toHaveLength(2);
});

it('reads a tree of any size in a handful of statements', async () => {
  const owner = 'user_tree';
  const tree = Array.from({ length: 20 }, (_, index) =>
    explicit(`G${index}`, { children: [explicit('Below', { children: [explicit('Deep')] })] }),
  );
  await test.ask(
    'mutation ($groups: [CreateGroupInput!]!) { addGroups(input: { groups: $groups }) { madeCount } }',
    { groups: tree },
    owner,
  );
  await create(owner, { name: 'People', automaticPersonsGroup: { field: 'author' } });
  const query = vi.spyOn(test.database, 'query');
  const around =
    'id hasChildren documentCount parent { name } children { name hasChildren parent { name } children { name } }';
  for (const source of [`{ me { groupTree { ${around} } } }`, `{ me { groups { ${around} } } }`]) {
    query.mockClear();
    await test.ask(source, {}, owner);
    expect(query.mock.calls.length).toBeGreaterThan(2);
    expect(query.mock.calls.length).toBeLessThan(16);
  }
  query.mockRestore();
});

const addGroups =
  'mutation ($input: AddGroupsInput!) { addGroups(input: $input) { madeCount undo groups { id children { id } } } }';

it('keeps idempotency keys of groups separate from equal keys of documents', async () => {
  const owner = 'user_keys';
  const input = { key: 'k', groups: [explicit('A'), explicit('B')] };
  const { data } = await test.ask(addGroups, { input }, owner);
  const addDocuments =
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }';
  for (const key of ['k', 'groups k']) {
    const documents = [{ thesis: { title: key } }];
    const added = await test.ask(addDocuments, { input: { key, documents } }, owner);
    expect(added.data.addUserDocuments.documents).toHaveLength(1);
  }
  expect((await test.ask(addGroups, { input }, owner)).data).toEqual(data);

  // The key is stored as long as the request can be undone.
  test.now = new Date(test.now.getTime() + 31 * day);
  await create(owner, explicit('C'));
  const rows = await test.database.query(sql`select 1 from added_groups where library_id = ${owner}`);
  expect(rows).toEqual([]);
});

it('undoes only what was not changed since', async () => {
  const owner = 'user_undo';
  const addOne = 'mutation { addUserDocument(input: { thesis: { title: "T" } }) { id } }';
  const one: string = (await test.ask(addOne, {}, owner)).data.addUserDocument.id;
  const other: string = (await test.ask(addOne, {}, owner)).data.addUserDocument.id;
  const holding = (name: string, children: object[] = []) => ({
    ...explicit(name, { children }),
    explicitGroup: { keywordDelimiter: ',', documentIds: [one] },
  });
  await create(owner, holding('Before'));
  const groups = [
    holding('Renamed', [holding('Below')]),
    holding('Filled'),
    holding('Parent', [holding('Holds one since'), holding('Gone')]),
    holding('Opened', [holding('Deep')]),
    {
      ...explicit('Before', { children: [explicit('New')] }),
      explicitGroup: { keywordDelimiter: ',', documentIds: [other] },
    },
  ];
  const { data } = await test.ask(addGroups, { input: { groups } }, owner);
  const { undo: step, groups: made } = data.addGroups;
  const update = (input: object) =>
    test.ask('mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { id } }', { input }, owner);
  await update({ id: made[0]?.id, name: 'Renamed since' });
  const explicitGroup = { keywordDelimiter: ',', documentIds: [other], keepDocuments: true };
  await update({ id: made[1]?.id, explicitGroup });
  await create(owner, { ...explicit('Put below since'), parentId: made[2]?.children[0]?.id });
  await update({ id: made[3]?.id, isExpanded: true });

  const undo = 'mutation ($id: ID!) { undo(input: { id: $id }) { count leftCount leftGroupCount left } }';
  const { data: undone } = await test.ask(undo, { id: step }, owner);
  expect(await names(owner)).toEqual([
    'Before',
    'Renamed since',
    'Filled',
    'Parent',
    'Holds one since',
    'Put below since',
  ]);
  // Below, Gone, Opened with Deep, and New were removed, and one document was removed from an existing group.
  const left = [made[0]?.id, made[1]?.id, made[2]?.id, made[2]?.children[0]?.id];
  expect(undone.undo).toMatchObject({ count: 6, leftCount: 4, leftGroupCount: 4 });
  expect(undone.undo.left.sort()).toEqual(left.sort());
  const counts = await test.ask('{ me { groupTree { name documentCount } } }', {}, owner);
  expect(counts.data.me.groupTree).toContainEqual({ name: 'Before', documentCount: 1 });
  expect(counts.data.me.groupTree).toContainEqual({ name: 'Filled', documentCount: 2 });
  // A group that was removed with its tree is restored with it.
  await restore(owner, made[3]?.id ?? '');
  expect(await names(owner)).toEqual(expect.arrayContaining(['Opened', 'Deep']));
  expect((await test.ask(undo, { id: step }, owner)).data).toEqual(undone);
});

it('ignores ids that no group can have', async () => {
  const owner = 'user_ids';
  const id = await create(owner, explicit('A'));
  const counts = await test.ask(
    'query ($ids: [ID!]!) { me { groupCounts(ids: $ids) { groupId } } }',
    { ids: [id, '\0', 'a b', ''] },
    owner,
  );
  expect(counts.data.me.groupCounts).toEqual([{ groupId: id }]);

  // Only automatic groups have subgroups with such ids.
  const added = await test.ask(
    'mutation ($groupId: ID!) { addDocumentsToGroup(input: { groupId: $groupId, selection: { ids: [] } }) { count } }',
    { groupId: `${id}.bm9uZQ` },
    owner,
  );
  expect(added.code).toBe('NOT_FOUND');
});

it('limits for how many groups one request may list the documents', async () => {
  const owner = 'user_lists';
  const groups = Array.from({ length: 20 }, (_, index) => explicit(`G${index}`));
  await test.ask(addGroups, { input: { groups } }, owner);
  const lists = '{ me { groups { documents { id } } } }';
  expect((await test.ask(lists, {}, owner)).code).toBeNull();
  await create(owner, explicit('One more'));
  expect((await test.ask(lists, {}, owner)).code).toBe('BAD_USER_INPUT');
});

it('undoes adding documents to a group, even if some were removed and added back meanwhile', async () => {
  const owner = 'user_members';
  const group = await create(owner, explicit('By hand'));
  const ids: string[] = [];
  for (const title of ['A', 'B']) {
    const made = `mutation { addUserDocument(input: { thesis: { title: "${title}" } }) { id } }`;
    ids.push((await test.ask(made, {}, owner)).data.addUserDocument.id);
  }
  const change = async (mutation: 'addDocumentsToGroup' | 'removeDocumentsFromGroup', chosen: readonly string[]) => {
    const input = `{ groupId: "${group}", selection: { ids: ${JSON.stringify(chosen)} } }`;
    const { data } = await test.ask<{ step: { undo: string } }>(
      `mutation { step: ${mutation}(input: ${input}) { undo } }`,
      {},
      owner,
    );
    return data.step.undo;
  };
  const undo = async (id: string) =>
    (
      await test.ask(
        'mutation ($id: ID!) { undo(input: { id: $id }) { count leftCount leftGroupCount } }',
        { id },
        owner,
      )
    ).data.undo;
  const added = await change('addDocumentsToGroup', ids);
  const removed = await change('removeDocumentsFromGroup', ids.slice(1));
  expect(await undo(removed)).toEqual({ count: 1, leftCount: 0, leftGroupCount: 0 });
  expect(await undo(added)).toEqual({ count: 2, leftCount: 0, leftGroupCount: 0 });

  // A document that another step added stays.
  const first = await change('addDocumentsToGroup', ids);
  await change('removeDocumentsFromGroup', ids.slice(1));
  await change('addDocumentsToGroup', ids.slice(1));
  expect(await undo(first)).toEqual({ count: 1, leftCount: 1, leftGroupCount: 0 });
});
