// Tests a chosen icon from the empty placeholder to its image, or to the fallback.
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IconifyIcon } from './IconifyIcon.tsx';
import { createIconifyIcons } from './iconifyIcons.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function draw(fetch: Parameters<typeof createIconifyIcons>[0]) {
  const { container } = render(<IconifyIcon name="mdi:book" icons={createIconifyIcons(fetch)} />);
  const before = container.innerHTML;
  await act(() => vi.advanceTimersByTimeAsync(16));
  return { before, element: container.firstElementChild };
}

test('its space is reserved, and it is hidden from screen readers', async () => {
  const { before, element } = await draw(() =>
    Promise.resolve(Response.json({ icons: { book: { body: '<path d="M0"/>', hFlip: true } } })),
  );
  expect(before).toMatch(/^<span class="[^"]*awaited[^"]*" aria-hidden="true"><\/span>$/);
  expect(element).toHaveProperty('tagName', 'SPAN');
  expect(element?.getAttribute('style')).toContain('scaleX(-1)');
  expect(element?.getAttribute('aria-hidden')).toBe('true');
});

test('a missing icon is replaced by a folder', async () => {
  const { element } = await draw(() => Promise.reject(new TypeError('fetch failed')));
  expect(element).toHaveProperty('tagName', 'svg');
  expect(element?.getAttribute('aria-hidden')).toBe('true');
});
