// The page that the panel stands beside, where it is in the drawer.
import { changedEvent } from '../page/facts.ts';

const isBeside = window.parent !== window;

/** The path of the page beside the panel; alone, where people begin. */
export function routeOfPage(): string {
  if (!isBeside) return '/dashboard';
  const { pathname, search } = window.parent.location;
  return pathname + search;
}

/** Lets the page beside the panel begin anew: what it holds is of another world, time or person. */
export function reloadPage(): void {
  if (isBeside) window.parent.location.reload();
}

/** Lets the page beside the panel show what is played now. */
export function tellPage(): void {
  if (isBeside) window.parent.dispatchEvent(new Event(changedEvent));
}
