// Tests what people see of libraries in the trash where tokens are listed, and where a new one is limited.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { stubDialogs } from '#tests/support/stubDialogs.ts';
import { ApiTokenDialog } from './ApiTokenDialog.tsx';
import { reachOf } from './useTokenLibraries.ts';

afterEach(cleanup);
beforeAll(stubDialogs);

const libraries = [
  { id: 'lib_1', name: 'Radium', isTrashed: false },
  { id: 'lib_2', name: 'Polonium', isTrashed: true },
];

it('a token of a library in the trash is not called lost', () => {
  expect(['lib_1', 'lib_2', 'lib_3', null].map((id) => reachOf(id, libraries))).toEqual([
    'Radium',
    'Polonium (in the trash)',
    'a library that you can no longer open',
    'all libraries',
  ]);
});

it('a new token cannot be limited to a library in the trash', async () => {
  const create = () => Promise.reject(new Error('Nothing is created.'));
  render(<ApiTokenDialog open onClose={() => undefined} libraries={libraries} create={create} />);
  await userEvent.click(screen.getByLabelText('Library'));
  const options = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
  expect(options).toContain('Radium');
  expect(options).not.toContain('Polonium');
});
