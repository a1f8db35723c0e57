// Reads and rewrites in the target what references by citation key depend on.
import { fold } from '#bibliography/fold.ts';
import { readRows } from '../documents/addedBatches.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { type EditedDocument, editEach } from '../library/editDocuments.ts';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import { patchOfStored } from '../library/readDocumentInput.ts';
import type { StoredFields } from '../library/storedFields.ts';
import { largestWrite } from '../list/writeParts.ts';
import type { CopyStep } from './copiedStep.ts';
import {
  type KeyInTarget,
  type KeysInTarget,
  type OpenReference,
  type PartKeys,
  joinKeys,
  keysOfCopy,
  keysOfDuplicate,
  mapReferences,
  replaceKey,
} from './keyReferences.ts';

/** The keys of those of the documents that the target has already. */
async function keysOfExisting(
  tx: LibraryReader,
  rows: readonly DocumentRow[],
  existing: ReadonlyMap<string, string>,
): Promise<KeyInTarget[]> {
  if (existing.size === 0) return [];
  const found = new Map((await readRows(tx, [...new Set(existing.values())])).map((row) => [row.id, row]));
  return rows.flatMap(({ id, fields }) => {
    const row = found.get(existing.get(id) ?? '');
    return row ? keysOfDuplicate(fields, row.fields) : [];
  });
}

/** The documents of a part, and what is known about keys in the target. */
interface PartDocuments {
  readonly copied: readonly { readonly row: DocumentRow; readonly fields: StoredFields }[];
  readonly rows: readonly DocumentRow[];
  readonly existing: ReadonlyMap<string, string>;
  /** Whether a copy of an earlier part has a folded key. */
  readonly hasKey: (key: string) => boolean;
}

/** The keys of a part and of earlier ones, and which keys of the source are answered by them. */
export async function readPartKeys(
  tx: LibraryReader,
  earlier: readonly CopyStep[],
  { copied, rows, existing, hasKey }: PartDocuments,
): Promise<PartKeys & { readonly isKnown: (key: string) => boolean }> {
  const earlierNew = new Set(earlier.flatMap(({ newKeys = [] }) => newKeys));
  const isKept = (key: string) => hasKey(key) && !earlierNew.has(key);
  const own = {
    copied: copied.flatMap(({ row, fields }) => keysOfCopy(row.fields, fields)),
    existing: await keysOfExisting(tx, rows, existing),
  };
  const keys = joinKeys(
    earlier.flatMap((step) => step.keys ?? []),
    own,
    isKept,
  );
  return { ...keys, isKnown: (key) => keys.inTarget.has(key) || isKept(key) };
}

/** The changes that a part has made in the copies of earlier parts. */
interface ResolvedReferences {
  readonly edited: readonly EditedDocument[];
  readonly resolved: readonly OpenReference[];
  /** Whether there are more than one transaction should write. */
  readonly hasMore: boolean;
}

const idOf = ([copyId, place]: OpenReference): string => `${copyId} ${place}`;

/** The references in copies of earlier parts that name a key which had to change, by copy. */
function findResolvable(earlier: readonly CopyStep[], inTarget: KeysInTarget): Map<string, OpenReference[]> {
  const isResolved = new Set(earlier.flatMap(({ resolved = [] }) => resolved.map(idOf)));
  const byCopy = new Map<string, OpenReference[]>();
  for (const each of earlier.flatMap(({ open = [] }) => open)) {
    const [copyId, , key] = each;
    if (isResolved.has(idOf(each)) || replaceKey(key, inTarget) === key) continue;
    const same = byCopy.get(copyId);
    if (same) same.push(each);
    else byCopy.set(copyId, [each]);
  }
  return byCopy;
}

/** Rewrites references in copies of earlier parts, each once, and only if it still has the key of the source. */
export async function resolveReferences(
  tx: LibraryWriter,
  earlier: readonly CopyStep[],
  inTarget: KeysInTarget,
): Promise<ResolvedReferences> {
  const all = findResolvable(earlier, inTarget);
  const byCopy = new Map([...all].slice(0, largestWrite.documents));
  const edited = await editEach(tx, [...byCopy.keys()], ({ id, kind, fields }) => {
    const keys = new Map(byCopy.get(id)?.map(([, place, key]) => [place, key]));
    const { otherFields } = mapReferences(fields, (key, place) =>
      fold(key) === keys.get(place) ? replaceKey(key, inTarget) : key,
    );
    return patchOfStored(kind, otherFields === undefined ? [] : [['otherFields', otherFields]]);
  });
  return { edited, resolved: [...byCopy.values()].flat(), hasMore: byCopy.size < all.size };
}
