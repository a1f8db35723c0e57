// Connects the newBuild machine to the page and the server. Loaded after the first page, because nothing waits for it.
import { createActor, fromPromise } from 'xstate';
import { appUpdateMachine } from '#machines/appUpdate/appUpdateMachine.ts';
import { buildIdMeta, buildManifestPath, latestBuildPath } from '#site/builds.ts';
import { isSamePlace } from '#src/features/documents/isSamePlace.ts';
import { readConnection } from '#src/ui/connection.ts';
import { isAnythingHeld } from '#src/ui/leave/askToLeave.ts';
import { readTab, writeTab } from '#src/ui/storage/tabStorage.ts';
import type { AppRouter } from './router.ts';

const key = 'reloaded-for-build';
const timeout = 10_000;

/**
 * Reloads the page at the next navigation if there is a newer build. Returns a function that stops it. Without a build id, as in development, it does nothing.
 */
export function watchForNewBuild(
  router: Pick<AppRouter, 'subscribe' | 'history'>,
  reload = () => {
    window.location.reload();
  },
): () => void {
  const buildId = document.querySelector<HTMLMetaElement>(`meta[name="${buildIdMeta}"]`)?.content;
  if (!buildId) return () => undefined;

  const actor = createActor(
    appUpdateMachine.provide({
      actors: {
        fetchLatest: fromPromise(({ signal }) => fetchBuildId(latestBuildPath, signal)),
        fetchManifest: fromPromise<undefined, { buildId: string }>(async ({ input, signal }) => {
          await fetchBuildId(buildManifestPath(input.buildId), signal);
        }),
      },
    }),
    { input: { buildId, reloadedFor: readTab(key), slow: isSlow() } },
  );
  actor.on('check.failed', ({ error }) => {
    console.warn('Could not check for a newer version.', error);
  });
  actor.on('reload.wanted', ({ buildId: newBuild }) => {
    // If storage is not available this throws and there is no reload, because a page that comes back old would be reloaded endlessly.
    writeTab(key, newBuild);
    // The router changes the address shortly after its event.
    router.history.flush();
    reload();
  });
  actor.start();

  const forgetRouter = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    // Only the search changed beside the same document: the person is typing it, or has an editor open.
    if (fromLocation && !isSamePlace(fromLocation, toLocation))
      actor.send({ type: 'page.left', unsaved: isAnythingHeld() });
  });

  let hiddenAt = Date.now();
  const noteVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else actor.send({ type: 'tab.shown', hiddenFor: Date.now() - hiddenAt });
  };
  document.addEventListener('visibilitychange', noteVisibility);

  return () => {
    document.removeEventListener('visibilitychange', noteVisibility);
    forgetRouter();
    actor.stop();
  };
}

/** The id in the response at `path`; rejects if there is none. */
async function fetchBuildId(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(path, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) });
  const body: unknown = response.ok ? await response.json() : null;
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id;
  throw new Error(`${path} answered ${response.status} without a build`);
}

/** Whether the browser says that the connection is very slow, or that it is to be spared. */
function isSlow(): boolean {
  const { saveData, effectiveType } = readConnection();
  return saveData || effectiveType === 'slow-2g' || effectiveType === '2g';
}
