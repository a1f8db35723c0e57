// Writes a README with the statechart into the folder of every machine, and where the viewer draws its states (`npm run statecharts`). With `--check` it writes
// nothing and fails if something is out of date. `--afresh` lays out the named machines, or all, without regard to where their states were.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import type { PlacesData } from '#statecharts/drawing/layout/places.ts';
import { newPlaces, placesText, stalePlaces } from './places.ts';
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

const placesPath = 'statecharts/drawing/layout/places.json';
const charts = catalogue.map(({ machine }) => chartOf(machine));
const written = JSON.parse(readIfThere(root + placesPath) || '{}') as Record<string, PlacesData>;
const [, , option, ...named] = process.argv;

function afresh(): ReadonlySet<string> {
  if (option !== '--afresh') return new Set();
  return new Set(named.length > 0 ? named : charts.map(({ id }) => id));
}

async function writePlaces(): Promise<void> {
  const text = placesText(await newPlaces(charts, written, afresh()));
  if (text === readIfThere(root + placesPath)) return;
  writeFileSync(root + placesPath, text);
  console.log(placesPath);
}

if (option === '--check') {
  const unplaced = stalePlaces(charts, written);
  const names = [
    ...stale.map(({ path }) => path),
    ...(unplaced.length > 0 ? [`${placesPath} (${unplaced.join(', ')})`] : []),
  ];
  if (names.length > 0) {
    const list = names.map((name) => `  ${name}`).join('\n');
    console.error(
      `These are not up to date with their machines:\n${list}\nRun npm run statecharts, and commit what it writes.`,
    );
    process.exitCode = 1;
  }
} else {
  for (const { path, text } of stale) {
    writeFileSync(root + path, text);
    console.log(path);
  }
  await writePlaces();
}
