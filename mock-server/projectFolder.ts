// The folder of the project, which holds what the mock server reads: the built site, the sources and the results of tests.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder above this file with a package.json: the same when it runs from source and from `dist/`. */
function findProjectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error(`No folder above ${import.meta.dirname} has a package.json.`);
    folder = dirname(folder);
  }
  return folder;
}

export const projectFolder = findProjectFolder();
