// Lays a Brotli and a gzip twin beside the files of text that a build makes: compressed once, as small as it gets, not at each request.
// Those of public/ are copied as they are: pictures, and one text that is too short for it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { inBrowserBuild } from './takesPart.ts';

const text = /\.(?:js|css|svg|json|webmanifest)$/;
/** Below this the headers weigh as much as what is saved. */
const worthwhile = 1024;

/** Takes the twins of a file away. */
export function removeTwins(file: string): void {
  for (const extension of ['.br', '.gz']) rmSync(file + extension, { force: true });
}

/** Writes the twins of one file, if that is worth it; otherwise it has none afterwards. */
export function writeTwins(file: string): void {
  const content = readFileSync(file);
  // Twins of what stood in the file before would be sent in its place.
  removeTwins(file);
  if (content.length < worthwhile) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
}

/** Runs after the files of the client are written. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: inBrowserBuild,
    writeBundle({ dir }, bundle) {
      if (!dir) return;
      for (const name of Object.keys(bundle)) if (text.test(name)) writeTwins(join(dir, name));
    },
  };
}
