// Things side by side in a story, to be compared.
import type { ReactNode } from 'react';
import styles from './Row.module.css';

/** Renders its children in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
