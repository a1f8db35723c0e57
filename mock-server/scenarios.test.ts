// Scenarios are told of where people look for them.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sections } from './scenario.ts';
import { findScenario, scenarios } from './scenarios.ts';

const names = scenarios.map(({ name }) => name);

it('each has a name of its own, by which it is found', () => {
  expect(names.map((name) => findScenario(name)?.name)).toEqual([...new Set(names)]);
  expect(findScenario('none-such')).toBeNull();
});

it('stand in sections, and no section is without', () => {
  const listed = scenarios.map(({ section }) => section).filter((section, at, all) => section !== all[at - 1]);
  expect(listed).toEqual(sections);
});

it('the README says what happens in each, in their order', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const table = /\| scenario \| what happens \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(readme)?.[1] ?? '';
  expect([...table.matchAll(/^\| `([\w-]+)` \| .+ \|$/gm)].map(([, name]) => name)).toEqual(names);
});

it('a browser test shows what a person sees in each, and begins with its name', () => {
  const folder = new URL('../tests/e2e/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'));
  const shown = files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const titles = [...text.matchAll(/\btest\(\s*'([\w-]+): /g)].map(([, name]) => name);
    // Those that are shown alike: for (const scenario of ['one', 'other']) test(`${scenario}: …`).
    const lists = /\btest\(\s*`\$\{scenario\}: /.test(text)
      ? text.matchAll(/for \(const scenario of \[([^\]]+)\]/g)
      : [];
    return [
      ...titles,
      ...[...lists].flatMap(([, list = '']) => [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)),
    ];
  });
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
});
