// Which entries of a batch the person keeps although they look like duplicates, so that "Find duplicates" does not show them again.
import type { PlannedEntry } from '#machines/import/importTypes.ts';

/** A set in which no two documents are duplicates: `indexes` among the documents of the batch, and `ids` in the library. */
export interface NotDuplicates {
  readonly indexes: number[];
  readonly ids: string[];
}

/** The maximum number of earlier documents in a set, those of the library first. More are unlikely to look alike by chance. */
const MOST_BEFORE = 19;

/** Entries that look like the same document or entry, in the order of the file. */
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
 * The sets to send with the batch that begins with the entry `from`. `places` holds the index of each of its entries among its documents,
 * `ids` the ids that earlier entries got.
 */
export function notDuplicatesOf(
  plan: readonly PlannedEntry[],
  from: number,
  places: readonly (number | null)[],
  ids: readonly (string | null)[],
): NotDuplicates[] {
  // If the ids of some earlier entries are unknown, no earlier entry is named.
  const known = ids.length === from ? ids : [];
  return [...gatherAlike(plan)].flatMap(({ documentIds, entries }) => {
    const indexes = entries.flatMap((entry) => places[entry - from] ?? []);
    const before = entries.flatMap((entry) => known[entry] ?? []);
    const others = [...documentIds, ...before].slice(0, MOST_BEFORE);
    return indexes.length > 0 && indexes.length + others.length > 1 ? [{ indexes, ids: others }] : [];
  });
}
