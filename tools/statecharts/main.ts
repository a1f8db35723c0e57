// Writes a README with the statechart into the folder of every machine (`npm run statecharts`). With `--check` it writes nothing and fails if a README is out
// of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import { readmeOf } from './readme.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The path of a sibling file named like the machine's: `importSetup.ts` beside `importMachine.ts`. */
function besides({ source }: CatalogueEntry, end: string): string {
  return root + source.replace(/Machine\.ts$/, end);
}

function write(entry: CatalogueEntry): string {
  const folder = `${root}${dirname(entry.source)}`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return readmeOf(entry, {
    machine: ['Setup.ts', 'Machine.ts'].map((end) => readIfThere(besides(entry, end))).join('\n'),
    types: readIfThere(besides(entry, 'Types.ts')),
    files,
  });
}

const stale = catalogue
  .map((entry) => ({ path: `${dirname(entry.source)}/README.md`, text: write(entry) }))
  .filter(({ path, text }) => readIfThere(root + path) !== text);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    const names = stale.map(({ path }) => `  ${path}`).join('\n');
    console.error(
      `These are not up to date with their machines:\n${names}\nRun npm run statecharts, and commit what it writes.`,
    );
    process.exitCode = 1;
  }
} else {
  for (const { path, text } of stale) {
    writeFileSync(root + path, text);
    console.log(path);
  }
}
