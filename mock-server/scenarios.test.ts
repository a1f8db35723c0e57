// Scenarios are told of where people look for them.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findScenario, scenarios } from './scenarios.ts';

const names = scenarios.map(({ name }) => name);

it('each has a name of its own, by which it is found', () => {
  expect(names.map((name) => findScenario(name)?.name)).toEqual([...new Set(names)]);
  expect(findScenario('none-such')).toBeNull();
});

it('the README says what happens in each, in their order', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const table = /\| scenario \| what happens \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(readme)?.[1] ?? '';
  expect([...table.matchAll(/^\| `([\w-]+)` \| .+ \|$/gm)].map(([, name]) => name)).toEqual(names);
});
