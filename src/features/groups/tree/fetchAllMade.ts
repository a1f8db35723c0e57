// Loads all derived subgroups at once, including those of collapsed groups, for a search by name.
import { type Environment, graphql } from 'relay-runtime';
import type { fetchAllMadeQuery } from '#src/__generated__/fetchAllMadeQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { type GroupRecord, isAutomatic, mostMade, readGroup } from '../data/groupNode.ts';

const query = graphql`
  query fetchAllMadeQuery {
    me {
      groupTree(includeMade: true) {
        ...groupNode_group
      }
    }
  }
`;

export interface AllMade {
  /** By the group they are below. */
  readonly groups: ReadonlyMap<string, readonly GroupRecord[]>;
  /** The groups below which nothing is missing. */
  readonly whole: ReadonlySet<string>;
}

/** Asks for them. Never settles once it is given up; rejects where they do not come. */
export async function fetchAllMade(environment: Environment, signal: AbortSignal): Promise<AllMade> {
  const { me } = await askUntil<fetchAllMadeQuery>(environment, query, {}, signal);
  return madeBelow((me?.groupTree ?? []).map(readGroup));
}

/** What is below each group that makes any or could, and of which of them it is all there is. */
function madeBelow(records: readonly GroupRecord[]): AllMade {
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
    const isWhole = !isMade || (counts.get(sourceOf(id)) ?? 0) < mostMade;
    if (isWhole) whole.add(id);
    groups.set(id, []);
  }
  // Those that came without what is below them are as if they had not been asked for.
  for (const [id, below] of groups) if (below.length === 0 && !whole.has(id)) groups.delete(id);
  return { groups, whole };
}

/** The automatic group that made the one with this id, which is written before the value. */
function sourceOf(id: string): string {
  return id.split('.')[0] ?? id;
}
