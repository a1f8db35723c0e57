// Tests that a missing chunk reloads the page if somebody waits for it, and only then.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOptional, preload } from '#src/ui/preload.ts';
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts';

const reload = vi.fn<() => void>();
/** Preloading by hover: if it fails, the failure matters only on a click. */
const router = { state: { isLoading: false }, preloadRoute: () => missing().catch(() => undefined) };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  stop = reloadOnMissingChunk(router, reload);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Simulates an import of a missing chunk as Vite compiles it: it fires an event, and fails unless that is prevented. */
async function missing(): Promise<object | undefined> {
  await Promise.resolve();
  const payload = new TypeError('Failed to fetch dynamically imported module');
  if (window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })))
    throw payload;
  return undefined;
}

test('a chunk that somebody waits for reloads the page, once', async () => {
  await expect(missing()).rejects.toThrow('Failed to fetch');
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  await expect(missing()).rejects.toThrow('Failed to fetch');
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the router is told that it has reloaded already, since it would do so without a limit', async () => {
  await expect(missing()).rejects.toThrow('Failed to fetch');
  expect(sessionStorage.getItem('tanstack_router_reload:Failed to fetch dynamically imported module')).not.toBeNull();
});

test('a failed preload has no effect', async () => {
  // Vitest reports a rejection that nobody handles.
  preload(missing);
  await vi.runAllTimersAsync();
  expect(reload).not.toHaveBeenCalled();
});

test('optional code that fails does not reload the page, also within other promises', async () => {
  await expect(loadOptional(missing())).rejects.toThrow('Failed to fetch');
  await expect(loadOptional(Promise.all([missing().then((module) => module), Promise.resolve()]))).rejects.toThrow();
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  // A later import of it waits for the chunk.
  await expect(missing()).rejects.toThrow('Failed to fetch');
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('hovering over a link has no effect whatever happened to its page', async () => {
  await router.preloadRoute();
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  await expect(missing()).rejects.toThrow('Failed to fetch');
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a click while the page is being preloaded waits for it', async () => {
  const pointing = router.preloadRoute();
  router.state.isLoading = true;
  await pointing;
  router.state.isLoading = false;
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});
