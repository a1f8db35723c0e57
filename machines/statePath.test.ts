// The spelling of `data-state`.
import { expect, test } from 'vitest';
import { statePath } from './statePath.ts';

test.each([
  ['clean', 'clean'],
  [{ saving: 'editedSince' }, 'saving.editedSince'],
  [{ a: { b: 'c' } }, 'a.b.c'],
  [{ a: 'one', b: 'two' }, 'a.one b.two'],
])('%j is %s', (value, path) => {
  expect(statePath(value)).toBe(path);
});
