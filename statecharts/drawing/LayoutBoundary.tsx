// Shows an error in place of a drawing whose layout failed, with a button that tries again.
import type { ReactNode } from 'react';
import styles from './ChartDrawing.module.css';
import { drawingTexts } from './drawingTexts.ts';
import { FailureBoundary } from './FailureBoundary.tsx';

/** Renders `children`, or the error. */
export function LayoutBoundary({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary textOf={drawingTexts.failed} buttonLabel={drawingTexts.retry} className={styles.failed}>
      {children}
    </FailureBoundary>
  );
}
