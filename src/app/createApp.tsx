// Creates the app with its session, theme, data and router. A factory, so that importing it has no side effects and tests and stories can create several.
import type { AnyRoute } from '@tanstack/react-router';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import type { Environment } from 'relay-runtime';
import { personalLibraryId } from '#site/libraryIds.ts';
import { createSession } from '#src/features/session/createSession.ts';
import { createTheme, startTheme } from '#src/ui/theme/createTheme.ts';
import { App } from './App.tsx';
import { appEnvironment } from './appEnvironment.ts';
import { followUser } from './followUser.ts';
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts';
import { readPayload } from './readPayload.ts';
import { createAppRouter } from './router.ts';
import { watchForNewBuild } from './watchForNewBuild.ts';

export interface CreatedApp {
  /** Loads the session and renders the first page. Returns a function that removes the app. */
  start: () => () => void;
}

/** Creates the app for `container`; `more` are additional routes. */
export function createApp(container: Element, more?: readonly AnyRoute[]): CreatedApp {
  // In the environments that developers and testers use, errors go to the console.
  const log =
    appEnvironment() === 'production'
      ? undefined
      : (error: Error, operation: string) => {
          console.error(operation, error);
        };
  const session = createSession(log, () => import('#src/features/drafts/unsavedWork.ts'));
  const theme = createTheme();
  /** The environments of the libraries that the current person has opened, by the library's id in the API; null while nobody is logged in. */
  const environments = new Map<string | null, Promise<Environment>>();

  const getEnvironment = (named?: string) => {
    const { user } = session.getSnapshot().context;
    const libraryId = named ?? (user && personalLibraryId(user.id));
    const known = environments.get(libraryId);
    if (known) return known;
    const created = import('#src/relay/createEnvironment.ts').then(({ createEnvironment }) =>
      createEnvironment({
        url: '/api',
        libraryId,
        shown: environments,
        onUnauthenticated: () => {
          session.send({ type: 'session.expired' });
        },
        // It may come back: the next visit asks anew.
        onLibraryGone: () => environments.delete(libraryId),
        log,
      }),
    );
    environments.set(libraryId, created);
    created.catch(() => {
      // Discards the failure, so that the next request tries again.
      environments.delete(libraryId);
    });
    return created;
  };

  const router = createAppRouter({ session, getEnvironment, getPayload: readPayload }, { more });

  /** Renders the first page into the empty container. Pages that need a session wait for it. */
  function draw(): Promise<Root> {
    session.start();
    const root = createRoot(container);
    root.render(<App session={session} theme={theme} router={router} />);
    return Promise.resolve(root);
  }

  /** Hydrates a prerendered page. Its HTML is the same for everybody, so the session is loaded only afterwards. */
  async function hydrate(): Promise<Root> {
    await router.load();
    // The router's own flag for hydration, which makes the first render the same as the prerendered one.
    router.ssr = { manifest: undefined };
    const startSession = () => {
      session.start();
    };
    return hydrateRoot(container, <App session={session} theme={theme} router={router} onMounted={startSession} />);
  }

  return {
    start: () => {
      const stopReloading = reloadOnMissingChunk(router);
      const stopTheme = startTheme(theme);
      const stopFollowing = followUser(
        session,
        () => {
          // Each person gets a new store, so that nothing loaded for one is ever shown to another.
          environments.clear();
          void router.invalidate();
          import('#src/ui/storage/storedOfPeople.ts')
            .then((stored) => stored.forgetStoredOfOthers(session.getSnapshot().context.user?.id ?? null))
            .catch(() => undefined);
        },
        getEnvironment,
      );
      const drawn = container.hasChildNodes() ? hydrate() : draw();
      const watching = drawn.then(() => watchForNewBuild(router));
      return () => {
        void watching.then((stop) => {
          stop();
        });
        void drawn.then((root) => {
          root.unmount();
        });
        stopFollowing();
        session.stop();
        stopTheme();
        stopReloading();
      };
    },
  };
}
