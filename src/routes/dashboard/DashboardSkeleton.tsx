// A skeleton of the library while its first list is loading.
import { RowSkeletons } from '#src/features/list/RowSkeletons.tsx';
import { Logo } from '#src/ui/icon/Logo.tsx';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import styles from './Dashboard.module.css';

/** Renders the skeleton. */
export function DashboardSkeleton() {
  return (
    <div className={styles.app} data-document="closed">
      <header className={styles.bar}>
        <Logo />
      </header>
      <aside className={styles.side} />
      <main id="main" className={styles.main} aria-busy="true">
        <div className={styles.waiting}>
          <div className={styles.waitingHead}>
            <Skeleton width={120} height={14} />
          </div>
          <div className={styles.waitingSearch} />
          <RowSkeletons />
        </div>
      </main>
    </div>
  );
}
