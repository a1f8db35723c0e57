// The word in `data-state` that browser tests look for.
import { expect, test } from 'vitest';
import { statePath } from './statePath.ts';

test('names a state by the way to it', () => {
  expect(statePath('editing')).toBe('editing');
  expect(statePath({ saving: 'editedSince' })).toBe('saving.editedSince');
});

test('names parallel states side by side, each with its whole way', () => {
  expect(statePath({ list: 'shown', search: { debouncing: {} } })).toBe('list.shown search.debouncing');
  expect(statePath({ shown: { list: 'loading', input: 'idle' } })).toBe('shown.list.loading shown.input.idle');
});
