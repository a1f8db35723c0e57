// Puts the app together: session, data, router. A factory, so that tests and stories make as many as they like and importing it does nothing.
import { type AnyRoute, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Environment } from 'relay-runtime';
import { createSession } from '#src/features/session/createSession.ts';
import { SessionContext } from '#src/features/session/SessionContext.tsx';
import { forgetToasts } from '#src/ui/toast/toast.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts';
import { readPayload } from './readPayload.ts';
import { createAppRouter } from './router.ts';

export interface App {
  /** Asks who is logged in and draws the first page. Returns how to take it all down again. */
  start: () => () => void;
}

/** Makes the app that will live in `container`; `more` are routes beside its own pages. */
export function createApp(container: Element, more?: readonly AnyRoute[]): App {
  const session = createSession();
  let environment: Promise<Environment> | null = null;

  const getEnvironment = () => {
    environment ??= import('#src/relay/createEnvironment.ts').then(
      ({ createEnvironment }) =>
        createEnvironment({
          url: '/api',
          onUnauthenticated: () => {
            session.send({ type: 'session.expired' });
          },
          ...(import.meta.env.DEV && {
            log: (error, operation) => {
              console.error(operation, error);
            },
          }),
        }),
      (error: unknown) => {
        // The next one who asks tries again.
        environment = null;
        throw error;
      },
    );
    return environment;
  };

  const router = createAppRouter({ session, getEnvironment, getPayload: readPayload }, more);

  return {
    start: () => {
      const stopReloading = reloadOnMissingChunk(router);
      const userChanged = session.on('session.userChanged', () => {
        // Another person, another store: nothing that was read for one may be shown to the other.
        environment = null;
        forgetToasts();
        void router.invalidate();
      });
      session.start();
      const root = createRoot(container);
      root.render(
        <StrictMode>
          <AppErrorBoundary>
            <SessionContext value={session}>
              <RouterProvider router={router} />
            </SessionContext>
          </AppErrorBoundary>
        </StrictMode>,
      );
      return () => {
        root.unmount();
        userChanged.unsubscribe();
        session.stop();
        stopReloading();
      };
    },
  };
}
