// Preloads code once a page has loaded and the browser is idle, so that the first press doesn't wait for it.
import { readConnection } from './connection.ts';
import { loadOptional } from './preload.ts';

/** Loads one part. What the part starts ends when `signal` aborts. */
export type LoadPart = (signal: AbortSignal) => Promise<unknown>;

/** The delay after loading, in ms, so that the page's own requests come first. */
const settleDelay = 1_000;

/** Whether the connection is slow or metered. */
function isSpared(): boolean {
  const { saveData, effectiveType } = readConnection();
  return saveData || ['slow-2g', '2g', '3g'].includes(effectiveType);
}

/** Loads the parts one by one. Their list is loaded first, so that it doesn't add to a first visit. Returns a function that stops it, and what the parts have started. */
export function preloadWhenIdle(loadList: () => Promise<readonly LoadPart[]>): () => void {
  const left = new AbortController();
  const { signal } = left;
  const isLeft = () => signal.aborted;
  const preloadAll = async () => {
    await pageLoaded(signal);
    await wait(settleDelay);
    await idle();
    if (isLeft() || isSpared()) return;
    for (const load of await loadOptional(loadList())) {
      await idle();
      if (isLeft()) return;
      // A part that fails is loaded again when it is needed.
      await loadOptional(load(signal)).catch(() => undefined);
    }
  };
  preloadAll().catch(() => undefined);
  return () => {
    left.abort();
  };
}

function pageLoaded(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else
      window.addEventListener(
        'load',
        () => {
          resolve();
        },
        { once: true, signal },
      );
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits until the browser is idle or, if it can't tell, for the next task. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => {
        resolve();
      });
    } else setTimeout(resolve);
  });
}
