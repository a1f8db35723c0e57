// What is measured on one library: pages in every order, jumps, words, counts, a batch; and `{ me { id } }` beside them.
import { randomUUID } from 'node:crypto';
import type { ApiClient } from '#tests/support/client.ts';
import { apiSchema } from '#tests/support/apiSchema.ts';
import { isEnumType } from 'graphql';
import { absentLetters, absentWord, benchDocuments, commonWord, rareWord } from './benchDocuments.ts';
import { addManyMutation, batchSize } from './fillLibrary.ts';

export interface Measured {
  name: string;
  /** Milliseconds of each request, in the order in which they ran. */
  times: readonly number[];
}

/** The page as the list asks for it. */
export const pageQuery = `query page($filterBy: DocumentFilters, $first: Int, $after: String, $orderBy: DocumentOrder, $at: Int, $around: ID) {
  me {
    documents(filterBy: $filterBy, first: $first, after: $after, orderBy: $orderBy, at: $at, around: $around) {
      startIndex
      edges {
        cursor
        node {
          __typename id title keywords citationKeys revision lastModified
          authors { ... on Person { id family given } ... on Organization { id name } }
          ... on JournalArticle { published in { id journal { id name } } }
          ... on ProceedingsArticle { published in { id title } }
          ... on Thesis { published institution { id name } }
        }
      }
      pageInfo { endCursor hasNextPage }
    }
  }
}`;
const countQuery = 'query count($filterBy: DocumentFilters) { me { documents(filterBy: $filterBy) { totalCount } } }';

export interface Page {
  me: { documents: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string | null } } };
}

export type Request = (round: number) => Promise<unknown>;

/** Runs every request `rounds` times, in turn with `{ me { id } }`, so that all saw the same machine. */
export async function runInTurn(
  client: ApiClient,
  requests: readonly (readonly [string, Request])[],
  rounds: number,
): Promise<Measured[]> {
  const me: Request = () => client.ask('{ me { id } }');

  const times = new Map<string, number[]>([['{ me { id } }', []]]);
  const time = async (name: string, request: Request, round: number) => {
    const start = performance.now();
    await request(round);
    const all = times.get(name) ?? [];
    all.push(performance.now() - start);
    times.set(name, all);
  };
  // Once unmeasured: plans, caches and the compiler warm up.
  for (const [, request] of requests) await request(0);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, request] of requests) {
      await time('{ me { id } }', me, round);
      await time(name, request, round);
    }
  }
  return [...times].map(([name, all]) => ({ name, times: all }));
}

/** Measures lists, counts and adds of a library. */
export async function measureLibrary(client: ApiClient, size: number, rounds: number): Promise<Measured[]> {
  const page = (variables: object) => client.ask<Page>(pageQuery, { first: 50, ...variables });
  const middle = Math.floor(size / 2);
  const cursorInTheMiddle = (await page({ at: middle })).me.documents.pageInfo.endCursor;
  const someId = (await page({ at: Math.floor(size / 3), first: 1 })).me.documents.edges[0]?.node.id;
  const fields = apiSchema.getType('DocumentOrderField');
  if (!isEnumType(fields)) throw new Error('The schema has no orders');

  const requests: [string, Request][] = [
    ['page, first', () => page({})],
    ['page, next in the middle', () => page({ after: cursorInTheMiddle })],
    ...fields.getValues().flatMap(({ name }): [string, Request][] => {
      const orderBy = { field: name, direction: 'ASC' };
      return [
        [`page by ${name}, first`, () => page({ orderBy })],
        [`page by ${name}, at the middle`, () => page({ orderBy, at: middle })],
      ];
    }),
    ['page around a document', () => page({ around: someId })],
    ['search, common word', () => page({ filterBy: { query: commonWord } })],
    ['search, rare word', () => page({ filterBy: { query: rareWord } })],
    ['search, common and rare word', () => page({ filterBy: { query: `${rareWord} ${commonWord}` } })],
    ['search, two letters', () => page({ filterBy: { query: 'zy' } })],
    ['search, two letters that are nowhere', () => page({ filterBy: { query: absentLetters } })],
    ['search, nothing found', () => page({ filterBy: { query: absentWord } })],
    [
      'search by title, common word',
      () => page({ filterBy: { query: commonWord }, orderBy: { field: 'TITLE', direction: 'ASC' } }),
    ],
    ['count, all', () => client.ask(countQuery)],
    ['count, common word', () => client.ask(countQuery, { filterBy: { query: commonWord } })],
    ['count, rare word', () => client.ask(countQuery, { filterBy: { query: rareWord } })],
  ];
  const measured = await runInTurn(client, requests, rounds);
  return [...measured, ...(await measureWrites(client, size, rounds)).slice(1)];
}

const updateMutation =
  'mutation update($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { revision } }';

/** Measures batches of adds and single updates, beside `{ me { id } }`. */
export async function measureWrites(client: ApiClient, size: number, rounds: number): Promise<Measured[]> {
  const make = benchDocuments(size + 1);
  const [document] = (await client.ask<Page>(pageQuery, { first: 1 })).me.documents.edges;
  const id = document?.node.id;
  const few = Math.min(rounds, 10);
  const update: Request = (round) =>
    client.ask(updateMutation, { input: { id, journalArticle: { note: `Round ${round}` } } });
  const batch: Request = (round) => {
    const documents = Array.from({ length: batchSize }, (_, index) => make(round * batchSize + index));
    return client.ask(addManyMutation, { input: { key: randomUUID(), documents } });
  };
  return runInTurn(
    client,
    [
      [`batch of ${batchSize} adds`, batch],
      ['an update', update],
    ],
    few,
  );
}
