// Finds the files that the command line names: as files, folders or patterns, whether or not the shell has expanded these.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createFilter, normalizePath } from 'vite';
import { machineFilesIn } from '../load/machineFiles.ts';

/** The folder before the first wildcard of a pattern. */
function folderOf(pattern: string): string {
  const parts = pattern.split('/');
  return (
    parts
      .slice(
        0,
        parts.findIndex((part) => /[*?{[]/.test(part)),
      )
      .join('/') || '/'
  );
}

function matching(pattern: string): string[] {
  const folder = folderOf(pattern);
  if (!existsSync(folder)) return [];
  const matches = createFilter(pattern, '**/node_modules/**');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => normalizePath(join(folder, path)))
    .filter((path) => matches(path) && statSync(path).isFile());
}

/** The absolute paths of all files that the arguments name, each once and in order. */
export function namedFiles(args: readonly string[]): string[] {
  const files = args.flatMap((arg) => {
    const path = resolve(arg);
    if (!existsSync(path)) return matching(normalizePath(path));
    return statSync(path).isDirectory() ? machineFilesIn(path).map((file) => join(path, file)) : [path];
  });
  return [...new Set(files)].sort();
}
