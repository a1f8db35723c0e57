// Loads all derived subgroups at once, including those of collapsed groups, for a search by name.
import { type Environment, graphql } from 'relay-runtime';
import type { fetchAllDerivedQuery } from '#src/__generated__/fetchAllDerivedQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { type GroupRecord, isAutomatic, maximumDerivedGroups, readGroup } from '../data/groupNode.ts';

const query = graphql`
  query fetchAllDerivedQuery($libraryId: ID) {
    library(id: $libraryId) {
      groupTree(includeMade: true) {
        ...groupNode_group
      }
    }
  }
`;

export interface AllDerived {
  /** The derived subgroups by their parent. */
  readonly groups: ReadonlyMap<string, readonly GroupRecord[]>;
  /** The groups whose subgroups are complete. */
  readonly whole: ReadonlySet<string>;
}

/** Loads the subgroups. Never settles if aborted; rejects if loading fails. */
export async function fetchAllDerived(environment: Environment, signal: AbortSignal): Promise<AllDerived> {
  const { library } = await askUntil<fetchAllDerivedQuery>(environment, query, {}, signal);
  return derivedBelow((library?.groupTree ?? []).map(readGroup));
}

/** The subgroups of each group that has or could have derived ones, and the groups for which they are complete. */
function derivedBelow(records: readonly GroupRecord[]): AllDerived {
  const groups = new Map<string, GroupRecord[]>();
  const whole = new Set<string>();
  const counts = new Map<string, number>();
  for (const { id, isMade } of records) {
    const source = sourceOf(id);
    if (isMade) counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  for (const record of records) {
    const { id, isMade, parentId } = record;
    if (isMade && parentId !== null) groups.get(parentId)?.push(record);
    if (!isMade && !isAutomatic(record)) continue;
    const isWhole = !isMade || (counts.get(sourceOf(id)) ?? 0) < maximumDerivedGroups;
    if (isWhole) whole.add(id);
    groups.set(id, []);
  }
  // Groups without loaded subgroups are treated as not loaded.
  for (const [id, below] of groups) if (below.length === 0 && !whole.has(id)) groups.delete(id);
  return { groups, whole };
}

/** The automatic group from which this id is derived: a derived id begins with it, followed by the value. */
function sourceOf(id: string): string {
  return id.split('.')[0] ?? id;
}
