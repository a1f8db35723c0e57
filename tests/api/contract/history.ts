// Contract: the history of a document page by page, and restoring any revision.
import { expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { add, article, type Edit, readRow, undo, update } from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

interface Revision {
  revision: number;
  at: string | null;
  action: string | null;
  changes: { kind: string | null; name: string; before: string | null; after: string | null }[];
}

interface History {
  edges: { cursor: string; node: Revision }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

const historyQuery = `query history($id: ID!, $first: Int, $after: String) {
  userDocument(id: $id) {
    history(first: $first, after: $after) {
      edges { cursor node { revision at action changes { kind name before after } } }
      pageInfo { endCursor hasNextPage }
    }
  }
}`;
const bringBackMutation = `mutation bringBack($input: BringBackRevisionInput!) {
  bringBackRevision(input: $input) { __typename id title note revision ... on Thesis { degreeType } }
}`;

async function readHistory(client: ApiClient, id: string, page: { first?: number; after?: string } = {}) {
  const { userDocument } = await client.ask<{ userDocument: { history: History } }>(historyQuery, { id, ...page });
  return userDocument.history;
}

async function revisions(client: ApiClient, id: string, page: { first?: number; after?: string } = {}) {
  return (await readHistory(client, id, page)).edges.map(({ node }) => node);
}

async function bringBack(client: ApiClient, id: string, revision: number) {
  const { bringBackRevision } = await client.ask<{ bringBackRevision: Record<string, unknown> }>(bringBackMutation, {
    input: { id, revision },
  });
  return bringBackRevision;
}

/** Adds a document and makes these changes one by one. */
async function changed(client: ApiClient, ...edits: Omit<Edit, 'id'>[]): Promise<string> {
  const { id } = await add(client, article('First'));
  for (const edit of edits) await update(client, { id, ...edit });
  return id;
}

export function historyContract(useTarget: UseTarget): void {
  it('begins with the addition', async () => {
    const { client } = await newPerson(useTarget());
    expect(await revisions(client, await changed(client))).toMatchObject([{ revision: 1, action: 'ADD', changes: [] }]);
  });

  it('lists the changed fields of each revision, newest first', async () => {
    const { client } = await newPerson(useTarget());
    const id = await changed(client, { fields: { title: 'Second', note: 'new' } }, { fields: { title: 'Third' } });
    expect(await revisions(client, id)).toMatchObject([
      { revision: 3, action: 'EDIT', changes: [{ name: 'title', before: '"Second"', after: '"Third"' }] },
      {
        revision: 2,
        action: 'EDIT',
        changes: expect.arrayContaining([
          { kind: 'journalArticle', name: 'title', before: '"First"', after: '"Second"' },
          { kind: 'journalArticle', name: 'note', before: null, after: '"new"' },
        ]) as unknown,
      },
      { revision: 1 },
    ]);
  });

  it('is the same page by page', async () => {
    const { client } = await newPerson(useTarget());
    const id = await changed(client, { fields: { title: 'Second' } }, { fields: { note: 'x' } });
    const whole = await revisions(client, id);
    const first = await readHistory(client, id, { first: 1 });
    expect(first.pageInfo).toEqual({ endCursor: '3', hasNextPage: true });
    const second = await readHistory(client, id, { first: 1, after: '3' });
    expect(second.pageInfo.hasNextPage).toBe(true);
    const third = await readHistory(client, id, { first: 1, after: '2' });
    expect(third.pageInfo).toEqual({ endCursor: '1', hasNextPage: false });
    expect([first, second, third].flatMap(({ edges }) => edges.map(({ node }) => node))).toEqual(whole);
    expect(await revisions(client, id, { after: '1' })).toEqual([]);
  });

  it.each([{ first: -1 }, { first: 101 }, { after: 'x' }, { after: '9999999999' }])('refuses %j', async (page) => {
    const { client } = await newPerson(useTarget());
    const { errors } = await client.send(historyQuery, { id: await changed(client), ...page });
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('includes edits of many documents, and their undo', async () => {
    const { client } = await newPerson(useTarget());
    const id = await changed(client);
    const { editUserDocuments } = await client.ask<{ editUserDocuments: { undo: string } }>(
      'mutation edit($input: EditUserDocumentsInput!) { editUserDocuments(input: $input) { undo } }',
      { input: { selection: { ids: [id] }, set: { name: 'note', value: 'all' } } },
    );
    await undo(client, editUserDocuments.undo);
    expect(await revisions(client, id)).toMatchObject([
      { revision: 3, action: 'UNDO', changes: [{ name: 'note', before: '"all"', after: null }] },
      { revision: 2, action: 'BULK_EDIT', changes: [{ name: 'note', before: null, after: '"all"' }] },
      { revision: 1, action: 'ADD' },
    ]);
  });

  it('restores an earlier revision as a new one', async () => {
    const { client } = await newPerson(useTarget());
    const id = await changed(client, { fields: { title: 'Second', note: 'new' } }, { fields: { title: 'Third' } });
    expect(await bringBack(client, id, 1)).toMatchObject({ title: 'First', note: null, revision: 4 });
    expect(await revisions(client, id)).toMatchObject([
      { revision: 4, action: 'BRING_BACK' },
      { revision: 3 },
      { revision: 2 },
      { revision: 1 },
    ]);
    expect(await bringBack(client, id, 3)).toMatchObject({ title: 'Third', note: 'new', revision: 5 });
    expect(await bringBack(client, id, 2)).toMatchObject({ title: 'Second', note: 'new', revision: 6 });
  });

  it('names the kind and field of a value that the present kind lacks', async () => {
    const { client } = await newPerson(useTarget());
    const journal = { journal: { name: 'The sea' } };
    const id = await changed(client, { fields: { in: journal } }, { kind: 'thesis', fields: {} });
    await update(client, { id, kind: 'thesis', fields: {}, clearHidden: [{ kind: 'journalArticle', name: 'in' }] });
    expect(await revisions(client, id, { first: 1 })).toMatchObject([
      { changes: [{ kind: 'journalArticle', name: 'in', before: JSON.stringify(journal), after: null }] },
    ]);
  });

  it('restores the kind too', async () => {
    const { client } = await newPerson(useTarget());
    const id = await changed(client, { kind: 'thesis', fields: { degreeType: 'phdthesis' } });
    expect(await revisions(client, id, { first: 1 })).toMatchObject([
      {
        changes: [
          { kind: null, name: 'kind', before: '"journalArticle"', after: '"thesis"' },
          { kind: 'thesis', name: 'degreeType', before: null, after: '"phdthesis"' },
        ],
      },
    ]);
    expect(await bringBack(client, id, 1)).toMatchObject({ __typename: 'JournalArticle', revision: 3 });
    expect(await bringBack(client, id, 2)).toMatchObject({ __typename: 'Thesis', degreeType: 'phdthesis' });
  });

  it('adds no revision if the document already matches', async () => {
    const { client } = await newPerson(useTarget());
    const id = await changed(client, { fields: { title: 'Second' } });
    expect(await bringBack(client, id, 2)).toMatchObject({ title: 'Second', revision: 2 });
  });

  it("hides revisions that don't exist, and documents of other accounts", async () => {
    const { client } = await newPerson(useTarget());
    const stranger = await newPerson(useTarget());
    const id = await changed(client, { fields: { title: 'Second' } });
    const refused = async (asking: ApiClient, input: { id: string; revision: number }) =>
      (await asking.send(bringBackMutation, { input })).errors[0]?.extensions?.code;
    expect(await refused(client, { id, revision: 0 })).toBe('NOT_FOUND');
    expect(await refused(client, { id, revision: 3 })).toBe('NOT_FOUND');
    expect(await refused(client, { id: `${id}0`, revision: 1 })).toBe('NOT_FOUND');
    expect(await refused(stranger.client, { id, revision: 1 })).toBe('NOT_FOUND');
    expect(await readRow(client, id)).toMatchObject({ title: 'Second', revision: 2 });
  });
}
