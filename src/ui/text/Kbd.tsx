// A key, or keys, that do something.
import type { ReactNode } from 'react';
import styles from './Kbd.module.css';

/** Renders a key cap. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
