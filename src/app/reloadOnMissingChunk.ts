// Connects the chunkReload machine to the page: missing chunks, the connection, the reload.
import { createActor } from 'xstate';
import { chunkReloadMachine } from '#machines/chunkReload/chunkReloadMachine.ts';
import { isPreloadFailure } from '#src/ui/preload.ts';

const key = 'chunk-reload';

/** The part of the router that preloads pages, and knows whether a navigation is running. */
export interface Preloading {
  readonly state: { readonly isLoading: boolean };
  preloadRoute: (options: never) => Promise<unknown>;
}

/** Reloads the page when a part that somebody waits for cannot be loaded, at most once in ten seconds. Returns how to stop. */
export function reloadOnMissingChunk(
  router: Preloading,
  reload = () => {
    window.location.reload();
  },
): () => void {
  const actor = createActor(chunkReloadMachine, { input: { sinceReload: Date.now() - lastReload() } });
  actor.on('reload.wanted', () => {
    // Where nothing can be kept this fails, and there is no reload: the next page could not know of it and would go round.
    sessionStorage.setItem(key, String(Date.now()));
    reload();
  });
  actor.start();

  let pointedAt = 0;
  const { preloadRoute } = router;
  router.preloadRoute = (options) => {
    pointedAt++;
    return preloadRoute(options).finally(() => pointedAt--);
  };
  // Nothing is prevented: without its error an import would give `undefined`, of which nobody knows.
  const hear = ({ payload }: VitePreloadErrorEvent) => {
    // The router also reloads once for each missing chunk, without a guard; marking the chunk as reloaded prevents that.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    // A click during a preload waits for the same chunk.
    if (pointedAt > 0 && !router.state.isLoading) return;
    // Before that turn is over, whoever only asked in advance has said so.
    setTimeout(() => {
      if (!isPreloadFailure(payload)) actor.send({ type: 'chunk.missing', online: navigator.onLine });
    });
  };
  window.addEventListener('vite:preloadError', hear);
  return () => {
    window.removeEventListener('vite:preloadError', hear);
    router.preloadRoute = preloadRoute;
    actor.stop();
  };
}

/** When the page was last reloaded for a missing part; 0 when it never was, or when this browser keeps nothing. */
function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(key));
  } catch {
    return 0;
  }
}
