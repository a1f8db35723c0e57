// Reads the loaded tree of groups synchronously, for messages and for drag targets.
import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime';
import type { groupTreeQuery as GroupTreeQuery } from '#src/__generated__/groupTreeQuery.graphql.ts';
import { buildTree, type GroupTree } from './groupTree.ts';
import { groupsOf, groupTreeQuery } from './groupTreeQuery.ts';

/** The tree of all stored groups as loaded now; empty before it is loaded. */
export function knownTree(environment: Environment): GroupTree {
  const { data, isMissingData } = environment.lookup(
    createOperationDescriptor(getRequest(groupTreeQuery), {}).fragment,
  );
  return buildTree(isMissingData ? [] : groupsOf(data as GroupTreeQuery['response']));
}

/** The displayed name; "the group" for an unknown id. */
export function groupName(environment: Environment, id: string): string {
  return knownTree(environment).nodes.get(id)?.name ?? 'the group';
}
