// Runs the worker that reads a TeX file, as a promise.
import type { ReadKeys } from '#machines/citedFile/citedFileTypes.ts';
import type { CitingFileReply } from './citingFileWorker.ts';
import { groupFormTexts } from './groupFormTexts.ts';

/** Reads the citation keys of a file; rejects with the reason if there are none. Aborting terminates the worker. */
export function readCitingFile(file: File, signal: AbortSignal): Promise<ReadKeys> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./citingFileWorker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
    };
    worker.onmessage = ({ data }: MessageEvent<CitingFileReply>) => {
      end();
      if (data.kind === 'read') resolve(data.read);
      else reject(new Error(data.message));
    };
    worker.onerror = () => {
      end();
      reject(new Error(groupFormTexts.tex.notReadable(file.name)));
    };
    signal.addEventListener('abort', end);
    worker.postMessage(file);
  });
}
