// Operations on groups that are used throughout the contract suite.
import type { ApiClient } from '#tests/support/client.ts';
import { add, article, page, type Bulk, type Row } from './operations.ts';

/** The fields that every answer about a group has here. */
export interface Group {
  __typename: string;
  id: string;
  name: string;
  displayName: string;
  problem: string | null;
  isMade: boolean;
  hasChildren: boolean;
  hierarchyType: string;
  color: string | null;
  description: string | null;
  icon: string | null;
  isExpanded: boolean;
  parent: { id: string } | null;
}

const groupRow =
  '__typename id name displayName isMade hasChildren hierarchyType color description icon isExpanded problem parent { id }';

export const createMutation = `mutation create($input: CreateGroupInput!, $key: String) {
  createGroup(input: $input, key: $key) { ${groupRow} } }`;
export const updateGroupMutation = `mutation update($input: UpdateGroupInput!) { updateGroup(input: $input) { ${groupRow} } }`;
export const moveMutation = `mutation move($input: MoveGroupInput!) { moveGroup(input: $input) { ${groupRow} } }`;
export const deleteMutation = 'mutation delete($input: DeleteGroupInput!) { deleteGroup(input: $input) { id } }';
export const restoreMutation = `mutation restore($input: RestoreGroupInput!) { restoreGroup(input: $input) { ${groupRow} } }`;
export const addGroupsMutation = `mutation addGroups($input: AddGroupsInput!) {
  addGroups(input: $input) { groups { ${groupRow} } madeCount undo }
}`;
export const treeQuery = `query tree($includeMade: Boolean) { me { groupTree(includeMade: $includeMade) { ${groupRow} } } }`;
export const groupQuery = `query group($id: ID!) { group(id: $id) { ${groupRow} } }`;

/** The input of a group with members added by hand. */
export function explicit(name: string, documentIds: readonly string[] = [], fields: object = {}) {
  return { name, explicitGroup: { keywordDelimiter: ',', documentIds }, ...fields };
}

export async function createGroup(client: ApiClient, input: object, key?: string): Promise<Group> {
  return (await client.ask<{ createGroup: Group }>(createMutation, { input, key })).createGroup;
}

export async function updateGroup(client: ApiClient, input: object): Promise<Group> {
  return (await client.ask<{ updateGroup: Group }>(updateGroupMutation, { input })).updateGroup;
}

export async function moveGroup(client: ApiClient, input: object): Promise<Group> {
  return (await client.ask<{ moveGroup: Group }>(moveMutation, { input })).moveGroup;
}

export async function deleteGroup(client: ApiClient, id: string): Promise<void> {
  await client.ask(deleteMutation, { input: { id } });
}

export async function restoreGroup(client: ApiClient, id: string): Promise<Group> {
  return (await client.ask<{ restoreGroup: Group }>(restoreMutation, { input: { id } })).restoreGroup;
}

/** Opens or closes groups in the tree, and returns how many changed. */
export async function setExpanded(client: ApiClient, ids: readonly unknown[], isExpanded: boolean): Promise<number> {
  const query = 'mutation expand($input: SetGroupsExpandedInput!) { setGroupsExpanded(input: $input) { count } }';
  const answer = await client.ask<{ setGroupsExpanded: { count: number } }>(query, { input: { ids, isExpanded } });
  return answer.setGroupsExpanded.count;
}

/** When a group or its members added by hand last changed. */
export async function groupsModified(client: ApiClient): Promise<string | null> {
  const query = 'query groupsModified { me { groupsModified } }';
  return (await client.ask<{ me: { groupsModified: string | null } }>(query)).me.groupsModified;
}

export interface Added {
  groups: Group[];
  madeCount: number;
  undo: string;
}

export async function addGroups(client: ApiClient, groups: readonly object[], key?: string): Promise<Added> {
  const input = { groups, ...(key === undefined ? {} : { key }) };
  return (await client.ask<{ addGroups: Added }>(addGroupsMutation, { input })).addGroups;
}

export async function readTree(client: ApiClient, includeMade?: boolean): Promise<Group[]> {
  return (await client.ask<{ me: { groupTree: Group[] } }>(treeQuery, { includeMade })).me.groupTree;
}

/** The tree as text, one `parent/child` line for each group. */
export async function pathsOf(client: ApiClient, includeMade = false): Promise<string[]> {
  const groups = await readTree(client, includeMade);
  const paths = new Map<string, string>();
  for (const { id, name, parent } of groups) {
    const above = parent === null ? '' : `${paths.get(parent.id) ?? 'a parent that did not come before'}/`;
    paths.set(id, above + name);
  }
  return [...paths.values()];
}

export async function findGroup(client: ApiClient, id: string): Promise<Group | null> {
  return (await client.ask<{ group: Group | null }>(groupQuery, { id })).group;
}

/** The document counts of groups, in the order of the ids. */
export async function countsOf(client: ApiClient, ids: readonly string[]): Promise<(number | null)[]> {
  const query = 'query counts($ids: [ID!]!) { me { groupCounts(ids: $ids) { groupId documentCount } } }';
  const { me } = await client.ask<{ me: { groupCounts: { groupId: string; documentCount: number }[] } }>(query, {
    ids,
  });
  return ids.map((id) => me.groupCounts.find(({ groupId }) => groupId === id)?.documentCount ?? null);
}

/** The titles of a group's documents, in order. Checks that the list, its length and the group's count agree. */
export async function titlesIn(client: ApiClient, groupId: string): Promise<string[]> {
  const { edges } = await page(client, { filterBy: { groupId }, orderBy: { field: 'TITLE', direction: 'ASC' } });
  const titles = edges.map(({ node }) => node?.title ?? '');
  const query = `query agree($id: ID!, $filterBy: DocumentFilters) {
    group(id: $id) { documentCount documents { title } }
    me { documents(filterBy: $filterBy) { totalCount } }
  }`;
  const { group, me } = await client.ask<{
    group: { documentCount: number; documents: { title: string }[] };
    me: { documents: { totalCount: number } };
  }>(query, { id: groupId, filterBy: { groupId } });
  const others = [group.documentCount, group.documents.length, me.documents.totalCount];
  if (others.some((count) => count !== titles.length)) {
    throw new Error(`The list has ${titles.length} documents, but: ${others.join(', ')}`);
  }
  return titles;
}

export async function changeMembers(
  client: ApiClient,
  what: 'addDocumentsToGroup' | 'removeDocumentsFromGroup',
  groupId: string,
  selection: object,
): Promise<Bulk> {
  const type = `${what.charAt(0).toUpperCase()}${what.slice(1)}Input`;
  const query = `mutation members($input: ${type}!) { ${what}(input: $input) { count undo } }`;
  const answer = await client.ask<Record<string, Bulk>>(query, { input: { groupId, selection } });
  const result = answer[what];
  if (result === undefined) throw new Error(`${what} answered nothing`);
  return result;
}

const person = (given: string, family: string) => ({ person: { given, family } });

/** A few documents, of which each kind of group finds some. */
export async function addSubjects(client: ApiClient): Promise<Record<'alpha' | 'beta' | 'gamma' | 'delta', Row>> {
  return {
    alpha: await add(
      client,
      article('Alpha', {
        keywords: ['physics > optics', 'climate'],
        authors: [person('Marie', 'Curie')],
        citationKeys: ['curie1903'],
      }),
    ),
    beta: await add(
      client,
      article('Beta', {
        keywords: ['Physics > Optics > Lasers'],
        authors: [person('Irène', 'Curie'), person('Grace', 'Hopper')],
        citationKeys: ['hopper1950'],
      }),
    ),
    gamma: await add(
      client,
      article('Gamma', {
        keywords: ['physics', 'climate change'],
        authors: [person('Emmy', 'Noether')],
        citationKeys: ['noether1918', 'noether'],
      }),
    ),
    delta: await add(client, article('Delta', { citationKeys: ['delta'] })),
  };
}
