// Tests how long a tip stays: as long as the mouse or the focus is at its anchor, and the anchor is on the page.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEscape } from '../floating/useEscape.ts';
import { TooltipLayer } from './TooltipLayer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lacks this.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;

const page = (hasButton: boolean) => (
  <>
    {hasButton && <button type="button" data-tip="Copy" />}
    <TooltipLayer />
  </>
);

/** Renders a button with a tip, and hovers over it. */
async function hovered() {
  const { rerender } = render(page(true));
  const button = screen.getByRole('button');
  fireEvent.pointerOver(button);
  await wait(500);
  expect(tip()).toBe('Copy');
  return { button, rerender };
}

test('it disappears with its anchor', async () => {
  const { rerender } = await hovered();
  rerender(page(false));
  await wait(0);
  expect(tip()).toBeNull();
});

test('losing the focus does not hide it while the mouse is there', async () => {
  const { button } = await hovered();
  act(() => {
    button.focus();
    button.blur();
  });
  await wait(1000);
  expect(tip()).toBe('Copy');
  fireEvent.pointerOut(button);
  await wait(150);
  expect(tip()).toBeNull();
});

test('it does not appear once its anchor has opened something', async () => {
  render(page(true));
  const button = screen.getByRole('button');
  fireEvent.pointerOver(button);
  await wait(400);
  button.setAttribute('aria-expanded', 'true');
  await wait(1000);
  expect(tip()).toBeNull();
});

test('Escape closes it together with a menu below it, and nothing around the menu', async () => {
  const close = vi.fn();
  const hear = vi.fn();
  function Menu() {
    useEscape(true, close);
    return null;
  }
  render(
    <div onKeyDown={hear}>
      {page(true)}
      <Menu />
    </div>,
  );
  const button = screen.getByRole('button');
  fireEvent.pointerOver(button);
  await wait(500);
  expect(tip()).toBe('Copy');
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
  expect(tip()).toBeNull();
  expect(hear).not.toHaveBeenCalled();
});

test('Escape closes only the tip if nothing else is open', async () => {
  const { button } = await hovered();
  const hear = vi.fn();
  document.addEventListener('keydown', hear, { once: true });
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(tip()).toBeNull();
  expect(hear).not.toHaveBeenCalled();
});
