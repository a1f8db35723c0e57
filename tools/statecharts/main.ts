// Writes a README with the statechart into the folder of every machine, and where the viewer draws its states (`npm run statecharts`).
//
// --check            writes nothing, and ends with 1 if something is out of date
// --afresh [id ...]  lays out the named machines, or all, without regard to where their states were
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import type { PlacesData } from '#statecharts/drawing/layout/places.ts';
import { writeGenerated } from '../writeGenerated.ts';
import { newPlaces, placesText, stalePlaces } from './places.ts';
import { readmeOf } from './readme.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usage = 'Usage: npm run statecharts -- [--check | --afresh [machine ...]]';
const ids = catalogue.map(({ machine }) => machine.id);

/** What is asked for on the command line; throws if it can't be done. */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, afresh: { type: 'boolean', default: false } },
  });
  for (const id of positionals) {
    if (!ids.includes(id)) throw new Error(`There is no machine ${id}. Use one of ${ids.join(', ')}.`);
  }
  if (positionals.length > 0 && !values.afresh) throw new Error('Machines can only be named after --afresh.');
  if (values.check && values.afresh) throw new Error('Use either --check or --afresh.');
  const named = positionals.length > 0 ? positionals : ids;
  return { check: values.check, afresh: new Set(values.afresh ? named : []) };
}

function argumentsOrUsage() {
  try {
    return readArguments();
  } catch (error) {
    // 1 is what --check ends with.
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

const { check, afresh } = argumentsOrUsage();

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

const readmes = catalogue.map((entry) => [`${dirname(entry.source)}/README.md`, write(entry)] as const);

const placesPath = 'statecharts/drawing/layout/places.json';
const charts = catalogue.map(({ machine }) => chartOf(machine));
const written = JSON.parse(readIfThere(root + placesPath) || '{}') as Record<string, PlacesData>;

async function writePlaces(): Promise<void> {
  const text = placesText(await newPlaces(charts, written, afresh));
  if (text === readIfThere(root + placesPath)) return;
  writeFileSync(root + placesPath, text);
  console.log(placesPath);
}

writeGenerated(Object.fromEntries(readmes), 'npm run statecharts');
if (check) {
  const unplaced = stalePlaces(charts, written);
  if (unplaced.length > 0) {
    console.error(
      `${placesPath} is out of date: ${unplaced.join(', ')}\nRun npm run statecharts and commit the result.`,
    );
    process.exitCode = 1;
  }
} else await writePlaces();
