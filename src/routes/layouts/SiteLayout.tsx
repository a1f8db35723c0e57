// The layout of the site's pages, with what the header shows of the session.
import type { ReactNode } from 'react';
import { LazyAccountMenu } from '#src/features/session/LazyAccountMenu.tsx';
import { useSessionUser } from '#src/features/session/SessionContext.tsx';
import { SiteHeader } from '#src/features/site/SiteHeader.tsx';
import styles from './SiteLayout.module.css';

/** Draws header and content. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const user = useSessionUser();
  return (
    <div className={styles.page}>
      <SiteHeader account={user ? <LazyAccountMenu /> : user} />
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
