// Tests that expensive rules are evaluated before the transaction that fills their group, and that the group is correct nevertheless.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestLibrary, openTestLibrary } from '../../testLibrary.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

const owner = 'user_ahead';
const long = 'x'.repeat(100_000);

async function add(titles: readonly string[]): Promise<string[]> {
  const { data } = await test.ask(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { input: { documents: titles.map((title) => ({ other: { title, abstract: long } })) } },
    owner,
  );
  return data.addUserDocuments.documents.map(({ id }) => id);
}

const retitle = (id: string | undefined, title: string) =>
  test.ask(
    'mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }',
    { input: { id, other: { title } } },
    owner,
  );

/** Matches titles that begin with "sea". The other patterns match nothing, and only make the rule expensive. */
const searchExpression = [
  'title =~ "^sea"',
  ...Array.from({ length: 14 }, (_, index) => `any =~ "(a|b)+${index}y[cd]"`),
].join(' or ');
const searchGroup = { searchExpression, caseSensitive: false, isRegEx: false };

async function titlesIn(id: string): Promise<string[]> {
  const { data } = await test.ask<{ group: { documents: { title: string }[] } }>(
    'query ($id: ID!) { group(id: $id) { documents { title } } }',
    { id },
    owner,
  );
  return data.group.documents.map(({ title }) => title).sort();
}

/** Runs `meanwhile` after the first chunk in which rules are evaluated ahead, and returns the number of chunks. */
async function between(meanwhile: () => Promise<unknown>, work: () => Promise<unknown>): Promise<number> {
  const run = test.database.query.bind(test.database);
  let parts = 0;
  const spy = vi.spyOn(test.database, 'query').mockImplementation(async <Row>(statement: Parameters<typeof run>[0]) => {
    const rows = await run<Row>(statement);
    if (statement.text.includes('as "groupId"')) {
      parts += 1;
      if (parts === 1) await meanwhile();
    }
    return rows;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return parts;
}

it('matches documents that change during the evaluation, and undo fills a group in the same way', async () => {
  const [first, second, third] = await add(['sea 1', 'land 2', 'sea 3', 'sea 4', ...Array<string>(8).fill('land')]);
  let id = '';
  const parts = await between(
    async () => {
      await retitle(first, 'land 1');
      await retitle(second, 'sea 2');
      await add(['sea 13']);
      const selection = { ids: [third] };
      for (const name of ['delete', 'purge'])
        await test.ask(
          `mutation ($selection: DocumentSelection!) { ${name}UserDocuments(input: { selection: $selection }) { count } }`,
          { selection },
          owner,
        );
    },
    async () => {
      const { data, code } = await test.ask(
        'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
        { input: { name: 'At sea', searchGroup } },
        owner,
      );
      expect(code).toBeNull();
      id = data.createGroup.id;
    },
  );
  expect(parts).toBeGreaterThan(3);
  const found = ['sea 13', 'sea 2', 'sea 4'];
  expect(await titlesIn(id)).toEqual(found);

  const other = { ...searchGroup, searchExpression: 'title = nothing' };
  await test.ask(
    'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input, step: "step_1") { id } }',
    { input: { id, searchGroup: other } },
    owner,
  );
  expect(await titlesIn(id)).toEqual([]);
  const undo = 'mutation { undo(input: { id: "step_1" }) { count } }';
  expect(
    await between(
      () => Promise.resolve(),
      () => test.ask(undo, {}, owner),
    ),
  ).toBeGreaterThan(3);
  expect(await titlesIn(id)).toEqual(found);
});
