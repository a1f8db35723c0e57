// A chosen icon from an empty place to its picture, or to the sign for none.
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

test('its place is there before it, and says nothing to who listens', async () => {
  const { before, element } = await draw(() =>
    Promise.resolve(Response.json({ icons: { book: { body: '<path d="M0"/>', hFlip: true } } })),
  );
  expect(before).toMatch(/^<span class="[^"]*awaited[^"]*" aria-hidden="true"><\/span>$/);
  expect(element).toHaveProperty('tagName', 'SPAN');
  expect(element?.getAttribute('style')).toContain('scaleX(-1)');
  expect(element?.getAttribute('aria-hidden')).toBe('true');
});

test('where there is none a folder stands', async () => {
  const { element } = await draw(() => Promise.reject(new TypeError('fetch failed')));
  expect(element).toHaveProperty('tagName', 'svg');
  expect(element?.getAttribute('aria-hidden')).toBe('true');
});
