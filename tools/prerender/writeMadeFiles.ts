// Writes what a build makes, and takes away what the last one made and this one does not: a page that is removed is answered no longer.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeTwins, writeTwins } from '../precompress.ts';

/**
 * Writes `files`, texts and pictures by their paths below `folder`, in their order, so that the last one shows that all are there. `list` is the file that
 * remembers them for the next time; nothing that is not in it is ever removed.
 */
export function writeMadeFiles(folder: string, list: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  for (const path of before) {
    rmSync(join(folder, path), { force: true });
    removeTwins(join(folder, path));
  }
  // First of all, so that a build that breaks off leaves nothing that the next one does not know.
  writeFileSync(list, JSON.stringify([...files.keys()]));
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    // The server compresses pages itself, once it has written in what it knows; pictures are compressed as they are.
    if (typeof content === 'string' && !path.endsWith('.html')) writeTwins(file);
  }
}
