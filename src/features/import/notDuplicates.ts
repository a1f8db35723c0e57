// What of a batch is kept beside something that it is like: "Find duplicates" does not show the two again.
import type { PlannedEntry } from '#machines/import/importTypes.ts';

/** Documents that are not the same, no two of them: places among those of the batch, and ids of the library. */
export interface NotDuplicates {
  readonly indexes: number[];
  readonly ids: string[];
}

/** Of those before it that an entry is told apart from, what it was compared with and the first; more are hardly alike by chance. */
const MOST_BEFORE = 19;

/** What is like one and the same, entries in the order of the file. */
interface Alike {
  readonly documentIds: readonly string[];
  readonly entries: number[];
}

function gatherAlike(plan: readonly PlannedEntry[]): Iterable<Alike> {
  const alike = new Map<string | number, Alike>();
  for (const planned of plan) {
    if (planned.action !== 'keep') continue;
    const { entry, target } = planned;
    const isDocument = 'documentId' in target;
    const key = isDocument ? target.documentId : target.entry;
    const known = alike.get(key);
    if (known) known.entries.push(entry);
    else
      alike.set(
        key,
        isDocument
          ? { documentIds: [target.documentId], entries: [entry] }
          : { documentIds: [], entries: [target.entry, entry] },
      );
  }
  return alike.values();
}

/**
 * What is told apart with the batch that begins with the entry `from`. `places` are those of its entries among its documents, `ids` what
 * the entries before it have become.
 */
export function notDuplicatesOf(
  plan: readonly PlannedEntry[],
  from: number,
  places: readonly (number | null)[],
  ids: readonly (string | null)[],
): NotDuplicates[] {
  // Where it is not known which of them are gone meanwhile, none of them is named.
  const known = ids.length === from ? ids : [];
  return [...gatherAlike(plan)].flatMap(({ documentIds, entries }) => {
    const indexes = entries.flatMap((entry) => places[entry - from] ?? []);
    const before = entries.flatMap((entry) => known[entry] ?? []);
    const others = [...documentIds, ...before].slice(0, MOST_BEFORE);
    return indexes.length > 0 && indexes.length + others.length > 1 ? [{ indexes, ids: others }] : [];
  });
}
