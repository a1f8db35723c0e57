// Tests how groups are kept up to date: slow rules make no write fail, restored groups are complete, and nothing is done twice.
import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StatementTimeout } from '../../database/database.ts';
import { openLibrary } from '../../library/openLibrary.ts';
import { type TestLibrary, openTestLibrary } from '../../testLibrary.ts';
import { countGroups } from './groupCounts.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import { maximumWrittenDocuments } from './matchWrittenDocuments.ts';
import { madeId } from './made.ts';
import { SlowRules, withoutSlowRules } from './slowRules.ts';
import { features } from '../../features.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

const word = (searchExpression: string) => ({
  wordKeywordGroup: {
    ...{ field: 'keywords', searchExpression, caseSensitive: false, keywordDelimiter: ',' },
    onlySplitWordsAtDelimiter: false,
  },
});
const pattern = (searchExpression: string) => ({
  regexKeywordGroup: { field: 'title', searchExpression, caseSensitive: false },
});

async function makeGroup(group: object, owner: string): Promise<string> {
  const { data, code } = await test.ask(
    'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
    { input: { name: 'A group', ...group } },
    owner,
  );
  expect(code).toBeNull();
  return data.createGroup.id;
}

async function add(titles: readonly string[], owner: string): Promise<string[]> {
  const { data, code } = await test.ask(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { input: { documents: titles.map((title) => ({ other: { title, keywords: [title] } })) } },
    owner,
  );
  expect(code).toBeNull();
  return data.addUserDocuments.documents.map(({ id }) => id);
}

async function look(id: string, owner: string): Promise<{ titles: string[]; problem: string | null }> {
  const { data } = await test.ask<{ group: { problem: string | null; documents: { title: string }[] } }>(
    'query ($id: ID!) { group(id: $id) { problem documents { title } } }',
    { id },
    owner,
  );
  return { titles: data.group.documents.map(({ title }) => title).sort(), problem: data.group.problem };
}

const remove = (id: string, owner: string) =>
  test.ask('mutation ($id: ID!) { deleteGroup(input: { id: $id }) { id } }', { id }, owner);
const restore = (id: string, owner: string) =>
  test.ask('mutation ($id: ID!) { restoreGroup(input: { id: $id }) { id } }', { id }, owner);

/** Runs `work`, and calls `judge` with every statement of a transaction before it is executed. */
async function judging<T>(judge: (statement: Sql) => void, work: () => Promise<T>): Promise<T> {
  const run = test.database.transaction.bind(test.database);
  const spy = vi.spyOn(test.database, 'transaction').mockImplementation((inner) =>
    run((tx) =>
      inner({
        query: (statement) => {
          judge(statement);
          return tx.query(statement);
        },
      }),
    ),
  );
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

/** Whether a statement evaluates regular expressions of rules. */
const isAsking = (statement: Sql) => statement.text.includes('~*');

/** Makes every statement with this regular expression time out. */
const slow = (expression: string) => (statement: Sql) => {
  const isAsked = statement.values.some(
    (value) => value === expression || (Array.isArray(value) && value.includes(expression)),
  );
  if (isAsked && isAsking(statement)) throw new StatementTimeout();
};

describe('a rule that takes too long', () => {
  it('makes no write fail, is left out alone, and is reported until its group is saved again', async () => {
    const owner = 'user_slow';
    const [late, other] = [await makeGroup(pattern('sea'), owner), await makeGroup(pattern('deep'), owner)];
    const sea = await makeGroup(word('sea'), owner);
    await add(['sea'], owner);
    await judging(slow('sea'), () => add(['deep sea'], owner));
    expect((await look(other, owner)).titles).toEqual(['deep sea']);
    expect((await look(sea, owner)).titles).toEqual(['deep sea', 'sea']);
    expect(await look(other, owner)).toMatchObject({ problem: null });
    const left = await look(late, owner);
    expect(left.titles).toEqual(['sea']);
    expect(left.problem).toContain('takes too long');

    await add(['deep sea trench'], owner);
    expect((await look(other, owner)).titles).toEqual(['deep sea', 'deep sea trench']);
    expect((await look(late, owner)).titles).toEqual(['sea']);
    await test.ask(
      'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { id } }',
      { input: { id: late, ...pattern('sea') } },
      owner,
    );
    expect(await look(late, owner)).toEqual({ titles: ['deep sea', 'deep sea trench', 'sea'], problem: null });
  });

  it('is combined with others again after it was quick once', async () => {
    const owner = 'user_slow_moment';
    const groups = Array.from({ length: 5 }, (_, index) => ({ name: `G${index}`, ...pattern(`sea|t${index}`) }));
    await test.ask(
      'mutation ($input: AddGroupsInput!) { addGroups(input: $input) { madeCount } }',
      { input: { groups } },
      owner,
    );
    let asked = 0;
    const slowOnce = (statement: Sql) => {
      if (isAsking(statement) && (asked += 1) === 1) throw new StatementTimeout();
    };
    await judging(slowOnce, () => add(['sea'], owner));
    expect(asked).toBe(1 + 5);
    await judging(slowOnce, () => add(['deep sea'], owner));
    expect(asked).toBe(1 + 5 + 1);
  });

  it('is evaluated alone before it is given up, even if two writes were slow at the same time', async () => {
    const owner = 'user_two_slow';
    const group = await makeGroup(pattern('sea'), owner);
    const library = test.library(owner);
    const how = async () =>
      (
        await library.query<{ asked: string }>(
          (libraryId) => sql`select asked from groups where library_id = ${libraryId} and id = ${group}`,
        )
      ).map(({ asked }) => asked);
    const slowTogether = new SlowRules({ groupIds: [group], how: 'together' });
    let failures = 0;
    let bothFailed = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      bothFailed = resolve;
    });
    const write = () => {
      let tries = 0;
      return withoutSlowRules(library, async () => {
        tries += 1;
        if (tries > 1) return tries;
        failures += 1;
        if (failures === 2) bothFailed();
        await both;
        throw slowTogether;
      });
    };
    expect(await Promise.all([write(), write()])).toEqual([2, 2]);
    expect(await how()).toEqual(['alone']);
  });

  it('fails a write that stays slow after rules were set aside', async () => {
    const owner = 'user_slow_ever';
    let tries = 0;
    const write = withoutSlowRules(test.library(owner), () => {
      tries += 1;
      if (tries > 100) throw new Error('It does not end.');
      throw new SlowRules({ groupIds: ['grp_of_this_very_write'], how: 'together' });
    });
    await expect(write).rejects.toThrow(SlowRules);
  });

  it('does not prevent a deleted group from being restored', async () => {
    const owner = 'user_slow_back';
    const group = await makeGroup(pattern('sea'), owner);
    await add(['sea'], owner);
    await remove(group, owner);
    await add(['deep sea'], owner);
    const { code } = await judging(slow('sea'), () => restore(group, owner));
    expect(code).toBeNull();
    const { titles, problem } = await look(group, owner);
    expect(titles).toEqual(['sea']);
    expect(problem).toContain('takes too long');
  });
});

it('a restored group has documents that were written while it was deleted', async () => {
  const owner = 'user_back';
  const group = await makeGroup(word('sea'), owner);
  const grouped = await makeGroup(
    { searchGroup: { searchExpression: 'groups = Box', caseSensitive: false, isRegEx: false } },
    owner,
  );
  const box = await makeGroup({ name: 'Box', explicitGroup: { keywordDelimiter: ',', documentIds: [] } }, owner);
  const [stays = '', leaves = ''] = await add(['sea', 'old sea'], owner);
  for (const id of [group, grouped]) await remove(id, owner);
  await add(['new sea'], owner);
  await test.ask(
    'mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }',
    { input: { id: leaves, other: { keywords: [] } } },
    owner,
  );
  await test.ask(
    'mutation ($input: AddDocumentsToGroupInput!) { addDocumentsToGroup(input: $input) { count } }',
    { input: { groupId: box, selection: { ids: [stays] } } },
    owner,
  );
  for (const id of [group, grouped]) await restore(id, owner);
  expect((await look(group, owner)).titles).toEqual(['new sea', 'sea']);
  expect((await look(grouped, owner)).titles).toEqual(['sea']);
});

it('many rules are evaluated in few statements, none with more regular expressions than PostgreSQL caches', async () => {
  const owner = 'user_many_rules';
  const groups = Array.from({ length: 60 }, (_, index) => ({ name: `G${index}`, ...pattern(`^t${index}`) }));
  const asked: number[] = [];
  const judge = (statement: Sql) => {
    if (statement.text.includes('insert into group_matches')) asked.push(statement.text.split('~*').length - 1);
  };
  const input = { groups: [...groups, { name: 'Word', ...word('sea') }] };
  // For an empty library, no rule would be evaluated.
  await add(['sea'], owner);
  await judging(judge, () =>
    test.ask('mutation ($input: AddGroupsInput!) { addGroups(input: $input) { madeCount } }', { input }, owner),
  );
  expect(asked).toHaveLength(4);
  expect(Math.max(...asked)).toBe(25);
  asked.length = 0;
  const many = Array.from({ length: maximumWrittenDocuments + 1 }, (_, index) => `t${index}`);
  await judging(judge, () => add(many, owner));
  expect(asked).toHaveLength(4);
});

it('a few documents take one statement for all regular expressions, and one for the matches', async () => {
  const owner = 'user_few_documents';
  const groups = Array.from({ length: 60 }, (_, index) => ({ name: `G${index}`, ...pattern(`^t${index}$`) }));
  const input = { groups: [...groups, { name: 'Word', ...word('t7') }, { name: 'Other', ...word('t8') }] };
  await test.ask('mutation ($input: AddGroupsInput!) { addGroups(input: $input) { madeCount } }', { input }, owner);
  const asked: string[] = [];
  const judge = (statement: Sql) => {
    if (isAsking(statement)) asked.push('patterns');
    else if (/(insert into|delete from) group_matches/.test(statement.text))
      asked.push(statement.text.trim().slice(0, 6));
  };
  const [id] = await judging(judge, () => add(['t7'], owner));
  expect(asked).toEqual(['patterns', 'insert']);
  // Unchanged matches are not written again.
  const edit = (other: object) =>
    test.ask(
      'mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }',
      { input: { id, other } },
      owner,
    );
  asked.length = 0;
  await judging(judge, () => edit({ keywords: ['t7', 'more'] }));
  expect(asked).toEqual([]);
  await judging(judge, () => edit({ title: 'none', keywords: ['t7', 't8'] }));
  expect(asked).toEqual(['patterns', 'delete', 'insert']);
  const matches = await test.library(owner).query<{ name: string }>(
    (libraryId) => sql`
        select name from group_matches m join groups g on g.library_id = m.library_id and g.id = m.group_id
        where m.library_id = ${libraryId} order by name`,
  );
  expect(matches.map(({ name }) => name)).toEqual(['Other', 'Word']);
});

describe('derived data', () => {
  const outdate = (owner: string) =>
    test
      .library(owner)
      .query((libraryId) => sql`update libraries set derived_version = 0 where library_id = ${libraryId}`);

  it('is derived once despite concurrent requests, and resumes where it was interrupted', async () => {
    const owner = 'user_derived';
    for (let part = 0; part < 3; part += 1) {
      await add(
        Array.from({ length: 400 }, (_, index) => `t${part * 400 + index}`),
        owner,
      );
    }
    await outdate(owner);
    const open = () =>
      openLibrary({ features, database: test.database, clock: { now: () => test.now } }, { libraryId: owner });
    let chunks = 0;
    const interruptAfter = (most: number) => (statement: Sql) => {
      if (!statement.text.includes('insert into document_texts')) return;
      chunks += 1;
      if (chunks > most) throw new Error('Interrupted');
    };
    // Existing derived data is not written again, so it is deleted here to make the second run work.
    await open().query((libraryId) => sql`delete from document_texts where library_id = ${libraryId}`);
    await expect(judging(interruptAfter(1), () => ensureDerived(open()))).rejects.toThrow('Interrupted');
    chunks = 0;
    await judging(interruptAfter(Infinity), () => Promise.all([ensureDerived(open()), ensureDerived(open())]));
    expect(chunks).toBe(2);
    const [row] = await open().query<{ count: number }>(
      (libraryId) => sql`select count(*) from document_texts where library_id = ${libraryId}`,
    );
    expect(row?.count).toBe(1200);
  });

  it('includes the facets that groups use: derived once, and deleted with the last group', async () => {
    const owner = 'user_facets';
    const notes = {
      automaticKeywordGroup: { field: 'title', keywordDelimiter: ';', keywordHierarchicalDelimiter: '>' },
    };
    await add(['deep > sea; shore'], owner);
    const kept = async () =>
      (
        await test
          .library(owner)
          .query<{ facet: string }>(
            (libraryId) => sql`select distinct facet from facet_values where library_id = ${libraryId} order by facet`,
          )
      ).length;
    const standard = await kept();
    const first = await makeGroup(notes, owner);
    expect(await kept()).toBe(standard + 1);
    let derived = 0;
    const second = await judging(
      ({ text }) => {
        if (text.includes('delete from facet_values')) derived += 1;
      },
      () => makeGroup(notes, owner),
    );
    expect(derived).toBe(0);
    await remove(first, owner);
    const rule = { automaticPersonsGroup: { field: 'author' } };
    const update = 'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { id } }';
    await test.ask(update, { input: { id: second, ...rule } }, owner);
    // The deleted group can be restored, so its facet stays.
    expect(await kept()).toBe(standard + 1);
    await restore(first, owner);
    expect((await look(first, owner)).titles).toEqual(['deep > sea; shore']);
    await test.ask(update, { input: { id: first, ...rule } }, owner);
    expect(await kept()).toBe(standard);
    // Facets that every library has are not derived again.
    derived = 0;
    const keywords = {
      automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' },
    };
    await judging(
      ({ text }) => {
        if (text.includes('delete from facet_values')) derived += 1;
      },
      () => test.ask(update, { input: { id: first, ...keywords } }, owner),
    );
    expect(derived).toBe(0);
  });
});

it('the surroundings of many groups are loaded in few statements', async () => {
  const owner = 'user_batches';
  const tex = (index: number) => ({
    name: `T${index}`,
    texGroup: { paths: [], citedKeys: [`key${index}`, 'nobody'] },
  });
  const documents = Array.from({ length: 12 }, (_, index) => ({
    other: { title: `t${index}`, citationKeys: [`key${index}`], keywords: [`A${index} > B > C`] },
  }));
  await test.ask(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { input: { documents } },
    owner,
  );
  const groups = Array.from({ length: 12 }, (_, index) => tex(index));
  await test.ask(
    'mutation ($input: AddGroupsInput!) { addGroups(input: $input) { madeCount } }',
    { input: { groups } },
    owner,
  );
  const automaticKeywordGroup = { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' };
  await makeGroup({ name: 'Keywords', automaticKeywordGroup }, owner);
  const query = vi.spyOn(test.database, 'query');
  const { data } = await test.ask<{ me: { groups: { missingKeys?: string[]; uncitedKeys?: string[] }[] } }>(
    '{ me { groups { ... on TexGroup { missingKeys uncitedKeys } } } }',
    {},
    owner,
  );
  expect(data.me.groups[3]?.missingKeys).toEqual(['nobody']);
  expect(data.me.groups[3]?.uncitedKeys).toHaveLength(11);
  expect(data.me.groups[3]?.uncitedKeys).not.toContain('key3');
  expect(query.mock.calls.length).toBeLessThan(8);
  query.mockClear();
  const tree = await test.ask('{ me { groupTree { name parent { name } } } }', {}, owner);
  expect(tree.data.me.groupTree).toHaveLength(12 + 1 + 3 * 12);
  expect(query.mock.calls.length).toBeLessThan(8);
  query.mockRestore();
});

it('counts are queried once, until the library changes', async () => {
  const owner = 'user_counts';
  const group = await makeGroup(word('sea'), owner);
  await add(['sea'], owner);
  const counts = async () => {
    const { data } = await test.ask(
      'query ($ids: [ID!]!) { me { groupCounts(ids: $ids) { documentCount } } }',
      { ids: [group] },
      owner,
    );
    return data.me.groupCounts.map(({ documentCount }) => documentCount);
  };
  expect(await counts()).toEqual([1]);
  const query = vi.spyOn(test.database, 'query');
  expect(await counts()).toEqual([1]);
  expect(query.mock.calls.some(([{ text }]) => text.includes('group_matches'))).toBe(false);
  // Expanding a group does not change its content.
  const expand = 'mutation ($input: SetGroupsExpandedInput!) { setGroupsExpanded(input: $input) { count } }';
  const { data } = await test.ask(expand, { input: { ids: [group], isExpanded: false } }, owner);
  expect(data.setGroupsExpanded.count).toBe(1);
  expect(await counts()).toEqual([1]);
  expect(query.mock.calls.some(([{ text }]) => text.includes('group_matches'))).toBe(false);
  query.mockRestore();
  await add(['sea'], owner);
  expect(await counts()).toEqual([2]);
});

it('requests for derived groups without documents do not fill the cache of counts', async () => {
  const owner = 'user_flood';
  const group = await makeGroup(word('sea'), owner);
  const automaticKeywordGroup = { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' };
  const automatic = await makeGroup({ automaticKeywordGroup }, owner);
  await add(['sea'], owner);
  const library = test.library(owner);
  const isRemembered = async () => {
    const query = vi.spyOn(test.database, 'query');
    expect((await countGroups(library, [group])).get(group)).toBe(1);
    const isAsked = query.mock.calls.some(([{ text }]) => text.includes('group_matches'));
    query.mockRestore();
    return !isAsked;
  };
  expect([await isRemembered(), await isRemembered()]).toEqual([false, true]);
  const ids = Array.from({ length: 20_000 }, (_, index) => madeId(automatic, `nothing ${index}`));
  const counts = await countGroups(library, [group, ...ids]);
  expect(counts.size).toBe(20_001);
  expect([await isRemembered(), await isRemembered()]).toEqual([false, true]);
});
