// Decides when the page starts to follow changes of others: some time after the library has loaded, so that a first visit doesn't wait for the code, or when
// the window gets the focus or the person changes something.
import { useEffect } from 'react';
import type { Environment } from 'relay-runtime';
import { EDITED, GROUPS } from '#src/relay/invalidateLists.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { preload } from '#src/ui/preload.ts';

/** Follows changes in the library of this environment; does nothing without one. */
export function useChangeFeed(environment: Environment | undefined): void {
  useEffect(() => {
    if (!environment) return;
    const over = new AbortController();
    const { signal } = over;
    let begun = false;
    const begin = (isTold: boolean) => {
      if (begun) return;
      begun = true;
      preload(import('./followChanges.ts')).then(
        ({ followChanges }) => {
          if (!signal.aborted) followChanges({ environment, isTold, signal });
        },
        // The page works without it; the next visit tries again.
        () => undefined,
      );
    };
    const look = () => {
      begin(false);
    };
    const store = environment.getStore();
    const heard = store.subscribeToInvalidationState(
      store.lookupInvalidationState([libraryIdOf(environment), EDITED, GROUPS]),
      () => {
        begin(true);
      },
    );
    const timer = setTimeout(look, 20_000);
    window.addEventListener('focus', look, { signal });
    return () => {
      over.abort();
      heard.dispose();
      clearTimeout(timer);
    };
  }, [environment]);
}
