// Lists the whole tree, parents before children. Each group gets its surroundings, so that no field of the request needs another query.
import type { ReadableLibrary } from '../library/library.ts';
import { ensureDerived } from '../library/derived/deriveLibrary.ts';
import { type MadeGroup, haveMade, listMade } from './content/made.ts';
import type { GroupRow } from './groupRow.ts';
import { surround } from './groupLoads.ts';
import { type PresentedGroup, isAutomatic, presentGroup, presentMadeGroup } from './presentGroup.ts';
import { readGroupTree } from './readGroups.ts';

async function listAllMade(
  library: ReadableLibrary,
  automatic: readonly GroupRow[],
): Promise<ReadonlyMap<string, readonly MadeGroup[]>> {
  if (automatic.length === 0) return new Map();
  await ensureDerived(library);
  return listMade(library, automatic);
}

/** Marks the children of automatic groups as not loaded, and sets whether there are any. */
async function leaveOutMade(
  library: ReadableLibrary,
  automatic: readonly GroupRow[],
  groups: readonly PresentedGroup[],
): Promise<void> {
  await ensureDerived(library);
  const having = await haveMade(library, automatic);
  for (const group of groups) {
    if (!group.surroundings || group.source.made || !isAutomatic(group.source.row)) continue;
    const { parent, hasChildren } = group.surroundings;
    group.surroundings = { parent, hasChildren: hasChildren || having.has(group.id), children: null };
  }
}

/** Every group. With `includeMade`, the derived subgroups of each automatic group follow after its stored subgroups. */
export async function listTree(library: ReadableLibrary, includeMade: boolean): Promise<PresentedGroup[]> {
  const tree = await readGroupTree(library);
  const rows = tree.below(null);
  const automatic = rows.filter(isAutomatic);
  const made = includeMade ? await listAllMade(library, automatic) : null;
  const groups: PresentedGroup[] = [];
  /** The automatic ancestors of the current group, outermost first: their derived subgroups follow after all their stored descendants. */
  const open: { readonly id: string; readonly depth: number }[] = [];
  const closeDownTo = (depth: number) => {
    for (let last = open.at(-1); last && last.depth >= depth; last = open.at(-1)) {
      open.pop();
      groups.push(...(made?.get(last.id) ?? []).map(presentMadeGroup));
    }
  };
  for (const row of rows) {
    const depth = tree.depthOf(row.id);
    closeDownTo(depth);
    groups.push(presentGroup(row));
    if (made && isAutomatic(row)) open.push({ id: row.id, depth });
  }
  closeDownTo(0);
  surround(groups, null);
  if (!made && automatic.length > 0) await leaveOutMade(library, automatic, groups);
  return groups;
}
