// Writes a Brotli and a gzip file beside each text file of a build, so that the server need not compress at each request. Files of public/ are not compressed:
// they are pictures and one short text.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { inBrowserBuild } from './takesPart.ts';

const text = /\.(?:js|css|svg|json|webmanifest|xml)$/;
/** Files below this size aren't worth compressing: the headers weigh as much as would be saved. */
const worthwhile = 1024;

/** Removes the compressed versions of a file. */
export function removeCompressed(file: string): void {
  for (const extension of ['.br', '.gz']) rmSync(file + extension, { force: true });
}

/** Writes the compressed versions of a file if they save enough, and otherwise removes old ones. */
export function writeCompressed(file: string): void {
  const content = readFileSync(file);
  // An old version would be sent instead of the new content.
  removeCompressed(file);
  if (content.length < worthwhile) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
}

/** Runs after the client's files are written. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: inBrowserBuild,
    writeBundle({ dir }, bundle) {
      if (!dir) return;
      for (const name of Object.keys(bundle)) if (text.test(name)) writeCompressed(join(dir, name));
    },
  };
}
