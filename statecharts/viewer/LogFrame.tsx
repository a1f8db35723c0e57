// The frame under the chart in which a mode draws its log.
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import styles from './LogFrame.module.css';
import type { LogView } from './mode.ts';

export interface LogFrameProps extends LogView {
  /** The container below the chart. */
  place: Element;
}

/** Renders the log into its container. */
export function LogFrame({ place, title, count, actions, children }: LogFrameProps): ReactNode {
  const id = useId();
  return createPortal(
    <section className={styles.log} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.count}>{count}</span>
        <div className={styles.actions}>{actions}</div>
      </div>
      {/* The frame scrolls, so it must be focusable by keyboard. */}
      <ol className={styles.rows} tabIndex={0} aria-labelledby={id}>
        {children}
      </ol>
    </section>,
    place,
  );
}
