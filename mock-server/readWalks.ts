// Reads what the tests noted of the statecharts they walk (tests/walks/recordWalk.ts), and answers requests with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { partOf, walkers, type Walker, type WalkRecord, type Walks } from '#site/walks.ts';

// Not by `new URL`: in tests of components, which write what is read here, that is an address of the page.
const root = join(import.meta.dirname, '..');

/** Where the tests leave it; a test of this itself has a folder of its own. */
export const walksFolder = (): string => process.env.WALKS_FOLDER ?? join(root, 'test-results/walks');

/** In the folder of each sort of tests: when a run of all of them began last. */
export const wholeFile = 'whole.json';

/** Undefined where there is no such file, or none any more: a run of all tests empties the folder. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function readPart(folder: string, walker: Walker) {
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== wholeFile);
  const records = names.flatMap((name) => (readJson(`${folder}/${name}`) as WalkRecord | undefined) ?? []);
  const whole = (readJson(`${folder}/${wholeFile}`) as { at: string } | undefined)?.at ?? null;
  // Those of a test file that was deleted are of no test.
  const present = records.filter((record) => record.walker === walker && existsSync(join(root, record.file)));
  return partOf(present, whole);
}

/** Null where nothing was noted. */
export function readWalks(folder = walksFolder()): Walks | null {
  const parts = walkers.flatMap((walker) => {
    const part = readPart(`${folder}/${walker}`, walker);
    return part === undefined ? [] : [[walker, part] as const];
  });
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

/** Answers what the tests walked, as it is at this moment; before any test was run, nothing. */
export function sendWalks(response: ServerResponse, walks = readWalks()): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(walks ?? {}));
}
