// A part of the library that fails by itself: what goes wrong in it is said in its place, and the others go on.
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';

/** Hardly ever seen, so it is fetched when it is. */
const PaneFailure = lazy(() => import('./PaneFailure.tsx').then((module) => ({ default: module.PaneFailure })));

export interface PaneProps {
  /** Names it in a sentence: "the list". */
  name: string;
  /** What it shows. With something else it is tried again by itself. */
  shows: unknown;
  /** Where it is one that can be done without: puts it away when it failed. The same one each time it is drawn. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** Renders `children`, or what went wrong with them. */
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
