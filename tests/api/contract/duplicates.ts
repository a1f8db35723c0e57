// Contract: likely duplicates are found, merged, and unmerged by undo; documents marked as distinct are not suggested again.
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { createGroup, explicit } from './groupOperations.ts';
import { addMany, article, type Bulk, bulk, totalCount, undo, update } from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

interface DuplicateSet {
  likeness: string[];
  documents: { title: string }[];
}

const setsQuery = `query sets($first: Int, $after: String) {
  me { duplicates(first: $first, after: $after) {
    edges { cursor node { likeness documents { title } } }
    pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
  } }
}`;
const likeQuery = `query like($keys: [[String!]!]!) {
  me { likeDocuments(keys: $keys) { index likeness documents { title } } }
}`;
const mergeQuery =
  'mutation merge($input: MergeUserDocumentsInput!) { mergeUserDocuments(input: $input) { count undo } }';
const apartQuery =
  'mutation apart($input: KeepUserDocumentsApartInput!) { keepUserDocumentsApart(input: $input) { count undo } }';
const addQuery =
  'mutation add($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } undo } }';
const wholeQuery = `query one($id: ID!) {
  userDocument(id: $id) { __typename title note doi keywords revision groups { name } }
}`;

interface Page {
  edges: { cursor: string; node: DuplicateSet }[];
  pageInfo: { startCursor: string | null; endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
}

const page = async (client: ApiClient, variables: object = {}) =>
  (await client.ask<{ me: { duplicates: Page } }>(setsQuery, variables)).me.duplicates;

const titles = async (client: ApiClient) =>
  (await page(client)).edges.map(({ node }) => node.documents.map(({ title }) => title).join(' '));

const merge = async (client: ApiClient, input: object) =>
  (await client.ask<{ mergeUserDocuments: Bulk }>(mergeQuery, { input })).mergeUserDocuments;

const apart = async (client: ApiClient, ids: readonly string[]) =>
  (await client.ask<{ keepUserDocumentsApart: Bulk }>(apartQuery, { input: { ids } })).keepUserDocumentsApart;

const readWhole = async (client: ApiClient, id: string) =>
  (await client.ask<{ userDocument: object | null }>(wholeQuery, { id })).userDocument;

const doi = '10.1000/tides';

/** A library of three likely duplicates and one other document. */
async function library(useTarget: UseTarget) {
  const { client } = await newPerson(useTarget());
  const rows = await addMany(client, [
    article('one', { doi, keywords: ['sea'] }),
    article('two', { doi: `https://doi.org/${doi.toUpperCase()}`, note: 'Good', keywords: ['moon'] }),
    article('three', { doi }),
    article('beside', { doi: '10.1000/beside' }),
  ]);
  const [one = '', two = '', three = '', beside = ''] = rows.map(({ id }) => id);
  return { client, one, two, three, beside };
}

export function duplicatesContract(useTarget: UseTarget): void {
  describe('sets of duplicates', () => {
    it('share a DOI, an ISBN, or title, year and first author, regardless of spelling', async () => {
      const { client } = await newPerson(useTarget());
      const authors = [{ person: { family: 'Báez' } }];
      await addMany(client, [
        article('doi', { doi }),
        { kind: 'proceedings', fields: { title: 'isbn', isbn: '0-306-40615-2' } },
        article('The {W}ork', { published: '2004', authors }),
        article('doi', { doi: `doi:${doi.toUpperCase()}` }),
        { kind: 'proceedings', fields: { title: 'isbn', isbn: '978-0-306-40615-7' } },
        {
          kind: 'other',
          fields: { title: 'the work.', published: '2004-05', editors: [{ person: { family: 'BAEZ' } }] },
        },
        article('The Work', { published: '2005', authors }),
        article('The Work', { authors }),
        article(null),
        article(null),
      ]);
      const { edges } = await page(client);
      const found = edges.map(({ node }) => `${node.likeness.join()} ${node.documents.length}`);
      expect(found.sort()).toEqual(['DOI 2', 'ISBN 2', 'WORK 2']);
    });

    it('come in pages, each with a cursor for the next', async () => {
      const { client } = await newPerson(useTarget());
      const names = ['a', 'b', 'c'];
      await addMany(
        client,
        [...names, ...names].map((name) => article(name, { doi: `10.1000/${name}` })),
      );
      const seen: (string | undefined)[] = [];
      let after: string | null = null;
      for (let pages = 0; pages < 3; pages += 1) {
        const next: Page = await page(client, { first: 1, after });
        expect(next.pageInfo).toMatchObject({ hasNextPage: pages < 2, hasPreviousPage: pages > 0 });
        seen.push(next.edges[0]?.node.documents[0]?.title);
        after = next.pageInfo.endCursor;
      }
      expect(seen.sort()).toEqual(names);
      expect(await page(client, { after })).toMatchObject({ edges: [], pageInfo: { hasNextPage: false } });
    });

    it('contain nothing from the trash', async () => {
      const { client, one, two, three } = await library(useTarget);
      expect((await page(client)).edges[0]?.node.documents).toHaveLength(3);
      const { undo: step } = await bulk(client, 'delete', { ids: [one, two] });
      expect(await titles(client)).toEqual([]);
      await undo(client, step);
      await update(client, { id: three, fields: { doi: null } });
      expect((await page(client)).edges[0]?.node.documents).toHaveLength(2);
    });

    it.each([
      [{ first: 0 }, 'first'],
      [{ first: 101 }, 'first'],
      [{ after: 'nonsense' }, 'after'],
    ])('refuse %j', async (variables, path) => {
      const { client } = await newPerson(useTarget());
      const { errors } = await client.send(setsQuery, variables);
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', problems: [{ path: [path] }] });
    });

    it('contain no documents of other accounts', async () => {
      await library(useTarget);
      const { client } = await newPerson(useTarget());
      await addMany(client, [article('own', { doi })]);
      expect(await titles(client)).toEqual([]);
      const { me } = await client.ask<{ me: { likeDocuments: unknown[] } }>(likeQuery, { keys: [[`doi:${doi}`]] });
      expect(me.likeDocuments).toEqual([{ index: 0, likeness: ['DOI'], documents: [{ title: 'own' }] }]);
    });
  });

  describe('duplicates of documents that are not added yet', () => {
    const like = async (client: ApiClient, keys: readonly (readonly string[])[]) =>
      (await client.ask<{ me: { likeDocuments: unknown[] } }>(likeQuery, { keys })).me.likeDocuments;

    it('are found by their duplicate keys, best matches first', async () => {
      const { client } = await newPerson(useTarget());
      const authors = [{ person: { family: 'Li' } }];
      await addMany(client, [
        article('Tides', { doi }),
        article('Tides', { doi, authors, published: '1990' }),
        article('Ebb', { doi: '10.1000/ebb' }),
      ]);
      expect(
        await like(client, [
          ['doi:10.1000/none', 'a\0', '\ud800'],
          [],
          [`doi:${doi}`, 'work:tides|1990|li'],
          ['doi:10.1000/ebb'],
        ]),
      ).toEqual([
        { index: 2, likeness: ['DOI', 'WORK'], documents: [{ title: 'Tides' }, { title: 'Tides' }] },
        { index: 3, likeness: ['DOI'], documents: [{ title: 'Ebb' }] },
      ]);
      expect(await like(client, [])).toEqual([]);
    });

    it('can be requested within limits only', async () => {
      const { client } = await newPerson(useTarget());
      for (const keys of [
        Array.from({ length: 501 }, () => []),
        [Array.from({ length: 21 }, (_, index) => String(index))],
        [['x'.repeat(1_001)]],
      ]) {
        await client.refused('BAD_USER_INPUT', likeQuery, { keys });
      }
      expect(
        await like(
          client,
          Array.from({ length: 500 }, (_, index) => [`doi:${index}`]),
        ),
      ).toEqual([]);
    });
  });

  describe('merging', () => {
    it('gives one document the fields and all groups, and trashes the others; undo reverts all of it', async () => {
      const { client, one, two, three } = await library(useTarget);
      await createGroup(client, explicit('both', [one, two]));
      await createGroup(client, explicit('other', [two, three]));
      const before = await readWhole(client, one);
      const done = await merge(client, {
        into: one,
        from: [two, three],
        revision: 1,
        other: { title: 'merged', note: 'Good', keywords: ['sea', 'moon'] },
      });
      expect(done.count).toBe(3);
      expect(await totalCount(client)).toBe(2);
      expect(await totalCount(client, { trashed: true })).toBe(2);
      expect(await readWhole(client, one)).toEqual({
        __typename: 'Other',
        title: 'merged',
        note: 'Good',
        doi,
        keywords: ['sea', 'moon'],
        revision: 2,
        groups: [{ name: 'both' }, { name: 'other' }],
      });
      expect(await titles(client)).toEqual([]);
      expect(await undo(client, done.undo)).toMatchObject({ count: 3, leftCount: 0 });
      expect(await readWhole(client, one)).toEqual({ ...before, revision: 3 });
      expect(await totalCount(client)).toBe(4);
      expect((await page(client)).edges[0]?.node.documents).toHaveLength(3);
    });

    it('without fields leaves the fields unchanged, and has no effect when repeated', async () => {
      const { client, one, two } = await library(useTarget);
      expect(await merge(client, { into: one, from: [two, two] })).toMatchObject({ count: 2 });
      expect(await merge(client, { into: one, from: [two] })).toMatchObject({ count: 1 });
      expect(await readWhole(client, one)).toMatchObject({ title: 'one', revision: 1 });
    });

    it('is undone except where somebody made a change since', async () => {
      const { client, one, two } = await library(useTarget);
      const journalArticle = { title: 'merged', note: 'Good' };
      const done = await merge(client, { into: one, from: [two], journalArticle });
      await update(client, { id: one, fields: { title: 'mine' } });
      expect(await undo(client, done.undo)).toMatchObject({ count: 1, leftCount: 1, left: [one] });
      expect(await readWhole(client, one)).toMatchObject({ title: 'mine', note: null });
      expect(await totalCount(client)).toBe(4);
    });

    it('from an older revision is a conflict that changes nothing', async () => {
      const { client, one, two } = await library(useTarget);
      await update(client, { id: one, fields: { title: 'theirs' } });
      const input = { into: one, from: [two], revision: 1, journalArticle: { title: 'merged' } };
      await client.refused('CONFLICT', mergeQuery, { input });
      expect(await readWhole(client, one)).toMatchObject({ title: 'theirs' });
      expect(await totalCount(client)).toBe(4);
    });

    it('refuses invalid input, with its path', async () => {
      const { client, one, two, three } = await library(useTarget);
      for (const [input, path] of [
        [{ into: one, from: [] }, 'input,from'],
        [{ into: one, from: [two, one] }, 'input,from'],
        [{ into: one, from: Array.from({ length: 101 }, (_, index) => `doc_${index}`) }, 'input,from'],
        [{ into: one, from: [two], journalArticle: { published: 'long ago' } }, 'input,journalArticle,published'],
        [{ into: one, from: [two], journalArticle: {}, other: {} }, 'input'],
      ] as const) {
        const { errors } = await client.send(mergeQuery, { input });
        expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
        expect(errors[0]?.extensions?.problems?.map((problem) => problem.path.join())).toEqual([path]);
      }
      await client.refused('NOT_FOUND', mergeQuery, { input: { into: one, from: ['doc_unknown'] } });
      await bulk(client, 'delete', { ids: [three] });
      await client.refused('NOT_FOUND', mergeQuery, { input: { into: three, from: [one] } });
      expect(await totalCount(client)).toBe(3);
    });

    it('cannot touch documents of other accounts', async () => {
      const { client, one, two } = await library(useTarget);
      const stranger = await newPerson(useTarget());
      const [own] = await addMany(stranger.client, [article('own')]);
      for (const input of [
        { into: one, from: [two] },
        { into: own?.id, from: [two] },
        { into: one, from: [own?.id] },
      ]) {
        await stranger.client.refused('NOT_FOUND', mergeQuery, { input });
      }
      await stranger.client.refused('NOT_FOUND', apartQuery, { input: { ids: [one, own?.id] } });
      expect(await totalCount(client)).toBe(4);
      expect(await totalCount(stranger.client)).toBe(1);
    });
  });

  describe('documents marked as distinct', () => {
    it('are not suggested again, until the mark is undone', async () => {
      const { client, one, two, three } = await library(useTarget);
      const some = await apart(client, [two, one]);
      expect(some.count).toBe(2);
      expect((await page(client)).edges[0]?.node.documents).toHaveLength(3);
      const rest = await apart(client, [one, two, three]);
      expect(await titles(client)).toEqual([]);
      expect(await undo(client, rest.undo)).toMatchObject({ count: 3, leftCount: 0 });
      expect((await page(client)).edges[0]?.node.documents).toHaveLength(3);
      await bulk(client, 'delete', { ids: [three] });
      // The first two are still marked as distinct.
      expect(await titles(client)).toEqual([]);
      await undo(client, some.undo);
      expect((await page(client)).edges[0]?.node.documents).toHaveLength(2);
    });

    it('can be marked when they are added; undo and redo include the mark', async () => {
      const { client, one, two, three, beside } = await library(useTarget);
      await bulk(client, 'delete', { ids: [two, three] });
      const { addUserDocuments: added } = await client.ask<{
        addUserDocuments: { documents: { id: string }[]; undo: string };
      }>(addQuery, {
        input: {
          documents: [
            { other: { title: 'new', doi } },
            { other: { title: 'newer', doi } },
            { other: { title: 'other', doi: '10.1000/beside' } },
          ],
          apart: [
            { indexes: [0, 1], ids: [one, 'doc_unknown'] },
            { indexes: [2], ids: [beside] },
          ],
        },
      });
      expect(await titles(client)).toEqual([]);
      await bulk(client, 'restore', { ids: [two] });
      // Only the named pairs are marked.
      expect(await titles(client)).toEqual(['one two new newer']);
      await bulk(client, 'delete', { ids: [two] });
      const { undo: again } = await undo(client, added.undo);
      expect(await totalCount(client)).toBe(2);
      const restored = await bulk(client, 'restore', { ids: added.documents.map(({ id }) => id) });
      expect(await titles(client)).toEqual(['one new newer', 'beside other']);
      await undo(client, restored.undo);
      await undo(client, again ?? '');
      expect(await totalCount(client)).toBe(5);
      expect(await titles(client)).toEqual([]);
    });

    it('must be among those that are added, and have a maximum number of pairs', async () => {
      const { client, one } = await library(useTarget);
      const ids = Array.from({ length: 200 }, (_, index) => `doc_${index}`);
      for (const [told, path] of [
        [{ indexes: [1], ids: [one] }, 'input,apart,0,indexes'],
        [{ indexes: [0], ids }, 'input,apart'],
      ] as const) {
        const input = { documents: [{ other: { title: 'new', doi } }], apart: [told] };
        const failure = await client.refused('BAD_USER_INPUT', addQuery, { input });
        expect(failure.extensions?.problems?.map((problem) => problem.path.join())).toEqual([path]);
      }
      expect(await totalCount(client)).toBe(4);
    });

    it('must be at least two', async () => {
      const { client, one } = await library(useTarget);
      await client.refused('BAD_USER_INPUT', apartQuery, { input: { ids: [one, one] } });
      await client.refused('NOT_FOUND', apartQuery, { input: { ids: [one, 'doc_unknown'] } });
    });
  });
}
