// Stores on the device how far an import is, until it is finished. If the page closes before, a person who chooses the same file again continues from this
// checkpoint. It belongs to the account, and is deleted at log-out together with the account's drafts.
import type { ImportContext, LeftImport } from '#machines/import/importTypes.ts';
import { personalLibraryId } from '#site/libraryIds.ts';
import { deviceKeys } from '#src/ui/storage/deviceKeys.ts';
import { keepOnDevice, readDevice } from '#src/ui/storage/deviceStorage.ts';
import { isFromNewerApp } from '#src/ui/storage/isFromNewerApp.ts';
import type { WrittenBy } from '#src/ui/storage/storedKinds.ts';
import { writeDevice } from '#src/ui/storage/writeDevice.ts';
import { listed } from './importTexts.ts';

/** The account that imports, and the library's id in the API. */
export interface ImportPlace {
  readonly userId: string;
  readonly libraryId: string;
}

const prefixOf = (userId: string) => `draft:${encodeURIComponent(userId)}:import` as const;

/** Begins like the keys of the account's drafts, so that it is deleted with them. */
function keyOf({ userId, libraryId }: ImportPlace): `${ReturnType<typeof prefixOf>}${string}` {
  return libraryId === personalLibraryId(userId) ? prefixOf(userId) : `${prefixOf(userId)}-${libraryId}`;
}

/** The current version of the stored format. */
const version = 4 satisfies ImportCheckpoint['version'];

/** The name of the lock that a page holds while it imports. It shows other pages that the import was not interrupted. */
const lockNameOf = ({ libraryId }: ImportPlace) => `import:${libraryId}`;

/** The key of the message about an interrupted import, which is shown until the import is continued or undone. */
export const interruptedImportToast = ({ libraryId }: Pick<ImportPlace, 'libraryId'>) => `left-import ${libraryId}`;

export interface ImportCheckpoint extends WrittenBy<'import'> {
  readonly name: string;
  /** The hash of the files' bytes. */
  readonly hash: string;
  readonly entries: number;
  readonly left: LeftImport;
}

/** A hash by which the same files are recognized later; null if the browser can't compute it because the page isn't served over HTTPS. */
export async function hashOf(files: readonly ArrayBuffer[]): Promise<string | null> {
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (!subtle) return null;
  const digests = await Promise.all(files.map((bytes) => subtle.digest('SHA-256', bytes)));
  return digests
    .flatMap((digest) => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')))
    .join('');
}

/** Whether an import of this person into any library is unfinished. */
export function hasImportCheckpoint(userId: string): boolean {
  return deviceKeys(prefixOf(userId)).length > 0;
}

/** The checkpoint of an unfinished import; null if there is none, or if it can't be continued. */
export function readCheckpoint(place: ImportPlace): ImportCheckpoint | null {
  const stored = parseStored(place);
  const left = stored?.left;
  const lists = [left?.batchKeys, left?.groupKeys, left?.ids, left?.steps, left?.groupSteps, left?.plan];
  if (!stored || !left || isFromNewerApp(stored, version)) return null;
  const isComplete = stored.hash !== undefined && left.stage !== undefined && lists.every(Array.isArray);
  // Version 2 had no group to import into.
  return isComplete ? ({ ...stored, version, left: { into: null, ...left } } as ImportCheckpoint) : null;
}

/** Why the stored import can't be continued: `newer` if a newer version of the app has stored it. Null if nothing is stored, or if it can be continued. */
export function whyUnreadable(place: ImportPlace): 'newer' | 'unreadable' | null {
  if (readDevice(keyOf(place)) === null || readCheckpoint(place) !== null) return null;
  return isFromNewerApp(parseStored(place) ?? {}, version) ? 'newer' : 'unreadable';
}

/** The stored value, which any version of the app may have written. */
interface StoredImport {
  readonly version?: unknown;
  readonly hash?: unknown;
  readonly left?: Partial<LeftImport>;
}

function parseStored(place: ImportPlace): StoredImport | null {
  try {
    return JSON.parse(readDevice(keyOf(place)) ?? 'null') as StoredImport | null;
  } catch {
    return null;
  }
}

/** Stores how far an import or its undo is. If storing fails, the import continues, but can't be continued on another page. */
export function saveCheckpoint(
  place: ImportPlace,
  stage: LeftImport['stage'],
  { files, report, ...context }: ImportContext,
  hash: string | null,
): void {
  if (files.length === 0 || !report || hash === null) return;
  const { plan, into, nextBatch, nextGroups, ids, added, filled, partsAdded, steps, groupSteps, groupsMade } = context;
  const { batchKeys, groupKeys } = report;
  // While documents are being added, there is always a request without an answer.
  const unanswered = stage === 'adding' || context.unanswered;
  const left: LeftImport = {
    ...{ stage, batchKeys, groupKeys, plan, into, nextBatch, nextGroups, unanswered },
    ...{ ids, added, filled, partsAdded, steps, groupSteps, groupsMade },
  };
  const checkpoint: ImportCheckpoint = {
    version,
    name: listed(files.map(({ name }) => name)),
    hash,
    entries: report.entries,
    left,
  };
  try {
    writeDevice(keyOf(place), JSON.stringify(checkpoint));
  } catch {
    deleteCheckpoint(place);
  }
}

/** Deletes the checkpoint, because the import is finished. */
export function deleteCheckpoint(place: ImportPlace): void {
  keepOnDevice(keyOf(place), null);
}

const locks = () => (navigator as Partial<Pick<Navigator, 'locks'>>).locks;

/** Holds the lock until the returned function is called. */
export function lockImport(place: ImportPlace): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  void locks()?.request(lockNameOf(place), () => held);
  return release;
}

/** Whether a page is importing now. */
export async function isImporting(place: ImportPlace): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? [];
  return held.some(({ name }) => name === lockNameOf(place));
}
