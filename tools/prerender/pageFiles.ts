// Determines which files a page of the app needs at the start, from the build's manifest.
import type { Manifest } from 'vite';

export interface PageFiles {
  /** Paths of style sheets, without which the page would first show unstyled. */
  readonly styles: readonly string[];
  /** Paths of scripts that would otherwise be requested only once the app runs. */
  readonly scripts: readonly string[];
}

/** The files of `pages` and of their static imports, without those that the entry (`index.html`) already loads. */
export function pageFiles(manifest: Manifest, ...pages: readonly string[]): PageFiles {
  const known = closureOf(manifest, 'index.html');
  const wanted = new Set(pages.flatMap((page) => [...closureOf(manifest, keyOf(manifest, page))]));
  const own = [...wanted].filter((key) => !known.has(key));
  const chunks = own.flatMap((key) => manifest[key] ?? []);
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    scripts: chunks.map(({ file }) => `/${file}`),
  };
}

/** The manifest's key of a page's chunk: the source path or, if tools/chunks.ts has named the chunk, another key whose chunk is named after the page's file. */
function keyOf(manifest: Manifest, page: string): string {
  if (manifest[page]) return page;
  const name = page.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const [key = page, ...others] = Object.keys(manifest).filter((each) => manifest[each]?.name === name);
  if (others.length > 0) throw new Error(`The app’s build has several chunks named ${name}`);
  return key;
}

function closureOf(manifest: Manifest, start: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(start)) return seen;
  const chunk = manifest[start];
  if (!chunk) throw new Error(`The app’s build has no chunk for ${start}`);
  seen.add(start);
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, seen);
  return seen;
}
