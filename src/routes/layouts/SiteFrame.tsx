// The common frame of the site's pages: the header, which shows the session, and links that are followed inside the app.
import type { ReactNode } from 'react';
import { LazyAccountMenu } from '#src/features/session/LazyAccountMenu.tsx';
import { useSessionUser } from '#src/features/session/SessionContext.tsx';
import { SiteHeader } from '#src/features/site/SiteHeader.tsx';
import { useFollowLinks } from '../staticHtml/useFollowLinks.ts';
import styles from './SiteFrame.module.css';

export interface SiteFrameProps {
  /** The name of the layout. */
  name: string;
  /** Content and footer. */
  children: ReactNode;
}

/** Renders the header, and `children` below it. */
export function SiteFrame({ name, children }: SiteFrameProps) {
  const user = useSessionUser();
  const followLinks = useFollowLinks();
  return (
    <div className={styles.page} data-layout={name} data-logged-in={user ? '' : undefined} {...followLinks}>
      <SiteHeader account={user ? <LazyAccountMenu /> : user} />
      {children}
    </div>
  );
}
