// Tests that each file of a migration is listed, in the order of its number.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

test('every file in migrations/ is listed, under its number and its name', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).toSorted();
  expect(migrations.map(({ id, name }) => `${String(id).padStart(4, '0')}-${name.replaceAll(' ', '-')}.ts`)).toEqual(
    files,
  );
});
