// The layout of pages that are about one thing: the mark at the top, one card in the middle.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { productName } from '#site/productName.ts';
import { Logo } from '#src/ui/icon/Logo.tsx';
import styles from './BareLayout.module.css';

/** Draws the layout around `children`. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page} data-layout="bare">
      <header className={styles.header}>
        <Link to="/" className={styles.home} aria-label={`${productName}, home`}>
          <Logo />
        </Link>
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.card}>{children}</div>
      </main>
    </div>
  );
}
