// What the machine of new builds hears of the page and asks of the server. Loaded when the first page stands, for nobody waits for it.
import { createActor, fromPromise } from 'xstate';
import { appUpdateMachine } from '#machines/appUpdate/appUpdateMachine.ts';
import { buildIdMeta, buildManifestPath, latestBuildPath } from '#site/builds.ts';
import { isSamePlace } from '#src/features/documents/isSamePlace.ts';
import { readConnection } from '#src/ui/connection.ts';
import { isAnythingHeld } from '#src/ui/leave/askToLeave.ts';
import type { AppRouter } from './router.ts';

const key = 'reloaded-for-build';
const timeout = 10_000;

/** Reloads the page at the next navigation once there is a newer build. Returns how to stop. Without a build, in development, it does nothing. */
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
    { input: { buildId, reloadedFor: reloadedFor(), slow: isSlow() } },
  );
  actor.on('check.failed', ({ error }) => {
    console.warn('Could not check for a newer version of this page.', error);
  });
  actor.on('reload.wanted', ({ buildId: newBuild }) => {
    // Where nothing can be kept this fails, and there is no reload: a page that came back old would be reloaded again and again.
    sessionStorage.setItem(key, newBuild);
    // The router writes the address a moment later than it says so.
    router.history.flush();
    reload();
  });
  actor.start();

  const forgetRouter = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    // Another search beside the same document is no leaving: somebody types it, or has an editor open.
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

/** The id in what is answered at `path`; rejects when there is none. */
async function fetchBuildId(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(path, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) });
  const body: unknown = response.ok ? await response.json() : null;
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id;
  throw new Error(`${path} answered ${response.status} and names no build`);
}

function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the browser says that the connection is very slow, or that it is to be spared. */
function isSlow(): boolean {
  const { saveData, effectiveType } = readConnection();
  return saveData || effectiveType === 'slow-2g' || effectiveType === '2g';
}
