// The keyboard of a menu button, as WAI-ARIA's pattern lists it.
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

/** Opens the menu, which comes when its code has. */
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

  it('opens by mouse with nothing chosen yet', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(document.activeElement).toBe(await screen.findByRole('menu'));
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Move to trash');
  });

  it('moves and wraps, goes to the ends, and finds by letter', async () => {
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

  it('finds by several letters, a space among them', async () => {
    await open();
    await userEvent.keyboard('move t');
    expect(focused()).toBe('Move to trash');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('does what is chosen, once, and gives the focus back', async () => {
    await open('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen.mock.calls).toEqual([['Cite']]);
    expect(isOpen()).toBe(false);
    expect(focused()).toBe('More');
  });

  it('can be come to where it is inert, and then does nothing', async () => {
    await open();
    await userEvent.keyboard('p');
    expect(focused()).toBe('Paste');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Paste' }));
    expect(chosen).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  it('stays open for the Space that changes a choice', async () => {
    await open();
    await userEvent.keyboard('{ArrowUp}{ArrowUp} ');
    expect(chosen.mock.calls).toEqual([['Wide']]);
    expect(screen.getByRole('menuitemcheckbox').ariaChecked).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
  });

  it('goes into a submenu and back by arrows, and out of all levels by choosing', async () => {
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

  it('is left by Escape with the focus on the button, and by Tab going on', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect([isOpen(), focused()]).toEqual([false, 'More']);
    await open();
    await userEvent.tab();
    expect([isOpen(), focused()]).toEqual([false, 'After']);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('is left by Tab from any level', async () => {
    await open();
    await userEvent.keyboard('s{ArrowRight}');
    await userEvent.tab();
    expect([isOpen(), focused()]).toEqual([false, 'After']);
  });

  it('does once what was pressed before it was there, also where effects run twice', async () => {
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
