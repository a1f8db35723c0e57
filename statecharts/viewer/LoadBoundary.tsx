// Shows an error in place of a part of the viewer that failed to load or render; other parts are not affected.
import type { ReactNode } from 'react';
import { FailureBoundary } from '../drawing/FailureBoundary.tsx';
import styles from './LoadBoundary.module.css';
import { viewerTexts } from './viewerTexts.ts';

export interface LoadBoundaryProps {
  /** The name of the part, such as `The drawing`. */
  what: string;
  children: ReactNode;
}

/** Renders `children`, or the error. */
export function LoadBoundary({ what, children }: LoadBoundaryProps) {
  return (
    <FailureBoundary
      textOf={(message) => viewerTexts.failed.message(what, message)}
      buttonLabel={viewerTexts.failed.reload}
      onPress={() => {
        window.location.reload();
      }}
      className={styles.place}
    >
      {children}
    </FailureBoundary>
  );
}
