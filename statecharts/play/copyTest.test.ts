// Tests that a copied test runs, and fails if the machine behaves differently: the generated tests below are copies.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { graphOf } from '../paths/graph.ts';
import { stepsAlong } from '../paths/stepsAlong.ts';
import { discoveredPaths } from '../paths/searchPaths.ts';
import { copyTest } from './copyTest.ts';
import { playSteps } from './playSteps.ts';

/** Inside the project, so that import aliases resolve. */
const folder = fileURLToPath(new URL('../../test-results/copied/', import.meta.url));
mkdirSync(folder, { recursive: true });

const copied = catalogue.flatMap((entry) =>
  entry.model.starts.slice(0, 2).map((start, number) => {
    const paths = discoveredPaths(graphOf(entry.model, start));
    const longest = paths.reduce((best, path) => (path.length > best.length ? path : best));
    const events = longest.map(({ event }) => entry.model.events[event]).filter((event) => event !== undefined);
    const text = copyTest(entry, playSteps(entry, start, stepsAlong(entry, start, events)));
    return { name: `${entry.id}${number}`, text, steps: events.length };
  }),
);

test('copied tests were generated', () => {
  expect(copied.length).toBeGreaterThan(catalogue.length);
  expect(Math.max(...copied.map(({ steps }) => steps))).toBeGreaterThan(5);
});

for (const { name, text } of copied) {
  const file = `${folder}${name}.ts`;
  writeFileSync(file, text);
  await import(/* @vite-ignore */ file);
}
