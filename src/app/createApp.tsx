// Puts the app together: session, theme, data, router. A factory, so that tests and stories make as many as they like and importing it does nothing.
import type { AnyRoute } from '@tanstack/react-router';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import type { Environment } from 'relay-runtime';
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
  /** Asks who is logged in and draws the first page. Returns how to take it all down again. */
  start: () => () => void;
}

/** Makes the app that will live in `container`; `more` are routes beside its own pages. */
export function createApp(container: Element, more?: readonly AnyRoute[]): CreatedApp {
  // Errors go to the console wherever developers and QA look on.
  const log =
    appEnvironment() === 'production'
      ? undefined
      : (error: Error, operation: string) => {
          console.error(operation, error);
        };
  const session = createSession(log, () => import('#src/features/drafts/unsavedWork.ts'));
  const theme = createTheme();
  let environment: Promise<Environment> | null = null;

  const getEnvironment = () => {
    environment ??= import('#src/relay/createEnvironment.ts').then(
      ({ createEnvironment }) =>
        createEnvironment({
          url: '/api',
          onUnauthenticated: () => {
            session.send({ type: 'session.expired' });
          },
          log,
        }),
      (error: unknown) => {
        // The next one who asks tries again.
        environment = null;
        throw error;
      },
    );
    return environment;
  };

  const router = createAppRouter({ session, getEnvironment, getPayload: readPayload }, { more });

  /** Draws the first page into the empty container; pages that need somebody logged in wait for the session. */
  function draw(): Promise<Root> {
    session.start();
    const root = createRoot(container);
    root.render(<App session={session} theme={theme} router={router} />);
    return Promise.resolve(root);
  }

  /** Takes over a page that was made in advance. It is the same for everybody, so it is asked afterwards who this is. */
  async function hydrate(): Promise<Root> {
    await router.load();
    // The router's own word for it: what it draws is then the same here as where the page was made.
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
          // Another person, another store: nothing that was read for one may be shown to the other.
          environment = null;
          void router.invalidate();
          void import('#src/features/search/recentSearches.ts').then(({ forgetSearchesOfOthers }) => {
            forgetSearchesOfOthers(session.getSnapshot().context.user?.id ?? null);
          });
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
