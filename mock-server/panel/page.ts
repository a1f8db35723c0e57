// The page beside the panel, if the panel is in the drawer.
import { type MockChange, mockChangedEvent } from '#site/recordedMock.ts';

const isBeside = window.parent !== window;

/** The path of the page beside the panel; without one, the page on which people start. */
export function routeOfPage(): string {
  if (!isBeside) return '/dashboard';
  const { pathname, search } = window.parent.location;
  return pathname + search;
}

/** Reloads the page beside the panel, because its data is from another world, time or person. */
export function reloadPage(): void {
  if (isBeside) window.parent.location.reload();
}

/** Makes the page beside the panel show the active scenario, and record the change. */
export function tellPage(change: MockChange): void {
  if (isBeside) window.parent.dispatchEvent(new CustomEvent(mockChangedEvent, { detail: change }));
}
