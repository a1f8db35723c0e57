// Text for screen readers only.
import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Hides its children from sight only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
