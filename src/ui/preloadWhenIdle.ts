// Loads code before it is wanted, once a page stands and the browser has nothing else to do, so that no first press waits for it.
import { readConnection } from './connection.ts';
import { preload } from './preload.ts';

/** Loads one part. */
export type LoadPart = () => Promise<unknown>;

/** The page is left alone for so long after it has loaded, in ms: what it asks for itself comes first. */
const settleDelay = 1_000;

/** Whether the person has to be spared what they may not need. */
function isSpared(): boolean {
  const { saveData, effectiveType } = readConnection();
  return saveData || ['slow-2g', '2g', '3g'].includes(effectiveType);
}

/** Loads the parts one after the other. The list of them is loaded first, so that it is no weight of the first visit. Returns how to stop. */
export function preloadWhenIdle(loadList: () => Promise<readonly LoadPart[]>): () => void {
  const left = new AbortController();
  const { signal } = left;
  const isLeft = () => signal.aborted;
  const preloadAll = async () => {
    await pageLoaded(signal);
    await wait(settleDelay);
    await idle();
    if (isLeft() || isSpared()) return;
    for (const load of await preload(loadList())) {
      await idle();
      if (isLeft()) return;
      // What does not come is asked for again by whoever wants it.
      await preload(load()).catch(() => undefined);
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

/** The browser has nothing to do; where it does not tell, at its next turn. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => {
        resolve();
      });
    } else setTimeout(resolve);
  });
}
