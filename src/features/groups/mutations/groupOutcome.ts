// The outcome of a change to a group, and its effect on the page.
import {
  commitLocalUpdate,
  type Environment,
  type ReadOnlyRecordProxy,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';
import { invalidateLists, markGroups } from '#src/relay/invalidateLists.ts';
import type { MutationOutcome } from '#src/relay/mutate.ts';
import type { Refusal } from '#src/relay/codedError.ts';
import { groupTreeTexts } from '../tree/groupTreeTexts.ts';

/** Done, with the id of the group; or refused, with the API's words and problems. Without a usable answer the promise rejects. */
export type GroupOutcome = { kind: 'done'; id: string } | ({ kind: 'refused' } & Refusal);

/** Where the change is made: whose library, and with which signal it is given up. */
export interface GroupChange {
  environment: Environment;
  userId: string;
  signal?: AbortSignal | undefined;
}

/** Why nothing was changed: somebody was faster. */
export const notThere = groupTreeTexts.changes.notThere;

/** The same where it was to stand with others: the API does not say which it misses. */
export const placeNotThere = groupTreeTexts.changes.placeNotThere;

/** The outcome of a mutation that answers a group or null; `gone` says which group is not there where the API misses one. */
export function outcomeOf<Data>(
  outcome: MutationOutcome<Data>,
  groupOf: (data: Data) => { readonly id: string } | null | undefined,
  gone: string = notThere,
): GroupOutcome {
  if (outcome.kind === 'refused') return outcome.code === 'NOT_FOUND' ? { ...outcome, message: gone } : outcome;
  const group = groupOf(outcome.data);
  return group
    ? { kind: 'done', id: group.id }
    : { kind: 'refused', code: 'NOT_FOUND', message: gone, problems: [], extensions: {} };
}

/** The arguments of `groupTree` in the one query that asks for it. */
const stored = { includeMade: false };

/** Changes the list of all groups as the tree shows it, if it was loaded. */
export function changeTree(
  store: RecordSourceProxy,
  userId: string,
  change: (groups: readonly RecordProxy[]) => readonly RecordProxy[],
): void {
  const user = store.get(userId);
  const groups = user?.getLinkedRecords('groupTree', stored);
  if (groups) user?.setLinkedRecords([...change(groups)], 'groupTree', stored);
}

/** The id of the group that this one is below. */
export function parentIdOf(group: ReadOnlyRecordProxy): string | null {
  return group.getLinkedRecord('parent')?.getDataID() ?? null;
}

/** What a group holds has changed, or which groups there are: lists, counts and the tree are asked for again. */
export function invalidateGroups(store: RecordSourceProxy, userId: string): void {
  markGroups(store);
  invalidateLists(store, userId);
}

/** The same outside of a mutation: where no answer came, what was asked for may have been done all the same; where a group was missed, others may be gone too. */
export function renewGroups({ environment, userId }: GroupChange): void {
  commitLocalUpdate(environment, (store) => {
    invalidateGroups(store, userId);
  });
}
