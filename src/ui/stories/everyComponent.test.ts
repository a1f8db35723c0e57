// Every component has a story: a file of stories in src/ui imports it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ui = resolve(import.meta.dirname, '..');
const files = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.startsWith('stories'))
  .map((path) => join(ui, path));
const read = (path: string) => readFileSync(path, 'utf8');

test('no component is without a story', () => {
  const shown = new Set(
    files
      .filter((path) => path.endsWith('.stories.tsx'))
      .flatMap((path) =>
        [...read(path).matchAll(/from '(\.[^']+\.tsx)'/g)].map(([, target = '']) => resolve(dirname(path), target)),
      ),
  );
  const components = files.filter(
    (path) => !path.endsWith('.stories.tsx') && /^export (?:async )?(?:function|class|const) [A-Z]/m.test(read(path)),
  );
  expect(components.length).toBeGreaterThan(10);
  expect(components.filter((path) => !shown.has(path)).map((path) => path.slice(ui.length + 1))).toEqual([]);
});
