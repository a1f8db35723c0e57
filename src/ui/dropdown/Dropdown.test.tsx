// Tests which of several nested open elements handles Escape.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Menu } from '../menu/Menu.tsx';
import { Select } from '../select/Select.tsx';
import { Dropdown } from './Dropdown.tsx';

const around = vi.fn<(key: string) => void>();

/** A parent that records every key event that reaches it, as a dialog would. */
function Around({ children }: { children: ReactNode }) {
  return <div onKeyDown={({ key }) => around(key)}>{children}</div>;
}

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  around.mockReset();
});
afterEach(cleanup);

test('Escape closes a panel and not what contains it', async () => {
  render(
    <Around>
      <Dropdown label="Columns">{() => <input aria-label="Year" />}</Dropdown>
    </Around>,
  );
  await userEvent.click(button('Columns'));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Year' }));
  await userEvent.keyboard('{Escape}');
  expect(isOpen('Columns')).toBe(false);
  expect(document.activeElement).toBe(button('Columns'));
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledWith('Escape');
});

test('the same for a menu whose code is still loading', async () => {
  render(
    <Around>
      <Menu label="More" items={[]} fetchPopup={() => new Promise(() => undefined)} />
    </Around>,
  );
  await userEvent.click(button('More'));
  expect(isOpen('More')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(isOpen('More')).toBe(false);
  expect(around).not.toHaveBeenCalled();
});

test('of nested open elements, only the innermost is closed', async () => {
  render(
    <Around>
      <Dropdown label="Columns">
        {() => (
          <>
            <Dropdown label="Order">{() => <p>By year</p>}</Dropdown>
            <Select
              aria-label="Density"
              value="compact"
              onChange={() => undefined}
              options={[{ value: 'compact', label: 'Compact' }]}
            />
          </>
        )}
      </Dropdown>
    </Around>,
  );
  await userEvent.click(button('Columns'));
  await userEvent.click(await screen.findByRole('button', { name: 'Order' }));
  await screen.findByText('By year');
  await userEvent.keyboard('{Escape}');
  expect([isOpen('Order'), isOpen('Columns')]).toEqual([false, true]);
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), isOpen('Columns')]).toEqual([null, true]);
  await userEvent.keyboard('{Escape}');
  expect(isOpen('Columns')).toBe(false);
});
