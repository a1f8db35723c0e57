// The README describes every endpoint of the control panel and no others.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeEndpoints } from './describeEndpoints.ts';

it('is the table in the README: after a change, copy the expected one', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const table = /\| address \| body \| what it does \|\n(?:\|.*\n)+/.exec(readme)?.[0].trimEnd();
  expect(table).toBe(describeEndpoints());
});
