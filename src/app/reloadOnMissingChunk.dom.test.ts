// What becomes of the page when a part of it is gone: it is loaded anew if somebody waits for that part, and only then.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preload } from '#src/ui/preload.ts';
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts';

const reload = vi.fn<() => void>();
/** A hover fetches the page of its link; that it did not come is for whoever goes there. */
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

/** An import of a part that is gone, as Vite makes it: it tells the page, and fails unless that was prevented. */
async function missing(): Promise<object | undefined> {
  await Promise.resolve();
  const payload = new TypeError('Failed to fetch dynamically imported module');
  if (window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })))
    throw payload;
  return undefined;
}

test('what somebody waits for is fetched with a new version of the page, once', async () => {
  await expect(missing()).rejects.toThrow('Failed to fetch');
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  await expect(missing()).rejects.toThrow('Failed to fetch');
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the router is told that it has reloaded already, for it would do so without a guard', async () => {
  await expect(missing()).rejects.toThrow('Failed to fetch');
  expect(sessionStorage.getItem('tanstack_router_reload:Failed to fetch dynamically imported module')).not.toBeNull();
});

test('what is fetched in advance is missed by nobody, however deep in other promises', async () => {
  await expect(preload(missing())).rejects.toThrow('Failed to fetch');
  await expect(preload(Promise.all([missing().then((module) => module), Promise.resolve()]))).rejects.toThrow();
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  // Who then wants it asks again, and waits.
  await expect(missing()).rejects.toThrow('Failed to fetch');
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a link may be pointed at whatever has become of its page', async () => {
  await router.preloadRoute();
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  await expect(missing()).rejects.toThrow('Failed to fetch');
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('who clicks while the page of the link is being fetched waits for it', async () => {
  const pointing = router.preloadRoute();
  router.state.isLoading = true;
  await pointing;
  router.state.isLoading = false;
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});
