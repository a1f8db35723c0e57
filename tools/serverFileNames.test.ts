// Each file of the server has a name of its own, so that a search by name finds the one that is meant.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** In each feature: it lists the part of the schema that the feature resolves. */
const inEachFeature = 'resolvers.ts';

it('no two files of the server have the same name', () => {
  const server = fileURLToPath(new URL('../server', import.meta.url));
  const names = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => name !== inEachFeature && names.indexOf(name) !== index)).toEqual([]);
});
