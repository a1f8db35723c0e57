// Finds the content of groups by their ids, for stored groups and derived subgroups.
import type { LibraryReader } from '../../library/library.ts';
import { groupIdForm } from '../groupRow.ts';
import { type Content, contentOf } from './groupContent.ts';
import { loadAllLineage, loadLineage } from './lineage.ts';
import { madeList, readMadeId } from './made.ts';

/** For more groups than this, all groups of the library are read instead of only the relatives. */
const many = 20;

/** The content of each of these groups; missing groups are left out. A derived subgroup exists as long as the group that derives it. */
export async function resolveContents(
  library: LibraryReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Content>> {
  const asked = ids.filter((id) => groupIdForm.test(id)).map((id) => ({ id, made: readMadeId(id) }));
  if (asked.length === 0) return new Map();
  const stored = [...new Set(asked.map(({ id, made }) => made?.automaticId ?? id))];
  const lineage = stored.length > many ? await loadAllLineage(library) : await loadLineage(library, stored);
  const contents = new Map<string, Content>();
  for (const { id, made } of asked) {
    const node = lineage.nodes.get(made?.automaticId ?? id);
    if (!node) continue;
    if (!made) contents.set(id, contentOf(node, lineage));
    else if (node.rule?.kind === 'automaticKeyword' || node.rule?.kind === 'automaticPersons') {
      contents.set(id, { op: 'list', list: madeList(node.rule, made.value) });
    }
  }
  return contents;
}
