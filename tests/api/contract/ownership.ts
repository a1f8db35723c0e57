// Contract: an account cannot read or change anything of another one, or learn that it exists.
import { describe, expect, it } from 'vitest';
import {
  add,
  addManyMutation,
  addMutation,
  article,
  bulkQuery,
  byTitle,
  changes,
  editInput,
  idsOf,
  page,
  pageQuery,
  readRow,
  totalCount,
  updateMutation,
  type BulkMutation,
} from './operations.ts';
import { anonymous, newPerson, unknownIdLike, type UseTarget } from './target.ts';
import { toInput } from '#tests/support/documents.ts';

/** Two accounts, one of which has a document, and an id that doesn't exist but is well-formed. */
async function twoPeople(useTarget: UseTarget) {
  const [owner, stranger] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
  const document = await add(
    owner.client,
    article('Secret', { in: { journal: { name: 'Journal of secrets' } }, authors: [{ person: { family: 'Secret' } }] }),
  );
  return { owner, stranger, document, unknown: unknownIdLike(document.id) };
}

export function ownershipContract(useTarget: UseTarget): void {
  describe('a foreign id looks like an unknown one', () => {
    it.each([
      ['userDocument', 'query q($id: ID!) { userDocument(id: $id) { id title } }'],
      ['node', 'query q($id: ID!) { node(id: $id) { __typename id } }'],
    ])('to %s', async (_, query) => {
      const { stranger, document, unknown } = await twoPeople(useTarget);
      const foreign = await stranger.client.send(query, { id: document.id });
      expect(foreign.errors).toEqual([]);
      expect(foreign.text).toBe((await stranger.client.send(query, { id: unknown })).text);
    });

    it('in `node`, for every part that has an id', async () => {
      const { owner, stranger, document } = await twoPeople(useTarget);
      const query =
        'query q($id: ID!) { userDocument(id: $id) { ... on JournalArticle { in { id journal { id } } authors { ... on Person { id } } } } }';
      const text = (await owner.client.send(query, { id: document.id })).text;
      const ids = [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
      expect(ids.length).toBe(3);
      for (const id of ids)
        expect(await stranger.client.ask('query q($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
    });

    it("in `user` and `node`, which answer the viewer's own account only", async () => {
      const { owner, stranger } = await twoPeople(useTarget);
      const query = 'query q($id: ID!) { user(id: $id) { id email } node(id: $id) { id } }';
      expect(await stranger.client.ask(query, { id: owner.id })).toEqual({ user: null, node: null });
      expect(await owner.client.ask(query, { id: owner.id })).toEqual({
        user: { id: owner.id, email: owner.email },
        node: { id: owner.id },
      });
    });

    it('in an update', async () => {
      const { owner, stranger, document, unknown } = await twoPeople(useTarget);
      const edit = (id: string) =>
        stranger.client.refused('NOT_FOUND', updateMutation, editInput({ id, fields: { title: 'Mine now' } }));
      expect(await edit(document.id)).toEqual(await edit(unknown));
      expect((await readRow(owner.client, document.id))?.title).toBe('Secret');
    });

    it.each<BulkMutation>(['delete', 'restore', 'purge'])(
      "in %sUserDocuments, which changes none of the other account's documents",
      async (what) => {
        const { owner, stranger, document, unknown } = await twoPeople(useTarget);
        const own = await add(stranger.client, article('Own'));
        const attempt = (id: string) =>
          stranger.client.refused('NOT_FOUND', bulkQuery(what), { input: { selection: { ids: [own.id, id] } } });
        expect(await attempt(document.id)).toEqual(await attempt(unknown));
        expect(await totalCount(owner.client)).toBe(1);
        expect(await totalCount(stranger.client)).toBe(1);
      },
    );

    it('in a list that should begin around it', async () => {
      const { stranger, document, unknown } = await twoPeople(useTarget);
      const attempt = (id: string) => stranger.client.refused('NOT_FOUND', pageQuery, { around: id });
      expect(await attempt(document.id)).toEqual(await attempt(unknown));
    });

    it('in an undo', async () => {
      const { owner, stranger, document } = await twoPeople(useTarget);
      const { deleteUserDocuments } = await owner.client.ask<{ deleteUserDocuments: { undo: string } }>(
        bulkQuery('delete'),
        { input: { selection: { ids: [document.id] } } },
      );
      const query = 'mutation undo($input: UndoInput!) { undo(input: $input) { count } }';
      const attempt = (id: string) => stranger.client.refused('NOT_FOUND', query, { input: { id } });
      expect(await attempt(deleteUserDocuments.undo)).toEqual(await attempt('undo_unknown'));
      expect(await totalCount(owner.client)).toBe(0);
    });
  });

  it('lists, counts, searches and changes contain only one’s own documents, even with cursors of another account', async () => {
    const { owner, stranger, document } = await twoPeople(useTarget);
    const own = await add(stranger.client, article('Secret too'));
    const foreign = await page(owner.client, { orderBy: byTitle });
    expect(idsOf(await page(stranger.client))).toEqual([own.id]);
    expect(idsOf(await page(stranger.client, { filterBy: { query: 'secret' } }))).toEqual([own.id]);
    expect(await totalCount(stranger.client)).toBe(1);
    const all = await changes(stranger.client);
    expect(all.edges.map(({ node }) => node?.id)).toEqual([own.id]);
    const { pageInfo } = await changes(owner.client);
    for (const { node } of (await changes(stranger.client, pageInfo.endCursor)).edges) expect(node?.id).toBe(own.id);
    for (const end of [{ after: foreign.pageInfo.endCursor }, { before: foreign.pageInfo.endCursor, last: 10 }]) {
      const { text } = await stranger.client.send(pageQuery, { ...end, orderBy: byTitle });
      expect(text).not.toContain(document.id);
    }
  });

  it("a key that another account has used doesn't return its documents", async () => {
    const [one, other] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
    const input = { key: 'the same key', documents: [toInput(article('Title'))] };
    const answers = await Promise.all(
      [one, other].map(({ client }) =>
        client.ask<{ addUserDocuments: { documents: { id: string }[] } }>(addManyMutation, { input }),
      ),
    );
    const ids = answers.flatMap(({ addUserDocuments }) => addUserDocuments.documents.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
  });

  it('visitors are asked to log in', async () => {
    const { document } = await twoPeople(useTarget);
    const visitor = anonymous(useTarget());
    await visitor.refused('UNAUTHENTICATED', addMutation, { input: toInput(article('Title')) });
    await visitor.refused('UNAUTHENTICATED', addManyMutation, { input: { documents: [] } });
    await visitor.refused(
      'UNAUTHENTICATED',
      updateMutation,
      editInput({ id: document.id, fields: { title: 'Mine now' } }),
    );
    await visitor.refused('UNAUTHENTICATED', bulkQuery('delete'), { input: { selection: { ids: [document.id] } } });
    for (const query of [
      'query q($id: ID!) { userDocument(id: $id) { id } }',
      'query q($id: ID!) { node(id: $id) { id } }',
    ]) {
      expect((await visitor.send(query, { id: document.id })).text).not.toContain(document.id);
    }
    expect(await visitor.ask('{ me { id } }')).toEqual({ me: null });
  });
}
