// The pane's message if a document doesn't exist or failed to load.
import type { ReactNode } from 'react';
import styles from './DocumentPane.module.css';
import { PaneHead } from '#src/features/reader/PaneHead.tsx';

export interface PaneMessageProps {
  title: string;
  view: string;
  onClose: () => void;
  /** The way out. */
  action: ReactNode;
  children: ReactNode;
}

/** Renders the message. */
export function PaneMessage({ title, view, onClose, action, children }: PaneMessageProps) {
  return (
    <section className={styles.pane} aria-label={title} data-view={view}>
      <PaneHead state={null} onClose={onClose} />
      <div className={styles.message} role="status">
        <h2>{title}</h2>
        <p>{children}</p>
        {action}
      </div>
    </section>
  );
}
