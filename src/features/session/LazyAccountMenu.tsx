// The account's menu, loaded once somebody is logged in: strangers never need it.
import { lazy, Suspense } from 'react';
import styles from './LazyAccountMenu.module.css';

const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((module) => ({ default: module.AccountMenu })));

/** Draws the menu; its place is kept while it comes, so that nothing shifts. */
export function LazyAccountMenu() {
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <AccountMenu />
    </Suspense>
  );
}
