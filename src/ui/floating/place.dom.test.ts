// Tests that floating elements are visible even if the code that positions them fails to load.
import { expect, test, vi } from 'vitest';
import { place } from './place.ts';

vi.mock('@floating-ui/dom', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('without the positioning code it is placed below', async () => {
  const reference = document.createElement('button');
  const floating = document.createElement('div');
  document.body.append(reference, floating);
  reference.getBoundingClientRect = () => new DOMRect(40, 60, 100, 32);
  await place(reference, floating, { placement: 'top-end', gap: 6 });
  expect(floating.dataset.side).toBe('bottom');
  expect(floating.style).toMatchObject({ position: 'fixed', left: '40px', top: '98px' });
  expect(floating.style.maxHeight).toBe(`${window.innerHeight - 106}px`);
});

test('an element that has a position keeps it until the new one is computed', async () => {
  const reference = document.createElement('button');
  const floating = document.createElement('div');
  document.body.append(reference, floating);
  await place(reference, floating, { placement: 'bottom' });
  reference.getBoundingClientRect = () => new DOMRect(40, 60, 100, 32);
  floating.style.margin = '3px';
  const changes = new MutationObserver(() => undefined);
  changes.observe(floating, { attributes: true });
  const placed = place(reference, floating, { placement: 'bottom' });
  expect(changes.takeRecords()).toEqual([]);
  await placed;
  expect(floating.style.left).toBe('40px');
});
