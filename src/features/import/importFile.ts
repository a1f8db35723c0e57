// The worker that reads the files of one import, as promises.
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { GroupInput } from '#bibliography/groups/groupInput.ts';
import type { ImportDuplicate, PlannedEntry } from '#machines/import/importTypes.ts';
import type { EntryToCompare, FoundLike } from './findImportDuplicates.ts';
import { importTexts } from './importTexts.ts';
import type { Batch, FileBytes, ImportReply, ImportRequest, ParsedFile } from './importWorker.ts';
import workerUrl from './importWorker.ts?worker&url';

/** Files that were read, still in their worker. */
export interface ReadFiles {
  /** Returns the keys by which the library is searched for each entry. Starts the comparison from the beginning. */
  entriesToCompare: () => Promise<readonly EntryToCompare[]>;
  /** Compares entries with documents of the library. */
  compare: (found: readonly FoundLike[]) => Promise<void>;
  /** The result of all comparisons. */
  duplicates: () => Promise<readonly ImportDuplicate[]>;
  entry: (entry: number) => Promise<DocumentDraft>;
  /** `ids` are those of the entries before it. */
  batch: (index: number, plan: readonly PlannedEntry[], ids: readonly (string | null)[]) => Promise<Batch>;
  /** The groups of one request; `ids` are those of all entries, in their order, and `into` the name of the group for all. */
  groups: (
    request: number,
    ids: readonly (string | null)[],
    plan: readonly PlannedEntry[],
    into: string | null,
  ) => Promise<readonly GroupInput[]>;
  close: () => void;
}

type Reply<Kind extends ImportReply['kind']> = Extract<ImportReply, { kind: Kind }>;

const { unread, stopped } = importTexts.errors;

/** Preloads the worker's code, so that the first file doesn't wait for it. */
export async function preloadImportWorker(): Promise<void> {
  await (await fetch(workerUrl)).arrayBuffer();
}

/** Parses files in a worker. Aborting ends the worker. */
export async function readFiles(
  files: readonly FileBytes[],
  signal: AbortSignal,
): Promise<{ report: ParsedFile; read: ReadFiles }> {
  const worker = new Worker(workerUrl, { type: 'module' });
  const close = () => {
    worker.terminate();
  };
  /** The worker answers in order, so an answer belongs to the oldest question. */
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
        reject(new DOMException(stopped, 'AbortError'));
      });
      worker.postMessage(request, transfer);
    });
    if (reply.kind === 'error') throw new Error(reply.message);
    if (reply.kind !== kind) throw new Error(unread);
    return reply as Reply<Kind>;
  }
  try {
    const { report } = await ask(
      'report',
      { kind: 'parse', files },
      files.map(({ bytes }) => bytes),
    );
    return {
      report,
      read: {
        close,
        entriesToCompare: async () => (await ask('keys', { kind: 'keys' })).entries,
        compare: async (found) => {
          await ask('compared', { kind: 'compare', found });
        },
        duplicates: async () => (await ask('duplicates', { kind: 'duplicates' })).duplicates,
        entry: async (entry) => (await ask('entry', { kind: 'entry', entry })).draft,
        batch: async (batch, plan, ids) => (await ask('batch', { kind: 'batch', batch, plan, ids })).batch,
        groups: async (request, ids, plan, into) =>
          (await ask('groups', { kind: 'groups', request, ids, plan, into })).groups,
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
