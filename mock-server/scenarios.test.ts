// Every scenario has a file, a place in the panel, and a browser test.
import { readdirSync, readFileSync } from 'node:fs';
import { buildASTSchema, isObjectType, parse } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from '#server/__generated__/typeDefs.ts';
import { sections } from './scenario.ts';
import { findScenario, scenarioFields, scenarios } from './scenarios.ts';

const names = scenarios.map(({ name }) => name);

it('have unique names, by which they are found', () => {
  expect(names.map((name) => findScenario(name)?.name)).toEqual([...new Set(names)]);
  expect(findScenario('none-such')).toBeNull();
});

it('are each in a file with their name', () => {
  const files = readdirSync(new URL('scenarios/', import.meta.url)).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(names.map((name) => `${camelCase(name)}.ts`).toSorted()).toEqual(files.toSorted());
});

it('answer only fields that object types of the schema have', () => {
  const schema = buildASTSchema(parse(typeDefs), { assumeValid: true });
  const answerable = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  expect([...scenarioFields].filter((field) => !answerable.includes(field))).toEqual([]);
});

it('belong to sections, none of which is empty', () => {
  const listed = scenarios.map(({ section }) => section).filter((section, at, all) => section !== all[at - 1]);
  expect(listed).toEqual(sections);
});

it('each have a browser test whose name begins with that of the scenario', () => {
  const folder = new URL('../tests/e2e/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'));
  const shown = files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const titles = [...text.matchAll(/\btest\(\s*'([\w-]+): /g)].map(([, name]) => name);
    // One test for several scenarios: for (const scenario of ['one', 'other']) test(`${scenario}: …`).
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
