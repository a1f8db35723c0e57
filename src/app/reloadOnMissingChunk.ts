// After a deployment an open tab asks for parts that are gone. One full load brings the new version; a guard keeps it from going round.
import { isUnmissed } from '#src/ui/inAdvance.ts';

const key = 'chunk-reload';
const guard = 10_000;

/** What fetches the page of a link that is pointed at. */
export interface Preloading {
  preloadRoute: (options: never) => Promise<unknown>;
}

/** Reloads the page when a part that somebody waits for cannot be loaded, at most once in ten seconds. Returns how to stop. */
export function reloadOnMissingChunk(
  router: Preloading,
  reload = () => {
    window.location.reload();
  },
): () => void {
  let pointedAt = 0;
  const { preloadRoute } = router;
  router.preloadRoute = (options) => {
    pointedAt++;
    return preloadRoute(options).finally(() => pointedAt--);
  };
  // Nothing is prevented: without its error an import would give `undefined`, of which nobody knows.
  const hear = ({ payload }: VitePreloadErrorEvent) => {
    if (pointedAt > 0) return;
    // Before that turn is over, whoever only asked in advance has said so.
    setTimeout(() => {
      const last = Number(sessionStorage.getItem(key) ?? 0);
      // Offline a reload would only lose the page.
      if (isUnmissed(payload) || !navigator.onLine || Date.now() - last < guard) return;
      sessionStorage.setItem(key, String(Date.now()));
      reload();
    });
  };
  window.addEventListener('vite:preloadError', hear);
  return () => {
    window.removeEventListener('vite:preloadError', hear);
    router.preloadRoute = preloadRoute;
  };
}
