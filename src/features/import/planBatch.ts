// Decides which entries of a batch are sent, after the decisions about duplicates: entries that are merged into others of the file are sent with those.
import { type DocumentDraft, type DocumentInput, toDocumentInput } from '#bibliography/documents.ts';
import { fillDocument } from '#bibliography/duplicates/mergeDocuments.ts';
import type { PlannedEntry } from '#machines/import/importTypes.ts';
import { type NotDuplicates, notDuplicatesOf } from './notDuplicates.ts';

type Merge = Extract<PlannedEntry, { action: 'merge' }>;

/** A document of the request, and the document of the library that it completes. */
export interface Fill {
  index: number;
  into: string;
  take: string[];
}

export interface PlannedBatch {
  readonly documents: DocumentInput[];
  readonly fill: Fill[];
  readonly notDuplicates: NotDuplicates[];
  /** For each entry of the batch, the index of its document among `documents`; null if it has none. */
  readonly places: (number | null)[];
}

/** The request for the entries from `from` up to, but not including, `to`. `ids` are the ids of the documents from earlier entries. */
export function planBatch(
  drafts: readonly DocumentDraft[],
  [from, to]: readonly [from: number, to: number],
  plan: readonly PlannedEntry[],
  ids: readonly (string | null)[],
): PlannedBatch {
  const byEntry = new Map(plan.map((planned) => [planned.entry, planned]));
  const intoEntries = new Map<number, Merge[]>();
  for (const planned of plan) {
    if (planned.action !== 'merge' || !('entry' in planned.target)) continue;
    const { entry } = planned.target;
    intoEntries.set(entry, [...(intoEntries.get(entry) ?? []), planned]);
  }
  const documents: DocumentInput[] = [];
  const fill: Fill[] = [];
  const places: (number | null)[] = [];
  drafts.slice(from, to).forEach((draft, offset) => {
    const planned = byEntry.get(from + offset);
    if (
      planned?.action === 'skip' ||
      planned?.action === 'leaveOut' ||
      (planned?.action === 'merge' && 'entry' in planned.target)
    ) {
      places.push(null);
      return;
    }
    const index = documents.length;
    const whole = (intoEntries.get(from + offset) ?? []).reduce((filled, { entry, take }) => {
      const other = drafts[entry];
      return other ? fillDocument(filled, other, take) : filled;
    }, draft);
    documents.push(toDocumentInput(whole));
    if (planned?.action === 'merge' && 'documentId' in planned.target)
      fill.push({ index, into: planned.target.documentId, take: [...planned.take] });
    places.push(index);
  });
  return { documents, fill, notDuplicates: notDuplicatesOf(plan, from, places, ids), places };
}

/** The ids of the documents from the entries. An entry that was merged into another entry has that one's document. */
export function idsOfEntries(
  ids: readonly (string | null)[],
  plan: readonly PlannedEntry[],
): readonly (string | null)[] {
  const all = [...ids];
  for (const planned of plan)
    if (planned.action === 'merge' && 'entry' in planned.target) all[planned.entry] = ids[planned.target.entry] ?? null;
  return all;
}
