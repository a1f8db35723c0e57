// The root component: error boundary, providers and pages. It renders the same in the browser and at build.
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { SessionActor } from '#src/features/session/createSession.ts';
import { SessionContext } from '#src/features/session/SessionContext.tsx';
import type { ThemeActor } from '#src/ui/theme/createTheme.ts';
import { ThemeContext } from '#src/ui/theme/ThemeContext.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import type { AppRouter } from './router.ts';

export interface AppProps {
  session: SessionActor;
  theme: ThemeActor;
  router: AppRouter;
  /** Called once the first page is rendered. */
  onMounted?: () => void;
}

/** Renders the app. */
export function App({ session, theme, router, onMounted }: AppProps) {
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <StrictMode>
      <AppErrorBoundary>
        <SessionContext value={session}>
          <ThemeContext value={theme}>
            <RouterProvider router={router} />
          </ThemeContext>
        </SessionContext>
      </AppErrorBoundary>
    </StrictMode>
  );
}
