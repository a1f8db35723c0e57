// Tests the build's id, its manifest and the id in the page, by building a small app.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from 'vite';
import { buildManifest } from './buildManifest.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await writeFile(join(folder, 'index.html'), page('<title>The app</title>'));
  await writeFile(join(folder, 'stories.html'), page('<title>The stories</title>'));
  await writeFile(join(folder, 'main.js'), 'console.log(1);');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function page(head: string): string {
  return `<!doctype html><html><head>${head}</head><body><script type="module" src="/main.js"></script></body></html>`;
}

/** The files of a build with their contents as text, by name. */
async function built(input = 'index.html'): Promise<Map<string, string>> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [buildManifest()],
    build: { write: false, rolldownOptions: { input: join(folder, input) } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Expected one output');
  return new Map(result.output.map((file) => [file.fileName, 'code' in file ? file.code : String(file.source)]));
}

async function idOf(): Promise<string> {
  return (JSON.parse((await built()).get('builds/latest.json') ?? '{}') as { id: string }).id;
}

test('the latest-build file, the manifest and the page name the same id', async () => {
  const files = await built();
  const latest = files.get('builds/latest.json') ?? '';
  const { id } = JSON.parse(latest) as { id: string };
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  expect(files.get(`builds/meta/${id}.json`)).toBe(latest);
  expect(files.get('index.html')).toMatch(new RegExp(`<meta name="build-id" content="${id}" />\\s*</head>`));
});

test('the same sources give the same id; a changed script or page gives another', async () => {
  const first = await idOf();
  expect(await idOf()).toBe(first);
  await writeFile(join(folder, 'main.js'), 'console.log(2);');
  const second = await idOf();
  expect(second).not.toBe(first);
  await writeFile(join(folder, 'index.html'), page('<title>Another title</title>'));
  expect(await idOf()).not.toBe(second);
});

test("a build without the app's HTML page writes no manifest", async () => {
  expect([...(await built('stories.html')).keys()].filter((name) => name.startsWith('builds/'))).toEqual([]);
});
