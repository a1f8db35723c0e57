// Tests the keyboard of a menu button against the WAI-ARIA pattern.
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';
import { fetchMenuPopup } from './useMenu.ts';

const chosen = vi.fn<(what: string) => void>();
const item = (label: string) => ({ id: label, label, onSelect: () => chosen(label) });

beforeEach(() => {
  chosen.mockReset();
  render(
    <>
      <Menu
        label="More"
        items={[
          item('Copy'),
          item('Cite'),
          'separator',
          { ...item('Paste'), disabled: true },
          { id: 'sort', kind: 'submenu', label: 'Sort', items: [item('By title'), item('By year')] },
          { kind: 'group', id: 'size', label: 'Size', items: [{ ...item('Wide'), kind: 'checkbox', checked: true }] },
          item('Move to trash'),
        ]}
      />
      <button type="button">After</button>
    </>,
  );
  act(() => {
    screen.getByRole('button', { name: 'More' }).focus();
  });
});
afterEach(cleanup);

const focused = () => document.activeElement?.textContent;
const isOpen = () => screen.queryByRole('menu') !== null;

/** Opens the menu and waits for its code. */
async function open(key = '{Enter}') {
  await userEvent.keyboard(key);
  await screen.findByRole('menu');
}

describe('Menu', () => {
  it.each([
    ['{Enter}', 'Copy'],
    [' ', 'Copy'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Move to trash'],
  ])('opens with %j at %s', async (key, first) => {
    await open(key);
    expect(focused()).toBe(first);
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('opens by mouse without an active entry', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(document.activeElement).toBe(await screen.findByRole('menu'));
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Move to trash');
  });

  it('moves and wraps, goes to the ends, and searches by letter', async () => {
    await open();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Move to trash');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Copy');
    await userEvent.keyboard('c');
    expect(focused()).toBe('Cite');
    await userEvent.keyboard('c');
    expect(focused()).toBe('Copy');
    await userEvent.keyboard('x');
    expect(focused()).toBe('Copy');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Move to trash');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Copy');
  });

  it('searches by several letters, including a space', async () => {
    await open();
    await userEvent.keyboard('move t');
    expect(focused()).toBe('Move to trash');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('runs the chosen action once, and returns the focus', async () => {
    await open('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen.mock.calls).toEqual([['Cite']]);
    expect(isOpen()).toBe(false);
    expect(focused()).toBe('More');
  });

  it('disabled entries can be focused, but do nothing', async () => {
    await open();
    await userEvent.keyboard('p');
    expect(focused()).toBe('Paste');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Paste' }));
    expect(chosen).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  it('stays open when Space changes a choice', async () => {
    await open();
    await userEvent.keyboard('{ArrowUp}{ArrowUp} ');
    expect(chosen.mock.calls).toEqual([['Wide']]);
    expect(screen.getByRole('menuitemcheckbox').ariaChecked).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
  });

  it('enters and leaves a submenu by arrows, and closes all levels when an entry is chosen', async () => {
    await open();
    await userEvent.keyboard('s{ArrowRight}');
    expect(focused()).toBe('By title');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(focused()).toBe('Sort');
    expect(screen.getAllByRole('menu')).toHaveLength(1);
    await userEvent.keyboard('{Enter}{Escape}');
    expect([focused(), isOpen()]).toEqual(['Sort', true]);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(chosen.mock.calls).toEqual([['By year']]);
    expect([isOpen(), focused()]).toEqual([false, 'More']);
  });

  it('Escape returns the focus to the button, and Tab moves on', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect([isOpen(), focused()]).toEqual([false, 'More']);
    await open();
    await userEvent.tab();
    expect([isOpen(), focused()]).toEqual([false, 'After']);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('Tab leaves from any level', async () => {
    await open();
    await userEvent.keyboard('s{ArrowRight}');
    await userEvent.tab();
    expect([isOpen(), focused()]).toEqual([false, 'After']);
  });

  it('runs the keys pressed before it had loaded once, even if effects run twice', async () => {
    cleanup();
    let come: () => void = () => undefined;
    const code = new Promise<void>((resolve) => (come = resolve));
    render(
      <StrictMode>
        <Menu
          label="More"
          items={['Copy', 'Cite', 'Paste', 'Cut'].map(item)}
          fetchPopup={() => code.then(fetchMenuPopup)}
        />
      </StrictMode>,
    );
    act(() => {
      screen.getByRole('button', { name: 'More' }).focus();
    });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    come();
    await screen.findByRole('menu');
    expect(focused()).toBe('Cite');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Paste');
  });
});
