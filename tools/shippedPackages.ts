// Refuses a build for the browser that takes code from a development package: what is shipped is a dependency, so that the bill of materials
// (writeSbom.mjs), which leaves development packages out, names all of it.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { inBrowserBuild } from './takesPart.ts';

/** What the lockfile says of its packages, by the folders that they are installed in. */
export type LockedPackages = Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;

/** The folder of the package that a file is of, as the lockfile names it; null for a file of ours. */
function packageFolder(file: string): string | null {
  return /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0] ?? null;
}

/** The development packages that some of `files` are of, by their folders, each once. */
export function developmentPackages(files: readonly string[], locked: LockedPackages): string[] {
  const folders = new Set(files.map(packageFolder).filter((folder) => folder !== null));
  return [...folders].filter((folder) => locked[folder]?.dev ?? locked[folder]?.devOptional ?? false).sort();
}

/** Runs for each bundle, those of workers too. */
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
