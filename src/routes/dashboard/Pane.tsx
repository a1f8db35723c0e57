// An error boundary for a part of the library: a failure is shown in its place, and the other parts continue.
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';

/** Loaded on demand, because it is rarely needed. */
const PaneFailure = lazy(() => import('./PaneFailure.tsx').then((module) => ({ default: module.PaneFailure })));

export interface PaneProps {
  /** The name of the pane within a sentence: "the list". */
  name: string;
  /** What the pane shows. A failed pane is rendered again when this changes. */
  shows: unknown;
  /** Set for optional panes: closes the pane after a failure. Must be stable between renderings. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** Renders `children`, or the failure instead of them. */
export function Pane({ name, shows, onClose, children }: PaneProps) {
  const Failure = useCallback(
    ({ error, reset }: ErrorComponentProps) => (
      <Suspense>
        <PaneFailure name={name} error={error} onRetry={reset} onClose={onClose} />
      </Suspense>
    ),
    [name, onClose],
  );
  return (
    <CatchBoundary getResetKey={() => shows} errorComponent={Failure}>
      {children}
    </CatchBoundary>
  );
}
