// Fixes the selected documents before groups change, because a filter may find others after the first change.
import type { Environment } from 'relay-runtime';
import type { Choices } from '#machines/groupMembership/groupMembershipTypes.ts';
import { loadIds } from '#src/relay/loadIds.ts';
import type { DragPayload } from '../dragPayload.ts';
import { knownTree } from '../data/knownTree.ts';
import type { DocumentSelection } from './addDocumentsToGroup.ts';

type Filters = NonNullable<DocumentSelection['filterBy']>;

/** The documents found at the first attempt; retries use the same ones. */
const found = new WeakMap<DragPayload, DocumentSelection>();

/** The ids of the groups by which the selection is filtered. */
export function listedIn({ filterBy }: DocumentSelection): ReadonlySet<string> {
  return new Set([...(filterBy?.groupIds ?? []), ...(filterBy?.groupId ? [filterBy.groupId] : [])]);
}

/** The selection for each of the steps: unchanged, or as ids if a step could change which documents the filter finds. */
export async function steadySelection(
  environment: Environment,
  documents: DragPayload,
  choices: Choices,
): Promise<DocumentSelection> {
  const { selection } = documents;
  const before = found.get(documents);
  if (before) return before;
  const { filterBy, except } = selection;
  if (!filterBy || selection.ids || !mayShift(environment, filterBy, choices)) return selection;
  const ids = await loadIds(environment, { filterBy, orderBy: null }, 0, Infinity);
  const steady = { ids, ...(except && { except }) };
  found.set(documents, steady);
  return steady;
}

/** Whether a step could change what the list finds. A single step cannot, nor can steps that remove only at the end, in a list of groups filled by hand. */
function mayShift(environment: Environment, filterBy: Filters, choices: Choices): boolean {
  const steps = Object.values(choices);
  const listed = [...listedIn({ filterBy })];
  if (steps.length < 2 || (listed.length === 0 && !filterBy.query)) return false;
  const { nodes } = knownTree(environment);
  return (
    steps.filter((choice) => choice === 'none').length > 1 ||
    Boolean(filterBy.query) ||
    listed.some((id) => nodes.get(id)?.kind !== 'explicit')
  );
}
