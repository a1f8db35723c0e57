// A collapsible section, by the native details and summary elements.
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** The line that opens it. */
  summary: ReactNode;
  /** Shown after the summary, less prominently. */
  note?: ReactNode | undefined;
  /** Open from the start. */
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders the summary and, once opened, the content. */
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
