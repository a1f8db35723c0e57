// What is measured of groups: pages of every kind, unions and intersections, counts, and the tree.
import type { ApiClient } from '#tests/support/client.ts';
import { makeGroups } from './benchGroups.ts';
import { type Measured, type Page, pageQuery, runInTurn, type Request } from './measureLibrary.ts';

const idsQuery = `query ids($after: String) { me { documents(first: 500, after: $after, orderBy: { field: ADDED, direction: ASC }) {
  edges { node { id keywords } } pageInfo { endCursor hasNextPage } } } }`;
const countsQuery = 'query counts($ids: [ID!]!) { me { groupCounts(ids: $ids) { groupId documentCount } } }';
const allCountsQuery = '{ me { groupTree(includeMade: false) { id documentCount } } }';
const treeQuery =
  '{ me { groupTree(includeMade: false) { id name displayName icon color hasChildren parent { id } } } }';

interface Ids {
  me: {
    documents: {
      edges: { node: { id: string; keywords: string[] } }[];
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    };
  };
}

/** Makes groups in a library and measures them, in turn with `{ me { id } }`. */
export async function measureGroups(
  client: ApiClient,
  size: number,
  rounds: number,
): Promise<{ measured: Measured[]; seconds: number }> {
  const ids: string[] = [];
  const keywords = new Set<string>();
  for (let after: string | null = null; ;) {
    const { me }: Ids = await client.ask<Ids>(idsQuery, { after });
    for (const { node } of me.documents.edges) {
      ids.push(node.id);
      if (keywords.size < 500) for (const keyword of node.keywords) keywords.add(keyword);
    }
    after = me.documents.pageInfo.endCursor;
    if (!me.documents.pageInfo.hasNextPage) break;
  }
  const { measured, all, seconds } = await makeGroups(client, ids, [...keywords], size);
  const page = (variables: object) => client.ask<Page>(pageQuery, { first: 50, ...variables });
  const requests: [string, Request][] = [];
  for (const [name, groupId] of measured) {
    const filterBy = { groupId };
    const { endCursor } = (await page({ filterBy })).me.documents.pageInfo;
    requests.push([`${name}: first page`, () => page({ filterBy })]);
    requests.push([`${name}: next page`, () => page({ filterBy, after: endCursor })]);
  }
  requests.push(['counts of 60 groups', () => client.ask(countsQuery, { ids: all.slice(0, 60) })]);
  requests.push([`the tree with all ${all.length} counts`, () => client.ask(allCountsQuery)]);
  requests.push(['the tree', () => client.ask(treeQuery)]);
  return { measured: await runInTurn(client, requests, rounds), seconds };
}
