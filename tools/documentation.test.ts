// Checks that everything the documents name exists: commands, flags, files, addresses, stories, machines and endpoints.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { viewerPages } from '#site/statecharts.ts';
import { isRoute, isStoryPath } from '#server/http/routePatterns.ts';
import { readStories } from './storyIndex.ts';

const root = join(import.meta.dirname, '..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
/** npm commands that documents may name although they are not scripts of this package. */
const commandsOfNpm = ['audit', 'ci', 'sbom'];
const isReadme = (path: string) => path.endsWith('README.md');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'mock-server/README.md',
  'mock-server/scenarios/README.md',
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
  ...['bibliography', 'machines', 'statecharts', 'tests'].flatMap((folder) => filesIn(folder).filter(isReadme)),
];

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => posix.join(folder, path));
}

/** All distinct matches of the first group of `pattern` in a document. */
function named(document: string, pattern: RegExp): string[] {
  return [...new Set([...text(document).matchAll(pattern)].map(([, found = '']) => found))];
}

test('there are documents to check', () => {
  expect(documents).toContain('README.md');
  expect(documents.length).toBeGreaterThan(catalogue.length);
});

describe.each(documents)('%s', (document) => {
  test('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const missing = named(document, /`[^`\n]*?npm (?:run )?([a-z]+(?::[a-z0-9]+)*)/g).filter(
      (script) => !(script in scripts) && !commandsOfNpm.includes(script),
    );
    expect(missing).toEqual([]);
  });

  test('links to files that exist', () => {
    const missing = named(document, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g).filter(
      (path) => !path.startsWith('/') && !existsSync(join(root, dirname(document), path)),
    );
    expect(missing).toEqual([]);
  });

  test('defines every link reference that it uses', () => {
    const leading = new Map(
      [...text(document).matchAll(/^\[([^\]\n]+)\]: (\S+)$/gm)].map(([, name = '', path = '']) => [name, path]),
    );
    const missing = [...leading.values()].filter(
      (path) => !/^https?:/.test(path) && !existsSync(join(root, dirname(document), path)),
    );
    expect(missing).toEqual([]);
    // A document without definitions has no such links: its brackets are text or code.
    if (leading.size === 0) return;
    const used = named(document, /\[([^\]\n]+)\](?![(:[])/g);
    expect(used.filter((name) => !leading.has(name))).toEqual([]);
    expect([...leading.keys()].filter((name) => !used.includes(name))).toEqual([]);
  });

  test('names folders and files that exist', () => {
    const top =
      'src|server|machines|statecharts|bibliography|tests|tools|site|schema|mock-server|content|docs|\\.storybook|\\.ci';
    const missing = named(document, new RegExp(`\`((?:${top})/[\\w./-]*)\``, 'g')).filter(
      (path) => !existsSync(join(root, path)),
    );
    expect(missing).toEqual([]);
  });

  test('names stories that exist', { timeout: 120_000 }, async () => {
    const ids = named(document, /\?id=([a-z0-9]+(?:-[a-z0-9]+)*--[a-z0-9-]+)/g);
    // Reading all stories takes several seconds.
    const stories = ids.length === 0 ? [] : await readStories(root);
    expect(ids.filter((id) => !stories.some((story) => story.id === id))).toEqual([]);
  });

  test('names pages that exist', () => {
    const paths = named(
      document,
      /`(\/(?:user|dashboard|change-password|confirm-email|invitation|_[a-z]+|iframe)[^\s`?#]*)/g,
    );
    const missing = paths.filter((path) => {
      const filled = path.replaceAll(/\{[^}]*\}/g, 'x');
      return !path.startsWith('/__mock') && !isRoute(filled) && !isStoryPath(filled);
    });
    expect(missing).toEqual([]);
  });

  test('names machines that exist', () => {
    const machines = named(document, /\/_statecharts\/([A-Za-z]+)/g);
    expect(machines.filter((id) => !viewerPages.has(id) && !catalogue.some((entry) => entry.id === id))).toEqual([]);
  });
});

test('the README names all variables of the server', () => {
  const read = text('server/settings.ts').split('const Environment = ')[1]?.split('\n});')[0] ?? '';
  const variables = [...read.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  const table = text('README.md').split('| variable | meaning | default |')[1]?.split('\n\n')[0] ?? '';
  const rows = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]{4,}/g) ?? []);
  // The browser tests read it.
  expect(rows.toSorted()).toEqual([...variables, 'CHROMIUM_PATH'].toSorted());
});

test('the contents of the recipes link to all of them', () => {
  const [contents = '', ...recipes] = text('docs/how-to-add.md').split(/^## /m);
  const anchors = recipes.map((recipe) => (recipe.split('\n')[0] ?? '').toLowerCase().replaceAll(' ', '-'));
  expect([...contents.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, anchor]) => anchor)).toEqual(anchors);
});

test('the mock server’s README names all flags', () => {
  const parsed = text('mock-server/flags.ts').split('parseArgs({')[1] ?? '';
  const flags = [...parsed.matchAll(/^\s+([a-z]+): \{ type:/gm)].map(([, name]) => `--${name ?? ''}`);
  const table = text('mock-server/README.md').split('| flag | meaning | default |')[1]?.split('\n\n')[0] ?? '';
  const rows = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => cell.match(/--[a-z]+/g) ?? []);
  expect(rows.sort()).toEqual(flags.filter((flag) => flag !== '--help').sort());
});
