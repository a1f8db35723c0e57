// The worker of one file, as promises.
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { GroupInput } from '#bibliography/groups/groupInput.ts';
import type { ImportDuplicate, PlannedEntry } from '#machines/import/importTypes.ts';
import type { FoundLike } from './findDuplicates.ts';
import type { Batch, ImportReply, ImportRequest, ParsedFile } from './importWorker.ts';

/** A file that was read, still in its worker. */
export interface ReadFile {
  /** The keys of each entry by which it is likely the same as another. */
  keys: () => Promise<readonly (readonly string[])[]>;
  duplicates: (found: readonly FoundLike[]) => Promise<readonly ImportDuplicate[]>;
  entry: (entry: number) => Promise<DocumentDraft>;
  /** `ids` are those of the entries before it. */
  batch: (index: number, plan: readonly PlannedEntry[], ids: readonly (string | null)[]) => Promise<Batch>;
  /** The groups of one request; `ids` are those of all entries, in the order of the file. */
  groups: (
    request: number,
    ids: readonly (string | null)[],
    plan: readonly PlannedEntry[],
  ) => Promise<readonly GroupInput[]>;
  close: () => void;
}

type Reply<Kind extends ImportReply['kind']> = Extract<ImportReply, { kind: Kind }>;

const unread = 'The file could not be read.';

/** Reads `bytes` in a worker; rejects with why it is no library. Giving up ends the worker. */
export async function readFile(
  bytes: ArrayBuffer,
  signal: AbortSignal,
): Promise<{ report: ParsedFile; file: ReadFile }> {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  const close = () => {
    worker.terminate();
  };
  /** It answers one after the other, so that the oldest question is the one that is answered. */
  const waiting: { resolve: (reply: ImportReply) => void; reject: (error: Error) => void }[] = [];
  worker.onmessage = ({ data }: MessageEvent<ImportReply>) => {
    waiting.shift()?.resolve(data);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.splice(0)) reject(new Error(unread));
  };
  async function ask<Kind extends ImportReply['kind']>(
    kind: Kind,
    request: ImportRequest,
    transfer: Transferable[] = [],
  ): Promise<Reply<Kind>> {
    const reply = await new Promise<ImportReply>((resolve, reject) => {
      waiting.push({ resolve, reject });
      signal.addEventListener('abort', () => {
        reject(new DOMException('Reading was stopped', 'AbortError'));
      });
      worker.postMessage(request, transfer);
    });
    if (reply.kind === 'error') throw new Error(reply.message);
    if (reply.kind !== kind) throw new Error(unread);
    return reply as Reply<Kind>;
  }
  try {
    const { report } = await ask('report', { kind: 'parse', bytes }, [bytes]);
    return {
      report,
      file: {
        close,
        keys: async () => (await ask('keys', { kind: 'keys' })).keys,
        duplicates: async (found) => (await ask('duplicates', { kind: 'duplicates', found })).duplicates,
        entry: async (entry) => (await ask('entry', { kind: 'entry', entry })).draft,
        batch: async (batch, plan, ids) => (await ask('batch', { kind: 'batch', batch, plan, ids })).batch,
        groups: async (request, ids, plan) => (await ask('groups', { kind: 'groups', request, ids, plan })).groups,
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
