// The outcome of a change to a group, and its effect on the page.
import {
  commitLocalUpdate,
  type Environment,
  type ReadOnlyRecordProxy,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';
import { invalidateLists, markGroups } from '#src/relay/invalidateLists.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import type { MutationOutcome } from '#src/relay/mutate.ts';
import type { Refusal } from '#src/relay/codedError.ts';
import { groupActionTexts } from '../tree/groupActionTexts.ts';

/** Done, with the id of the group; or refused, with the API's message and problems. Rejects if there is no usable answer. */
export type GroupOutcome = { kind: 'done'; id: string } | ({ kind: 'refused' } & Refusal);

/** The library that is changed, and the signal that cancels the request. */
export interface GroupChange {
  environment: Environment;
  signal?: AbortSignal | undefined;
}

/** The group was deleted meanwhile by somebody else. */
export const notThere = groupActionTexts.changes.notThere;

/** The group or its new neighbours were deleted meanwhile; the API does not say which. */
export const placeNotThere = groupActionTexts.changes.placeNotThere;

/** The outcome of a mutation that answers with a group or null; `gone` is the message if the group is missing. */
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

/** The arguments of `groupTree` in the query of the tree. */
const stored = { includeMade: false };

/** Updates the list of all groups in the store, if it was loaded. */
export function changeTree(
  store: RecordSourceProxy,
  environment: Environment,
  change: (groups: readonly RecordProxy[]) => readonly RecordProxy[],
): void {
  const library = store.get(libraryIdOf(environment));
  const groups = library?.getLinkedRecords('groupTree', stored);
  if (groups) library?.setLinkedRecords([...change(groups)], 'groupTree', stored);
}

/** The id of the group's parent. */
export function parentIdOf(group: ReadOnlyRecordProxy): string | null {
  return group.getLinkedRecord('parent')?.getDataID() ?? null;
}

/** Groups or their content have changed: lists, counts and the tree are fetched again. */
export function invalidateGroups(store: RecordSourceProxy, environment: Environment): void {
  markGroups(store);
  invalidateLists(store, environment);
}

/**
 * The same outside of a mutation: after a request without an answer, whose change may have been made, or if a group was missing, because others may be missing
 * too.
 */
export function renewGroups({ environment }: GroupChange): void {
  commitLocalUpdate(environment, (store) => {
    invalidateGroups(store, environment);
  });
}
