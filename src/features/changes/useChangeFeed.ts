// Decides when the page starts to follow changes of others: some time after the library has loaded, so that a first visit doesn't wait for the code, or when
// the window gets the focus, the person changes something, or live events say that somebody did.
import { type RefObject, useEffect, useRef } from 'react';
import type { Environment } from 'relay-runtime';
import { EDITED, GROUPS } from '#src/relay/invalidateLists.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { loadOptional } from '#src/ui/preload.ts';
import type { ChangeFeed, FollowedLibrary } from './followChanges.ts';

export type BeginFeed = (start: FollowedLibrary['start']) => Promise<ChangeFeed | null>;

/** Follows changes in the library of this environment; does nothing without one. Returns what starts the feed before its time, for live events. */
export function useChangeFeed(environment: Environment | undefined): RefObject<BeginFeed | null> {
  const beginning = useRef<BeginFeed>(null);
  useEffect(() => {
    if (!environment) return;
    const over = new AbortController();
    const { signal } = over;
    let feed: Promise<ChangeFeed | null> | null = null;
    const begin: BeginFeed = (start) =>
      (feed ??= loadOptional(import('./followChanges.ts')).then(
        ({ followChanges }) => (signal.aborted ? null : followChanges({ environment, start, signal })),
        // The page works without it; the next visit tries again.
        () => null,
      ));
    beginning.current = begin;
    const look = () => {
      void begin('asked');
    };
    const store = environment.getStore();
    const heard = store.subscribeToInvalidationState(
      store.lookupInvalidationState([libraryIdOf(environment), EDITED, GROUPS]),
      () => {
        void begin('told');
      },
    );
    const timer = setTimeout(look, 20_000);
    window.addEventListener('focus', look, { signal });
    return () => {
      over.abort();
      heard.dispose();
      clearTimeout(timer);
      beginning.current = null;
    };
  }, [environment]);
  return beginning;
}
