// How far an import is, as it is kept on the device until it is over: a page that ends on the way leaves it behind, and who chooses the same
// file again goes on there. It belongs to the account, and goes with what else is kept of it when that logs out.
import type { ImportContext, LeftImport } from '#machines/import/importTypes.ts';
import { personalLibraryId } from '#site/libraryIds.ts';
import { deviceKeys } from '#src/ui/storage/deviceKeys.ts';
import { keepOnDevice, readDevice } from '#src/ui/storage/deviceStorage.ts';
import { isFromNewerApp } from '#src/ui/storage/isFromNewerApp.ts';
import type { WrittenBy } from '#src/ui/storage/storedKinds.ts';
import { writeDevice } from '#src/ui/storage/writeDevice.ts';
import { listed } from './importTexts.ts';

/** Who imports, and into which library, by its id in the API. */
export interface ImportPlace {
  readonly userId: string;
  readonly libraryId: string;
}

const prefixOf = (userId: string) => `draft:${encodeURIComponent(userId)}:import` as const;

/** Beside the drafts of the account, under their name. */
function keyOf({ userId, libraryId }: ImportPlace): `${ReturnType<typeof prefixOf>}${string}` {
  return libraryId === personalLibraryId(userId) ? prefixOf(userId) : `${prefixOf(userId)}-${libraryId}`;
}

/** The version that is written. */
const version = 4 satisfies KeptImport['version'];

/** A page holds it as long as it imports: what another page is busy with was not left. */
const lockOf = ({ libraryId }: ImportPlace) => `import:${libraryId}`;

/** The key of the message that tells of it, until it goes on or is taken back. */
export const leftImportToast = ({ libraryId }: Pick<ImportPlace, 'libraryId'>) => `left-import ${libraryId}`;

export interface KeptImport extends WrittenBy<'import'> {
  readonly name: string;
  /** Of the files' bytes. */
  readonly hash: string;
  readonly entries: number;
  readonly left: LeftImport;
}

/** By what files are known again; null where the browser cannot tell, as without a secure address. */
export async function hashOf(files: readonly ArrayBuffer[]): Promise<string | null> {
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (!subtle) return null;
  const digests = await Promise.all(files.map((bytes) => subtle.digest('SHA-256', bytes)));
  return digests
    .flatMap((digest) => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')))
    .join('');
}

/** Whether an import of this person is left, into any library. */
export function isImportKept(userId: string): boolean {
  return deviceKeys(prefixOf(userId)).length > 0;
}

/** What is left of an import; null for none, and for one that can't go on. */
export function readKept(place: ImportPlace): KeptImport | null {
  const kept = parseKept(place);
  const left = kept?.left;
  const lists = [left?.batchKeys, left?.groupKeys, left?.ids, left?.steps, left?.groupSteps, left?.plan];
  if (!kept || !left || isFromNewerApp(kept, version)) return null;
  const isOne = kept.hash !== undefined && left.stage !== undefined && lists.every(Array.isArray);
  // Version 2 knew no group to import into.
  return isOne ? ({ ...kept, version, left: { into: null, ...left } } as KeptImport) : null;
}

/** Why what is stored of an import can't go on: `newer` if a newer version of the app has written it. Null if nothing is stored, or it can. */
export function whyUnreadable(place: ImportPlace): 'newer' | 'unreadable' | null {
  if (readDevice(keyOf(place)) === null || readKept(place) !== null) return null;
  return isFromNewerApp(parseKept(place) ?? {}, version) ? 'newer' : 'unreadable';
}

/** As it is stored, by whichever version of the app; null if that is no object. */
interface StoredImport {
  readonly version?: unknown;
  readonly hash?: unknown;
  readonly left?: Partial<LeftImport>;
}

function parseKept(place: ImportPlace): StoredImport | null {
  try {
    return JSON.parse(readDevice(keyOf(place)) ?? 'null') as StoredImport | null;
  } catch {
    return null;
  }
}

/** Writes down how far an import is, or the taking back of it. Where the device keeps nothing, nothing is lost but that. */
export function keepImport(
  place: ImportPlace,
  stage: LeftImport['stage'],
  { files, report, ...context }: ImportContext,
  hash: string | null,
): void {
  if (files.length === 0 || !report || hash === null) return;
  const { plan, into, nextBatch, nextGroups, ids, added, filled, partsAdded, steps, groupSteps, groupsMade } = context;
  const { batchKeys, groupKeys } = report;
  // Of what is being added something is always under way.
  const unanswered = stage === 'adding' || context.unanswered;
  const left: LeftImport = {
    ...{ stage, batchKeys, groupKeys, plan, into, nextBatch, nextGroups, unanswered },
    ...{ ids, added, filled, partsAdded, steps, groupSteps, groupsMade },
  };
  const kept: KeptImport = {
    version,
    name: listed(files.map(({ name }) => name)),
    hash,
    entries: report.entries,
    left,
  };
  try {
    writeDevice(keyOf(place), JSON.stringify(kept));
  } catch {
    forgetImport(place);
  }
}

/** It is over: nothing is left of it. */
export function forgetImport(place: ImportPlace): void {
  keepOnDevice(keyOf(place), null);
}

const locks = () => (navigator as Partial<Pick<Navigator, 'locks'>>).locks;

/** Says to other pages that this one imports, until it is released. */
export function holdImport(place: ImportPlace): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  void locks()?.request(lockOf(place), () => held);
  return release;
}

/** Whether a page is importing now. */
export async function isImporting(place: ImportPlace): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? [];
  return held.some(({ name }) => name === lockOf(place));
}
