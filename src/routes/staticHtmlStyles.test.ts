// Tests that prerendered pages import the style sheets of all components that render them, since the browser imports none of these components.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '..');

/** The files of src that a file imports statically, directly or indirectly. */
function closureOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (file.endsWith('.css')) return seen;
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from|import .* from) '((?:\.|#src\/)[^']+\.(?:tsx?|css))'/gm,
  );
  for (const [, target = ''] of imports) {
    closureOf(target.startsWith('#') ? target.replace('#src', src) : resolve(dirname(file), target), seen);
  }
  return seen;
}

const stylesOf = (...files: string[]) =>
  files
    .flatMap((file) => [...closureOf(resolve(src, file))])
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.slice(src.length + 1));

test.each([
  ['routes/home/HomePage.tsx', 'routes/home/Home.tsx'],
  ['routes/content/ArticlePage.tsx', 'routes/content/Article.tsx'],
])('%s brings the styles of %s', (page, drawn) => {
  const wanted = stylesOf(drawn, 'routes/layouts/SiteMain.tsx', 'features/site/SiteFooter.tsx');
  expect(wanted.length).toBeGreaterThan(5);
  expect(stylesOf(page)).toEqual(expect.arrayContaining(wanted));
});
