// @vitest-environment jsdom
// The keyboard of a menu button, as WAI-ARIA's pattern lists it.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';

const chosen = vi.fn<(what: string) => void>();
const item = (label: string) => ({ id: label, label, onSelect: () => chosen(label) });

beforeEach(() => {
  chosen.mockReset();
  render(
    <>
      <Menu label="More" items={[item('Copy'), item('Cite'), 'separator', item('Move to trash')]} />
      <button type="button">After</button>
    </>,
  );
  screen.getByRole('button', { name: 'More' }).focus();
});
afterEach(cleanup);

const focused = () => document.activeElement?.textContent;
const isOpen = () => screen.queryByRole('menu') !== null;

describe('Menu', () => {
  it.each([
    ['{Enter}', 'Copy'],
    [' ', 'Copy'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Move to trash'],
  ])('opens with %j at %s', async (key, first) => {
    await userEvent.keyboard(key);
    expect(focused()).toBe(first);
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('moves and wraps, goes to the ends, and finds by letter', async () => {
    await userEvent.keyboard('{Enter}{ArrowUp}');
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

  it('does what is chosen, once, and gives the focus back', async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen.mock.calls).toEqual([['Cite']]);
    expect(isOpen()).toBe(false);
    expect(focused()).toBe('More');
  });

  it('is left by Escape with the focus on the button, and by Tab going on', async () => {
    await userEvent.keyboard('{Enter}{Escape}');
    expect([isOpen(), focused()]).toEqual([false, 'More']);
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect([isOpen(), focused()]).toEqual([false, 'After']);
    expect(chosen).not.toHaveBeenCalled();
  });
});
