// Loads the code that positions floating elements, at the latest with the first of them.
import { preload } from '../preload.ts';

/** Loaded on demand, because no page needs it to be read. */
export const fetchFloatingUi = () => import('@floating-ui/dom');

/** Loads the code; afterwards `place` takes only a microtask or two. */
export async function loadPlacement(): Promise<undefined> {
  await fetchFloatingUi();
  return undefined;
}

/** Preloads the code, on the hover or focus that precedes a press. */
export function preloadPlacement(): void {
  // A failure is reported when something has to be placed; a preload ignores it.
  preload(loadPlacement);
}
