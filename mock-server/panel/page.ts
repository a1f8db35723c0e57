// Controls the page beside the panel, if the panel is in the page's drawer.
import { type MockChange, mockChangedEvent } from '#site/recordedMock.ts';

const isBeside = window.parent !== window;

/** The path of the page beside the panel; without one, that of the library. */
export function routeOfPage(): string {
  if (!isBeside) return '/dashboard';
  const { pathname, search } = window.parent.location;
  return pathname + search;
}

/** Reloads the page beside the panel, because its data is from another world, time or account. */
export function reloadPage(): void {
  if (isBeside) window.parent.location.reload();
}

/** Notifies the page beside the panel, which updates its badge and records the change. */
export function tellPage(change: MockChange): void {
  if (isBeside) window.parent.dispatchEvent(new CustomEvent(mockChangedEvent, { detail: change }));
}
