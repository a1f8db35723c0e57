// Which files a page of the app needs from the start, by the list that the app's build leaves (Vite's manifest).
import type { Manifest } from 'vite';

export interface PageFiles {
  /** Paths of styles: without them the page would be drawn bare first. */
  readonly styles: readonly string[];
  /** Paths of the scripts that the app would otherwise ask for only once it runs. */
  readonly scripts: readonly string[];
}

/** The files of the source files `pages` and of all that they import, but for those that the entry (`index.html`) names itself. */
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

/** The list names a chunk that tools/chunks.ts makes by its name alone, and that is the name of the page's file. */
function keyOf(manifest: Manifest, page: string): string {
  if (manifest[page]) return page;
  const name = page.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const [key = page, ...others] = Object.keys(manifest).filter((each) => manifest[each]?.name === name);
  if (others.length > 0) throw new Error(`The app’s build has several chunks of the name ${name}`);
  return key;
}

function closureOf(manifest: Manifest, start: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(start)) return seen;
  const chunk = manifest[start];
  if (!chunk) throw new Error(`The app’s build knows no ${start}`);
  seen.add(start);
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, seen);
  return seen;
}
