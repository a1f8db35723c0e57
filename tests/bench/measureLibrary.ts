// Measures one library: pages in every order, jumps, searches, counts and batches, with `{ me { id } }` as the baseline.
import { randomUUID } from 'node:crypto';
import type { ApiClient } from '#tests/support/client.ts';
import { apiSchema } from '#tests/support/apiSchema.ts';
import { isEnumType } from 'graphql';
import { absentLetters, absentWord, benchDocuments, commonWord, everyWord, rareWord } from './benchDocuments.ts';
import { addManyMutation, batchSize } from './fillLibrary.ts';

/** A library that is measured, and the process that serves it. */
export interface Bench {
  readonly client: ApiClient;
  /** The CPU time of the process so far, in milliseconds; null if unknown. */
  readonly cpuTime: () => number | null;
}

/** A request that is measured. */
export interface Request {
  readonly name: string;
  /** Limit of the 95th percentile, in milliseconds. */
  readonly limit?: number;
  /** Preparation before each request, which is not measured. */
  readonly prepare?: (round: number) => Promise<unknown>;
  readonly run: (round: number) => Promise<unknown>;
}

export interface Measured extends Pick<Request, 'name' | 'limit'> {
  /** The duration of each request in milliseconds, in order. */
  readonly times: readonly number[];
  /** The CPU time that the server spent on each request, in milliseconds; empty if unknown. */
  readonly cpuTimes: readonly number[];
}

/** The page, as the app's list requests it. */
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
const updateMutation =
  'mutation update($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { revision } }';
const countQuery = 'query count($filterBy: DocumentFilters) { me { documents(filterBy: $filterBy) { totalCount } } }';

export interface Page {
  me: { documents: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string | null } } };
}

class Series implements Measured {
  readonly name: string;
  readonly limit?: number;
  readonly times: number[] = [];
  readonly cpuTimes: number[] = [];
  readonly #prepare: Request['prepare'];
  readonly #run: Request['run'];
  readonly #bench: Bench;

  constructor(bench: Bench, { name, limit, prepare, run }: Request) {
    this.name = name;
    if (limit !== undefined) this.limit = limit;
    this.#bench = bench;
    this.#prepare = prepare;
    this.#run = run;
  }

  async measure(round: number): Promise<void> {
    await this.#prepare?.(round);
    const cpu = this.#bench.cpuTime();
    const start = performance.now();
    await this.#run(round);
    this.times.push(performance.now() - start);
    const cpuAfter = this.#bench.cpuTime();
    if (cpu !== null && cpuAfter !== null) this.cpuTimes.push(cpuAfter - cpu);
  }
}

/** Runs every request `rounds` times, alternating with `{ me { id } }`, so that load on the machine affects all of them. */
export async function runInTurn(bench: Bench, requests: readonly Request[], rounds: number): Promise<Measured[]> {
  const me = new Series(bench, { name: '{ me { id } }', run: () => bench.client.ask('{ me { id } }') });
  const all = requests.map((request) => new Series(bench, request));
  // The first round is not measured: it warms up query plans, caches and the JIT compiler.
  for (const { run } of requests) await run(0);
  for (let round = 0; round < rounds; round += 1) {
    for (const series of all) {
      await me.measure(round);
      await series.measure(round);
    }
  }
  return [me, ...all];
}

/** Limit of the 95th percentile, in milliseconds. */
const limits = { page: 50, pattern: 300, count: 500 };

/** A row in the middle, at no round number, so that it doesn't coincide with a checkpoint that the server has cached. */
const middleOf = (size: number) => Math.floor(size / 2) - 1;
const ascending = (field: string) => ({ orderBy: { field, direction: 'ASC' } });

/** Search terms that are common, that are rare, and that no index of words helps with. */
const searches: readonly (readonly [string, string])[] = [
  ['common word', commonWord],
  ['rare word', rareWord],
  ['word that every document holds', everyWord],
  ['word that none holds', absentWord],
  ['two common words', `${commonWord} ${everyWord}`],
  ['common and rare word', `${rareWord} ${commonWord}`],
  ['one letter', 'w'],
  ['two letters', 'zy'],
  ['two letters that are nowhere', absentLetters],
  ['phrase', '"journal of"'],
  ['rare phrase', `"${rareWord} ${commonWord}"`],
  ['field', 'author:ta'],
  ['field that holds a common word nowhere', `title:${commonWord}`],
  ['field without an index that holds a common word nowhere', `file:${commonWord}`],
  ['range of years', 'year:2010..2012'],
  ['range of years and rare word', `year:2010..2012 ${rareWord}`],
  ['without a common word', `-${commonWord}`],
  ['without a rare word', `-${rareWord}`],
  ['without a word that every document holds', `-${everyWord}`],
  ['this or that', `${rareWord} or title = ${rareWord} or author = ${absentWord}`],
  ['regular expression', 'title =~ ^tane'],
  ['rare regular expression', 'any =~ "zym.rgy analysis$"'],
];

/** Measures lists and counts of a library; `searchLimit` is the limit for searches in milliseconds. */
export async function measureLibrary(
  bench: Bench,
  size: number,
  rounds: number,
  searchLimit: number,
): Promise<Measured[]> {
  const { client } = bench;
  const page = (variables: object) => client.ask<Page>(pageQuery, { first: 50, ...variables });
  const middle = middleOf(size);
  const cursorInTheMiddle = (await page({ at: middle })).me.documents.pageInfo.endCursor;
  const someId = (await page({ at: Math.floor(size / 3), first: 1 })).me.documents.edges[0]?.node.id;
  const fields = apiSchema.getType('DocumentOrderField');
  if (!isEnumType(fields)) throw new Error('The schema has no sort fields');
  // Only the trash can be sorted by the time at which documents were moved there.
  const orders = fields.getValues().filter(({ name }) => name !== 'TRASHED');

  const pages: [string, object][] = [
    ['page, first', {}],
    ['page, next in the middle', { after: cursorInTheMiddle }],
    ...orders.flatMap(({ name }): [string, object][] => [
      [`page by ${name}, first`, ascending(name)],
      [`page by ${name}, at the middle`, { ...ascending(name), at: middle }],
    ]),
    ['page around a document', { around: someId }],
  ];
  const requests: Request[] = [
    ...pages.map(([name, variables]) => ({ name, limit: limits.page, run: () => page(variables) })),
    ...searches.map(([name, query]) => ({
      name: `search, ${name}`,
      limit: name.includes('regular expression') ? limits.pattern : searchLimit,
      run: () => page({ filterBy: { query } }),
    })),
    {
      name: 'search by title, common word',
      limit: searchLimit,
      run: () => page({ filterBy: { query: commonWord }, ...ascending('TITLE') }),
    },
    { name: 'count, all', limit: limits.count, run: () => client.ask(countQuery) },
    ...searches.map(([name, query]) => ({
      name: `count, ${name}`,
      limit: limits.count,
      run: () => client.ask(countQuery, { filterBy: { query } }),
    })),
  ];
  return runInTurn(bench, requests, rounds);
}

/** Returns a function that makes a small edit (a note, or `fields`), which empties the server's caches of the library. */
export async function makeSmallWrite(
  { client }: Bench,
  fields = (text: string): object => ({ note: text }),
): Promise<() => Promise<unknown>> {
  const [document] = (await client.ask<Page>(pageQuery, { first: 1 })).me.documents.edges;
  const id = document?.node.id;
  // Each edit is another one, because one that changes nothing leaves the caches.
  let edits = 0;
  return () => {
    edits += 1;
    return client.ask(updateMutation, { input: { id, journalArticle: fields(`Edit ${edits}`) } });
  };
}

/** Measures single updates, the first jump after one, and batches of added documents, with `{ me { id } }` as the baseline. */
export async function measureWrites(bench: Bench, size: number, rounds: number): Promise<Measured[]> {
  const { client } = bench;
  const make = benchDocuments(size + 1);
  const few = Math.min(rounds, 10);
  const update = await makeSmallWrite(bench);
  const updateOfTitle = await makeSmallWrite(bench, (title) => ({ title }));
  const batch: Request['run'] = (round) => {
    const documents = Array.from({ length: batchSize }, (_, index) => make(round * batchSize + index));
    return client.ask(addManyMutation, { input: { key: randomUUID(), documents } });
  };
  return runInTurn(
    bench,
    [
      { name: `batch of ${batchSize} adds`, run: batch },
      { name: 'an update', run: update },
      { name: 'an update of what many rules ask about', run: updateOfTitle },
      {
        name: 'page by TITLE, at the middle, after an update',
        limit: limits.page,
        prepare: update,
        run: () => client.ask(pageQuery, { ...ascending('TITLE'), first: 50, at: middleOf(size) }),
      },
    ],
    few,
  );
}
