// What is there for those who look for it, behind a line that opens: the system's own details and summary.
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** The line that opens it. */
  summary: ReactNode;
  /** Said behind the summary, more quietly. */
  note?: ReactNode | undefined;
  /** Open from the start. */
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Draws the line and, once it is opened, what is behind it. */
export function Disclosure({ summary, note, defaultOpen, className, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} open={defaultOpen}>
      <summary className={styles.summary}>
        <Icon name="chevronRight" size="sm" />
        <span>{summary}</span>
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      {children}
    </details>
  );
}
