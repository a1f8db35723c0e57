// Makes groups for benchmarks: a tree of all kinds in realistic sizes, with many small groups and a few that hold half of all documents.
import { randomUUID } from 'node:crypto';
import { testRandom } from '#tests/support/random.ts';
import type { ApiClient } from '#tests/support/client.ts';
import { commonWord, rareWord } from './benchDocuments.ts';

const addGroupsMutation = `mutation addGroups($input: AddGroupsInput!) {
  addGroups(input: $input) { groups { id } } }`;

interface GroupInput {
  name: string;
  hierarchyType: 'INDEPENDENT' | 'INTERSECTION' | 'UNION';
  children?: GroupInput[];
  [kind: string]: unknown;
}

const treesAtOnce = 5;

const hand = (documentIds: readonly string[]) => ({ explicitGroup: { keywordDelimiter: ',', documentIds } });
const word = (searchExpression: string, field = 'keywords') => ({
  wordKeywordGroup: {
    ...{ field, searchExpression, caseSensitive: false, keywordDelimiter: ',', onlySplitWordsAtDelimiter: false },
  },
});
const regex = (searchExpression: string, field = 'title') => ({
  regexKeywordGroup: { field, searchExpression, caseSensitive: false },
});
const search = (searchExpression: string) => ({
  searchGroup: { searchExpression, caseSensitive: false, isRegEx: false },
});

/** The groups that were made in a measured library. */
export interface BenchGroups {
  /** The name in the table and the id of each group that is measured on its own. */
  readonly measured: readonly (readonly [string, string])[];
  readonly all: readonly string[];
}

interface Ids {
  me: {
    documents: {
      edges: { node: { id: string; keywords: string[] } }[];
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    };
  };
}

const idsQuery = `query ids($after: String) { me { documents(first: 500, after: $after, orderBy: { field: ADDED, direction: ASC }) {
  edges { node { id keywords } } pageInfo { endCursor hasNextPage } } } }`;

interface Added {
  addGroups: { groups: { id: string }[] };
}

/** The ids of all documents, oldest first, and some of their keywords. */
async function readDocuments(client: ApiClient): Promise<{ documentIds: string[]; keywords: string[] }> {
  const documentIds: string[] = [];
  const keywords = new Set<string>();
  for (let after: string | null = null; ;) {
    const { me }: Ids = await client.ask<Ids>(idsQuery, { after });
    for (const { node } of me.documents.edges) {
      documentIds.push(node.id);
      if (keywords.size < 500) for (const keyword of node.keywords) keywords.add(keyword);
    }
    after = me.documents.pageInfo.endCursor;
    if (!me.documents.pageInfo.hasNextPage) return { documentIds, keywords: [...keywords] };
  }
}

/** Makes the groups that are measured on their own, and about `size` others. */
export async function makeGroups(client: ApiClient, size: number): Promise<BenchGroups> {
  const { documentIds, keywords } = await readDocuments(client);
  const random = testRandom(size);
  const some = (share: number) => documentIds.filter(() => random.number() < share);
  const keyword = () => random.pick(keywords);
  const leaf = (index: number): GroupInput => ({
    name: `Group ${index}`,
    hierarchyType: random.pick(['INDEPENDENT', 'INTERSECTION', 'UNION']),
    // One group of ten is filled by a rule.
    ...(index % 10 > 0
      ? hand(some(Math.min(0.01, 50 / documentIds.length)))
      : random.pick([
          word(keyword()),
          word(keyword(), 'title'),
          search(`title = ${keyword()}`),
          regex(`^${keyword()}`),
        ])),
  });
  const tree = (index: number, deep: number): GroupInput => ({
    ...leaf(index),
    children: deep === 0 ? [] : Array.from({ length: 4 }, (_, child) => tree(index * 4 + child + 1, deep - 1)),
  });
  const nested = (hierarchyType: GroupInput['hierarchyType']): GroupInput => ({
    ...{ name: 'Top', hierarchyType },
    ...hand(some(0.3)),
    children: [
      {
        ...{ name: 'Middle', hierarchyType },
        ...hand(some(0.2)),
        children: [{ name: 'Bottom', hierarchyType, ...word(commonWord, 'abstract') }],
      },
    ],
  });
  const measured: Record<string, GroupInput> = {
    'explicit, few': { name: 'Few', hierarchyType: 'INDEPENDENT', ...hand(some(300 / documentIds.length)) },
    'explicit, a tenth': { name: 'Tenth', hierarchyType: 'INDEPENDENT', ...hand(some(0.1)) },
    'explicit, the oldest': {
      ...{ name: 'Oldest', hierarchyType: 'INDEPENDENT' },
      ...hand(documentIds.slice(0, Math.floor(documentIds.length / 20))),
    },
    word: { name: 'Word', hierarchyType: 'INDEPENDENT', ...word(commonWord, 'abstract') },
    keyword: { name: 'Keyword', hierarchyType: 'INDEPENDENT', ...word(keyword()) },
    'regular expression': { name: 'Pattern', hierarchyType: 'INDEPENDENT', ...regex('\\b[a-f]+(ta|ne)\\b') },
    search: { name: 'Search', hierarchyType: 'INDEPENDENT', ...search(`any = ${rareWord} or title = ta`) },
    'last name': {
      ...{ name: 'Name', hierarchyType: 'INDEPENDENT' },
      lastNameGroup: { field: 'author', authorLastName: keyword() },
    },
    'automatic keywords': {
      ...{ name: 'Keywords', hierarchyType: 'INDEPENDENT' },
      automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' },
    },
    'automatic persons': {
      ...{ name: 'Persons', hierarchyType: 'INDEPENDENT' },
      automaticPersonsGroup: { field: 'author' },
    },
    tex: {
      ...{ name: 'TeX', hierarchyType: 'INDEPENDENT' },
      texGroup: { paths: [], citedKeys: Array.from({ length: 500 }, (_, index) => `${keyword()}${index * 3}`) },
    },
    'union of three levels': nested('UNION'),
    'intersection of three levels': nested('INTERSECTION'),
  };
  const ids = new Map<string, string>();
  const add = async (groups: readonly GroupInput[]) => {
    const key = randomUUID();
    const ask = () => client.ask<Added>(addGroupsMutation, { input: { groups, key } });
    // On a busy machine a rule may exceed its time limit, in which case nothing was added. If only the response was lost, the key prevents adding the groups
    // twice.
    const { addGroups } = await ask().catch(ask).catch(ask).catch(ask);
    return addGroups.groups;
  };
  for (const [name, group] of Object.entries(measured)) {
    const [made] = await add([group]);
    if (made) ids.set(name, made.id);
  }
  // A tree has 21 groups. A request adds several trees, as an import does.
  for (let made = 0; made < size; made += 21 * treesAtOnce) {
    const start = made;
    await add(Array.from({ length: treesAtOnce }, (_, index) => tree(start + 21 * index, 2)));
  }
  const { me } = await client.ask<{ me: { groupTree: { id: string; parent: { id: string } | null; name: string }[] } }>(
    '{ me { groupTree(includeMade: false) { id name parent { id } } } }',
  );
  // The intersection is the bottom group of its tree.
  const intersection = 'intersection of three levels';
  const below = (id: string | undefined) =>
    me.groupTree.find(({ parent }) => parent?.id === id && id !== undefined)?.id;
  const refined = below(below(ids.get(intersection)));
  if (refined === undefined) throw new Error('The intersection of three levels is not there');
  ids.set(intersection, refined);
  return { measured: [...ids], all: me.groupTree.map(({ id }) => id) };
}
