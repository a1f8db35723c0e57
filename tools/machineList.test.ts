// Checks that the machine ids that the server knows are those of the catalogue.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { machinesIn } from '#site/statecharts.ts';
import { machineIds } from './machineList.ts';

test('every machine has a folder of its name', () => {
  expect(machineIds(fileURLToPath(new URL('..', import.meta.url)))).toEqual(catalogue.map(({ id }) => id).sort());
});

test('the ids are read from the page, which may have none', () => {
  expect([...machinesIn('<meta name="robots" content="noindex" />')]).toEqual([]);
  expect([...machinesIn('<meta name="machines" content="alert dialog">')]).toEqual(['alert', 'dialog']);
});
