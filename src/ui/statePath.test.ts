// The word in `data-state` that browser tests look for.
import { expect, it } from 'vitest';
import { statePath } from './statePath.ts';

it('writes nested states with dots and parallel ones with spaces', () => {
  expect(statePath('editing')).toBe('editing');
  expect(statePath({ saving: 'editedSince' })).toBe('saving.editedSince');
  expect(statePath({ shown: { list: 'loading', input: 'idle' } })).toBe('shown.list.loading shown.input.idle');
  expect(statePath({ left: {}, right: 'on' })).toBe('left right.on');
});
