// Every component has a story: a file of stories in src/ui imports it, or imports what it is a part of.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ui = resolve(import.meta.dirname, '..');
const files = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => join(ui, path));
const read = (path: string) => readFileSync(path, 'utf8');

/** The files of src/ui that a file imports, at once or later. */
const importsOf = (path: string) =>
  [...read(path).matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)].map(([, target = '']) =>
    resolve(dirname(path), target),
  );

/** Parts of the app's frame, which stands around every story: they draw nothing of their own. */
const frame = ['dialog/DialogHost.tsx', 'toast/InToastRegion.tsx'];

test('no component is without a story', () => {
  const shown = new Set(files.filter((path) => path.endsWith('.stories.tsx')));
  for (const path of shown) for (const target of importsOf(path)) shown.add(target);
  const components = files.filter(
    (path) => /^export (?:async )?(?:function|class|const) [A-Z]\w*[a-z]/m.test(read(path)) && path.endsWith('.tsx'),
  );
  expect(components.length).toBeGreaterThan(10);
  expect(
    components
      .filter((path) => !shown.has(path))
      .map((path) => path.slice(ui.length + 1))
      .filter((path) => !frame.includes(path)),
  ).toEqual([]);
});
