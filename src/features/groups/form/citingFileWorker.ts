// Reads the citation keys of a TeX file in a worker, so that the page stays responsive with long files.
import { citedKeysOf } from '#bibliography/groups/citedKeys.ts';
import type { ReadKeys } from '#machines/citedFile/citedFileTypes.ts';
import { groupFormTexts } from './groupFormTexts.ts';

export type CitingFileReply = { kind: 'read'; read: ReadKeys } | { kind: 'error'; message: string };

async function read(file: File): Promise<CitingFileReply> {
  try {
    const text = await file.text();
    if (text.includes('\0')) return { kind: 'error', message: groupFormTexts.tex.notText(file.name) };
    const { keys, problem } = citedKeysOf(text, /\.tex$/i.test(file.name) ? 'tex' : 'aux');
    return { kind: 'read', read: { keys, remark: problem } };
  } catch {
    return {
      kind: 'error',
      message: groupFormTexts.tex.notReadable(file.name),
    };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void read(data).then((reply) => {
    self.postMessage(reply);
  });
});
