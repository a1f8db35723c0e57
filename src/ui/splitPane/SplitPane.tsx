// Panes side by side, one of which can be resized. The frame is pure CSS, so that it works before any code is loaded;
// a resizable pane renders its own divider.
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './SplitPane.module.css';

export interface SplitPaneProps {
  /** Panes, from start to end; at most one of them a `ResizablePane`. On phones the last one covers the others. */
  children: ReactNode;
  className?: string | undefined;
}

/** Renders the frame around the panes. */
export function SplitPane({ children, className }: SplitPaneProps) {
  return <div className={classNames(styles.panes, className)}>{children}</div>;
}
