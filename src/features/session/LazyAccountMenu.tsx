// The account menu, loaded only when somebody is logged in.
import { lazy, Suspense } from 'react';
import styles from './LazyAccountMenu.module.css';

const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((module) => ({ default: module.AccountMenu })));

/** Renders the menu; its space is reserved while it loads. */
export function LazyAccountMenu() {
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <AccountMenu />
    </Suspense>
  );
}
