// The layout of the site's pages, with what the header shows of the session.
import type { ReactNode } from 'react';
import { LazyAccountMenu } from '#src/features/session/LazyAccountMenu.tsx';
import { useSessionUser } from '#src/features/session/SessionContext.tsx';
import { SiteFooter } from '#src/features/site/SiteFooter.tsx';
import { SiteHeader } from '#src/features/site/SiteHeader.tsx';
import styles from './SiteLayout.module.css';

/** Draws header, content and footer. `name` is that of the layout which is made of it. */
export function SiteLayout({ name = 'default', children }: { name?: string | undefined; children: ReactNode }) {
  const user = useSessionUser();
  return (
    <div className={styles.page} data-layout={name}>
      <SiteHeader account={user ? <LazyAccountMenu /> : user} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
