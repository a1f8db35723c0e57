// The layout of pages with one task: the logo at the top and one card in the middle.
import type { ReactNode } from 'react';
import { productName } from '#site/productName.ts';
import { siteTexts } from '#src/features/site/siteTexts.ts';
import { Logo } from '#src/ui/icon/Logo.tsx';
import { useFollowLinks } from '../staticHtml/useFollowLinks.ts';
import styles from './BareLayout.module.css';

/** Renders the layout around `children`. */
export function BareLayout({ children }: { children: ReactNode }) {
  const followLinks = useFollowLinks();
  return (
    <div className={styles.page} data-layout="bare" {...followLinks}>
      <header className={styles.header}>
        <a href="/" className={styles.home} aria-label={siteTexts.home(productName)}>
          <Logo />
        </a>
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.card}>{children}</div>
      </main>
    </div>
  );
}
