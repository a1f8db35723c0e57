// Fails a browser build that contains code of a development dependency, because the bill of materials (writeSbom.mjs) lists only dependencies.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { inBrowserBuild } from './takesPart.ts';

/** The packages of the lockfile, by the folder that they are installed in. */
export type LockedPackages = Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;

/** The folder of the package that a file belongs to, as the lockfile names it; null for our own files. */
function packageFolder(file: string): string | null {
  return /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0] ?? null;
}

/** The folders of the development packages among `files`, each once. */
export function developmentPackages(files: readonly string[], locked: LockedPackages): string[] {
  const folders = new Set(files.map(packageFolder).filter((folder) => folder !== null));
  return [...folders].filter((folder) => locked[folder]?.dev ?? locked[folder]?.devOptional ?? false).sort();
}

/** Runs for each bundle, including those of workers. */
export function shippedPackages(): Plugin {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: LockedPackages };
  return {
    name: 'shipped-packages',
    apply: inBrowserBuild,
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
      );
      const found = developmentPackages(files, packages);
      if (found.length > 0)
        this.error(`Browsers get code of ${found.join(', ')}: list it under "dependencies" in package.json.`);
    },
  };
}
