// How far an import is, as it is kept on the device until it is over: a page that ends on the way leaves it behind, and who chooses the same
// file again goes on there. It belongs to the account, and goes with what else is kept of it when that logs out.
import type { ImportContext, LeftImport } from '#machines/import/importTypes.ts';
import { listed } from './importTexts.ts';

/** Beside the drafts of the account, under their name. */
const keyOf = (userId: string) => `draft:${encodeURIComponent(userId)}:import`;
/** A page holds it as long as it imports: what another page is busy with was not left. */
const lockOf = (userId: string) => `import:${userId}`;

/** The message that tells of it, until it goes on or is taken back. */
export const leftImportToast = 'left-import';

export interface KeptImport {
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

/** What is left of an import; null for none. Another version of this program may have written it: that is none. */
export function readKept(userId: string): KeptImport | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<KeptImport> | null;
    const left: Partial<LeftImport> = kept?.left ?? {};
    const lists = [left.batchKeys, left.groupKeys, left.ids, left.steps, left.groupSteps, left.plan];
    const isOne = kept?.hash !== undefined && left.stage !== undefined && lists.every(Array.isArray);
    return isOne ? (kept as KeptImport) : null;
  } catch {
    return null;
  }
}

/** Writes down how far an import is, or the taking back of it. Where the device keeps nothing, nothing is lost but that. */
export function keepImport(
  userId: string,
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
  const kept: KeptImport = { name: listed(files.map(({ name }) => name)), hash, entries: report.entries, left };
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    forgetImport(userId);
  }
}

/** It is over: nothing is left of it. */
export function forgetImport(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}

const locks = () => (navigator as Partial<Pick<Navigator, 'locks'>>).locks;

/** Says to other pages that this one imports, until it is released. */
export function holdImport(userId: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  void locks()?.request(lockOf(userId), () => held);
  return release;
}

/** Whether a page is importing now. */
export async function isImporting(userId: string): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? [];
  return held.some(({ name }) => name === lockOf(userId));
}
