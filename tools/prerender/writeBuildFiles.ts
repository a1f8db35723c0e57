// Writes a build's files and removes those that the last build wrote and this one doesn't, so that a removed page is no longer served.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeCompressed, writeCompressed } from '../precompress.ts';

/**
 * Writes `files` (paths below `folder`) in order: if the last file exists, all of them do. `list` is the file that records them for the next build;
 * files that it doesn't list are never removed.
 */
export function writeBuildFiles(folder: string, list: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  for (const path of before) {
    rmSync(join(folder, path), { force: true });
    removeCompressed(join(folder, path));
  }
  // Written first, so that the next build knows all files even if this one is interrupted.
  writeFileSync(list, JSON.stringify([...files.keys()]));
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    // The server fills in pages and then compresses them itself; pictures are compressed already.
    if (typeof content === 'string' && !path.endsWith('.html')) writeCompressed(file);
  }
}
