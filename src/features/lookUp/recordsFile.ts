// Records that were looked up, as a file that the import reads.
import { lookUpTexts } from './lookUpTexts.ts';

/** `entries` are BibLaTeX entries. */
export function recordsFile(entries: readonly string[]): File {
  return new File(
    entries.map((entry) => `${entry.trim()}\n\n`),
    lookUpTexts.fileName.lookedUp,
    { type: 'text/plain' },
  );
}
