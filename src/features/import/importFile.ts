// The worker of one file, as promises.
import type { GroupInput } from '#bibliography/groups/groupInput.ts';
import type { ImportReport } from '#machines/import/importTypes.ts';
import type { Batch, ImportReply, ImportRequest } from './importWorker.ts';

/** A file that was read, still in its worker. */
export interface ReadFile {
  batch: (index: number) => Promise<Batch>;
  /** The groups of one request; `ids` are those of all documents, in the order of the file. */
  groups: (request: number, ids: readonly string[]) => Promise<readonly GroupInput[]>;
  close: () => void;
}

/** Reads `bytes` in a worker; rejects with why it is no library. Giving up ends the worker. */
export async function readFile(
  bytes: ArrayBuffer,
  signal: AbortSignal,
): Promise<{ report: Omit<ImportReport, 'handle'>; file: ReadFile }> {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  const close = () => {
    worker.terminate();
  };
  const ask = (request: ImportRequest, transfer: Transferable[] = []) =>
    new Promise<Exclude<ImportReply, { kind: 'error' }>>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ImportReply>) => {
        if (data.kind === 'error') reject(new Error(data.message));
        else resolve(data);
      };
      worker.onerror = () => {
        reject(new Error('The file could not be read.'));
      };
      signal.addEventListener('abort', () => {
        reject(new DOMException('Reading was stopped', 'AbortError'));
      });
      worker.postMessage(request, transfer);
    });
  try {
    const reply = await ask({ kind: 'parse', bytes }, [bytes]);
    if (reply.kind !== 'report') throw new Error('The file could not be read.');
    return {
      report: reply.report,
      file: {
        close,
        async batch(index) {
          const answer = await ask({ kind: 'batch', batch: index });
          if (answer.kind !== 'batch') throw new Error('The file could not be read.');
          return answer.batch;
        },
        async groups(request, ids) {
          const answer = await ask({ kind: 'groups', request, ids });
          if (answer.kind !== 'groups') throw new Error('The file could not be read.');
          return answer.groups;
        },
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
