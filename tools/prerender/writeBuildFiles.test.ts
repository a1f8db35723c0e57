// Tests that a second build removes what only the first one wrote, and nothing else.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBuildFiles } from './writeBuildFiles.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'made-'));
  folder = join(parent, 'client');
  build({ 'index.html': 'Home', 'old/index.html': 'Old', '/old/_payload.json': long, '/new/_payload.json': long });
  await writeFile(join(folder, 'stories.html'), 'of another build');
});
afterEach(() => rm(parent, { recursive: true }));

const long = JSON.stringify('a'.repeat(2000));

function build(files: Record<string, string>): void {
  writeBuildFiles(folder, join(parent, 'made.json'), new Map(Object.entries(files)));
}

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

test('files that are worth it have compressed versions, pages have none', async () => {
  expect(await files()).toEqual([
    'index.html',
    ...['new/_payload.json', 'new/_payload.json.br', 'new/_payload.json.gz'],
    'old/_payload.json',
    ...['old/_payload.json.br', 'old/_payload.json.gz', 'old/index.html'],
    'stories.html',
  ]);
});

test('files that are no longer made are removed with their compressed versions, and files of other builds stay', async () => {
  build({ 'index.html': 'New home', '/new/_payload.json': '"short"' });
  expect(await files()).toEqual(['index.html', 'new/_payload.json', 'stories.html']);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('New home');
});

test('files that were already deleted cause no error', async () => {
  await rm(folder, { recursive: true });
  build({ 'index.html': 'Home' });
  expect(await files()).toEqual(['index.html']);
});
