// Preloads the code that places floating elements; it is loaded at the latest with the first of them.
import { preload } from '../preload.ts';

/** Fetched when something is first to float: no page needs it to be read. */
export const fetchFloatingUi = () => import('@floating-ui/dom');

/** Fetches what placing needs; afterwards `place` takes no longer than a microtask or two. */
export async function loadPlacement(): Promise<undefined> {
  await fetchFloatingUi();
  return undefined;
}

/** Fetches what placing needs, before it is needed: on the hover or focus that comes before a press. */
export function preloadPlacement(): void {
  // Whoever places something will hear of a failure; so early nobody waits for it.
  preload(loadPlacement()).catch(() => undefined);
}
