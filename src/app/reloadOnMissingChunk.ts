// Connects the chunkReload machine to the page: missing chunks, the connection, the reload.
import { createActor } from 'xstate';
import { chunkReloadMachine } from '#machines/chunkReload/chunkReloadMachine.ts';
import { isOptionalFailure } from '#src/ui/preload.ts';
import { readTab, writeTab } from '#src/ui/storage/tabStorage.ts';

const key = 'chunk-reload';

/** The part of the router that preloads pages, and knows whether a navigation is running. */
export interface Preloading {
  readonly state: { readonly isLoading: boolean };
  preloadRoute: (options: never) => Promise<unknown>;
}

/** Reloads the page if a chunk that somebody waits for cannot be loaded, at most once in ten seconds. Returns a function that stops it. */
export function reloadOnMissingChunk(
  router: Preloading,
  reload = () => {
    window.location.reload();
  },
): () => void {
  const actor = createActor(chunkReloadMachine, { input: { sinceReload: Date.now() - Number(readTab(key)) } });
  actor.on('reload.wanted', () => {
    // If storage is not available this throws and there is no reload, because the next page would not know of it and reload endlessly.
    writeTab(key, String(Date.now()));
    reload();
  });
  actor.start();

  let pointedAt = 0;
  const { preloadRoute } = router;
  router.preloadRoute = (options) => {
    pointedAt++;
    return preloadRoute(options).finally(() => pointedAt--);
  };
  // The event is not prevented: the import would otherwise resolve with `undefined`.
  const hear = ({ payload }: VitePreloadErrorEvent) => {
    // The router also reloads once for each missing chunk, without a guard; marking the chunk as reloaded prevents that.
    writeTab(`tanstack_router_reload:${payload.message}`, '1');
    // A click during a preload waits for the same chunk.
    if (pointedAt > 0 && !router.state.isLoading) return;
    // By the end of this task, a preload has marked its failure as such.
    setTimeout(() => {
      if (!isOptionalFailure(payload)) actor.send({ type: 'chunk.missing', online: navigator.onLine });
    });
  };
  window.addEventListener('vite:preloadError', hear);
  return () => {
    window.removeEventListener('vite:preloadError', hear);
    router.preloadRoute = preloadRoute;
    actor.stop();
  };
}
