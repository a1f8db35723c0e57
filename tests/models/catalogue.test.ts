// Checks that the catalogue lists every machine, and that its statements are true.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { isRoute } from '#server/http/routePatterns.ts';
import { replay } from './replay.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files below a folder, as paths from the root. */
const filesIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const machineFiles = filesIn('machines').filter((path) => path.endsWith('Machine.ts'));

test.each(machineFiles)('%s is in the catalogue, as the source of its machine', async (path) => {
  const exported = Object.values((await import(/* @vite-ignore */ `${root}${path}`)) as Record<string, unknown>);
  expect(catalogue.filter(({ machine }) => exported.includes(machine)).map(({ source }) => source)).toEqual([path]);
});

test('ids and titles are unique', () => {
  for (const names of [catalogue.map(({ id }) => id), catalogue.map(({ title }) => title)]) {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

test('every machine is used by the app, the statechart viewer or the control panel of the mock server', () => {
  const sources = ['src', 'statecharts', 'mock-server/panel']
    .flatMap(filesIn)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
    .map((path) => readFileSync(`${root}${path}`, 'utf8'));
  const unused = machineFiles.filter((path) => !sources.some((source) => source.includes(`'#${path}'`)));
  expect(unused).toEqual([]);
});

describe.each(catalogue)('$title', ({ title, purpose, usedIn, model, sampleInput }) => {
  test('has a title and a purpose', () => {
    expect([title, purpose, ...usedIn].filter((words) => words.trim() === '')).toEqual([]);
    expect(usedIn).not.toEqual([]);
  });

  test('all addresses in "used in" are pages', () => {
    const addresses = usedIn.flatMap((words) => words.split(' ').filter((word) => word.startsWith('/')));
    const paths = addresses.map((address) => address.replace(/\?.*/, '').replace(/[{}]/g, ''));
    // The server has the prerendered home page as a file.
    expect(paths.filter((path) => path !== '/' && !isRoute(path))).toEqual([]);
  });

  test('starts with its sample input', () => {
    const running = replay(model, { name: 'the sample', input: sampleInput }, () => undefined);
    expect(running.snapshot().status).toBe('active');
    running.stop();
  });
});
