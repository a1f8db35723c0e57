// Fixes the selected documents before groups change, because a filter may find others after the first change.
import type { Environment } from 'relay-runtime';
import type { Choices } from '#machines/groupMembership/groupMembershipTypes.ts';
import { loadIds } from '#src/relay/loadIds.ts';
import type { DragPayload } from '../dragPayload.ts';
import { knownTree } from '../data/knownTree.ts';
import type { DocumentSelection } from './addDocumentsToGroup.ts';

type Filters = NonNullable<DocumentSelection['filterBy']>;

/** What was found for them at the first try is meant by the next ones too. */
const found = new WeakMap<DragPayload, DocumentSelection>();

/** The groups whose list it is. */
export function listedIn({ filterBy }: DocumentSelection): ReadonlySet<string> {
  return new Set([...(filterBy?.groupIds ?? []), ...(filterBy?.groupId ? [filterBy.groupId] : [])]);
}

/** How documents are named in each of these steps: as they are, or by their ids where a step could change what their list finds. */
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

/** One step finds what was seen, and so do several that take nothing away before the last, in a list of groups that are filled by hand. */
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
