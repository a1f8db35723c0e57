// Who keeps the name of a tab: the next page of it, and no copy.
import { afterEach, expect, test, vi } from 'vitest';
import { nameTab } from './tabName.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page on a tab's storage, with what ends it. */
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

test('a reload keeps the name of the tab, a duplicated tab has its own', () => {
  const kept = new Map<string, string>();
  const first = loadPage(kept);
  const copy = loadPage(new Map(kept));
  expect(copy.name).not.toBe(first.name);
  loadPage(kept).hide();
  first.hide();
  expect(loadPage(kept).name).toBe(first.name);
});

test('where the browser keeps nothing the tab has a name all the same', () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('refused');
    },
  });
  expect(nameTab()).toMatch(/^[0-9a-f]{8}$/);
});
