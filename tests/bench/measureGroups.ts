// Measures groups: pages of every kind of group, unions and intersections, counts, and the tree.
import type { BenchGroups } from './benchGroups.ts';
import {
  type Bench,
  type Measured,
  type Page,
  type Request,
  makeSmallWrite,
  pageQuery,
  runInTurn,
} from './measureLibrary.ts';

const countsQuery = 'query counts($ids: [ID!]!) { me { groupCounts(ids: $ids) { groupId documentCount } } }';
const allCountsQuery = '{ me { groupTree(includeMade: false) { id documentCount } } }';
const treeQuery =
  '{ me { groupTree(includeMade: false) { id name displayName icon color hasChildren parent { id } } } }';

/** Limit of the 95th percentile, in milliseconds. */
const limits = { page: 50, patternPage: 300, counts: 500, tree: 200 };

/** Measures the groups of a library. Requests alternate with `{ me { id } }`, the baseline. */
export async function measureGroups(bench: Bench, { measured, all }: BenchGroups, rounds: number): Promise<Measured[]> {
  const { client } = bench;
  const page = (variables: object) => client.ask<Page>(pageQuery, { first: 50, ...variables });
  const requests: Request[] = [];
  for (const [name, groupId] of measured) {
    const filterBy = { groupId };
    const limit = name === 'regular expression' ? limits.patternPage : limits.page;
    const { endCursor } = (await page({ filterBy })).me.documents.pageInfo;
    requests.push({ name: `${name}: first page`, limit, run: () => page({ filterBy }) });
    if (endCursor !== null) {
      requests.push({ name: `${name}: next page`, limit, run: () => page({ filterBy, after: endCursor }) });
    }
  }
  const counts = (ids: readonly string[]) => client.ask(countsQuery, { ids });
  const countRequests: Request[] = [
    { name: 'counts of the 60 groups in sight', limit: limits.counts, run: () => counts(all.slice(0, 60)) },
    { name: `the tree with all ${all.length} counts`, run: () => client.ask(allCountsQuery) },
  ];
  // The server caches counts until the library changes, so each is measured after a write.
  const write = await makeSmallWrite(bench);
  requests.push(
    ...countRequests.map((request) => ({ ...request, prepare: write })),
    ...countRequests.map((request) => ({ ...request, name: `${request.name}, remembered`, prepare: request.run })),
    { name: 'the tree', limit: limits.tree, run: () => client.ask(treeQuery) },
  );
  return runInTurn(bench, requests, rounds);
}
