// Leads the whole page to an address outside the app, so that "Back" returns to the present page.
import type { ParsedLocation, RouterHistory } from '@tanstack/react-router';

/** What it takes of the router. */
export interface LeavingRouter {
  history: RouterHistory;
  /** Where the router is on its way to. */
  latestLocation: ParsedLocation;
  stores: { resolvedLocation: { get: () => ParsedLocation | undefined } };
  navigate: (options: { href: string; replace: true; ignoreBlocker: true; resetScroll: false }) => Promise<void>;
}

/** What moves the document; given in tests. */
export type Mover = Pick<Location, 'assign' | 'replace'>;

/**
 * Goes to `address`. The address of the app that led here is taken out of the history first: it has no page, and should the
 * browser save a file instead of leaving, it would stand above a page that is another's. Never resolves: nothing is to follow.
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

/** One step back in the history, to its end. */
function goBack(history: RouterHistory): Promise<void> {
  return new Promise((resolve) => {
    const stop = history.subscribe(() => {
      stop();
      resolve();
    });
    // Whoever may hold a person back has let them go here already.
    history.back({ ignoreBlocker: true });
  });
}
