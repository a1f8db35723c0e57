// The content of a page of the site, between header and footer.
import type { ReactNode } from 'react';
import styles from './SiteMain.module.css';

/** Renders `children` in the width of the site. */
export function SiteMain({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main}>
      {children}
    </main>
  );
}
