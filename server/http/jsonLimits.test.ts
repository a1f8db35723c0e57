import { expect, test } from 'vitest';
import { excessOf, jsonLimits } from './jsonLimits.ts';

const excess = (json: string) => excessOf(Buffer.from(json));
const { depth, values, names } = jsonLimits;

const namesOf = (count: number) => Array.from({ length: count }, (_, at) => `"name ${at}":{}`).join(',');

test.each([
  ['the most allowed values', `[${'1,'.repeat(values - 1)}1]`, null],
  ['one value more', `[${'1,'.repeat(values)}1]`, 'values'],
  ['empty lists', '[],'.repeat(Math.ceil((values + 1) / 2)), 'values'],
  ['members', `{${'"a":1,'.repeat(values)}"a":1}`, 'values'],
  ['the most allowed distinct names', `{${namesOf(names)}}`, null],
  ['one more name', `{${namesOf(names + 1)}}`, 'names'],
  ['the same names in many objects', `[${`{${namesOf(10)}},`.repeat(1_000)}1]`, null],
  [
    'a long text with many colons after it, each of which could make it be read again',
    `"${'x'.repeat(1_000_000)}"${':'.repeat(1_000_000)}`,
    null,
  ],
  ['colons and names in a text', `"${'\\"a\\":'.repeat(names + 1)}"`, null],
  ['the most allowed levels', '['.repeat(depth) + ']'.repeat(depth), null],
  ['one level more', '['.repeat(depth + 1), 'depth'],
  ['levels of both kinds', '{"a":['.repeat(depth / 2 + 1), 'depth'],
  ['lists beside each other', `[${'[[]],'.repeat(1_000)}1]`, null],
  ['brackets and commas in a text', `"${'[{,'.repeat(values)}"`, null],
  ['brackets behind an escaped quote', `"\\"${'['.repeat(depth + 1)}"`, null],
  ['brackets behind a text that ends with a backslash', `"\\\\"${'['.repeat(depth + 1)}`, 'depth'],
  ['brackets behind a text of several bytes a character', `"né€🙂"${'['.repeat(depth + 1)}`, 'depth'],
  ['nothing', '', null],
])('%s', (_name, json, expected) => {
  expect(excess(json)).toBe(expected);
});
