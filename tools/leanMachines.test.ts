// Tests that removing descriptions leaves all code of a machine that runs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutDescriptions } from './leanMachines.ts';

test('removes the descriptions of machines, states and transitions, with the comma after each', () => {
  expect(
    withoutDescriptions(`
export const machine = setup({ types: {} as Types }).createMachine({
  id: 'door',
  description: 'A door.',
  states: {
    open: { description: "It's open, or: a { brace }", on: { close: { target: 'shut', description: 'Slam' } } },
    shut: {
      description:
        'Shut.',
    },
  },
});`),
  ).toBe(`
export const machine = setup({ types: {} as Types }).createMachine({
  id: 'door',
  
  states: {
    open: {  on: { close: { target: 'shut',  } } },
    shut: {
      
    },
  },
});`);
});

test.each([
  ['beside a machine', `const field = { description: 'Shown to people.' };`],
  ['before it is made', `setup({ guards: { a: { description: 'Kept.' } } }).createMachine({ id: 'a' });`],
  ['in what a function makes', `x.createMachine({ context: () => ({ description: 'Of a document' }) });`],
  ['that is no plain text', 'x.createMachine({ description: say(`what`) });'],
])('a description %s stays', (_, code) => {
  expect(withoutDescriptions(code)).toBe(code);
});

const folder = join(import.meta.dirname, '../machines');
const machines = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('Machine.ts'),
);

test.each(machines)('%s has no descriptions afterwards, and still parses', (path) => {
  const code = readFileSync(join(folder, path), 'utf8');
  expect(code).toContain('description:');
  const lean = withoutDescriptions(code);
  expect(lean.slice(lean.indexOf('.createMachine('))).not.toMatch(/\bdescription:\s*['"`]/);
  expect(withoutDescriptions(lean)).toBe(lean);
});
