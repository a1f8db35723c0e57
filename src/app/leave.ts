// Navigates the whole page to an address outside the app, so that "Back" returns to the current page.
import type { ParsedLocation, RouterHistory } from '@tanstack/react-router';

/** The part of the router that is needed. */
export interface LeavingRouter {
  history: RouterHistory;
  /** The location that the router is navigating to. */
  latestLocation: ParsedLocation;
  stores: { resolvedLocation: { get: () => ParsedLocation | undefined } };
  navigate: (options: { href: string; replace: true; ignoreBlocker: true; resetScroll: false }) => Promise<void>;
}

/** Navigates the document; replaced in tests. */
export type Mover = Pick<Location, 'assign' | 'replace'>;

/**
 * Goes to `address`. First removes the app's redirecting address from the history: it has no page, and if the browser downloads a file instead of leaving, that
 * address would remain above another page. Never resolves, because nothing may follow.
 */
export async function leave(router: LeavingRouter, address: string, mover: Mover = window.location): Promise<never> {
  const shown = router.stores.resolvedLocation.get();
  if (!shown) mover.replace(address);
  else {
    if (router.latestLocation.state.__TSR_index > shown.state.__TSR_index) await goBack(router.history);
    else await router.navigate({ href: shown.href, replace: true, ignoreBlocker: true, resetScroll: false });
    mover.assign(address);
  }
  return new Promise(() => undefined);
}

/** Goes back one step in the history and waits for it. */
function goBack(history: RouterHistory): Promise<void> {
  return new Promise((resolve) => {
    const stop = history.subscribe(() => {
      stop();
      resolve();
    });
    // Blockers have already allowed leaving.
    history.back({ ignoreBlocker: true });
  });
}
