// Tests that a tab's name is kept by its next page, and not by a duplicate of the tab.
import { afterEach, expect, test, vi } from 'vitest';
import { nameTab } from './tabName.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with the storage of its tab, and a function that unloads it. */
function loadPage(kept: Map<string, string>) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return { name: nameTab(), hide: () => page.dispatchEvent(new Event('pagehide')) };
}

test('a reload keeps the name of the tab, and a duplicated tab has its own', () => {
  const kept = new Map<string, string>();
  const first = loadPage(kept);
  const copy = loadPage(new Map(kept));
  expect(copy.name).not.toBe(first.name);
  loadPage(kept).hide();
  first.hide();
  expect(loadPage(kept).name).toBe(first.name);
});

test('a tab has a name even if the browser stores nothing', () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('refused');
    },
  });
  expect(nameTab()).toMatch(/^[0-9a-f]{8}$/);
});
