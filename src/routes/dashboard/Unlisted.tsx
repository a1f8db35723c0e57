// What stands in the place of a list that no request brings: its group has gone, or its search cannot be read.
import { Link } from '@tanstack/react-router';
import { MistakenSearch } from '#src/features/list/EmptyStates.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './Dashboard.module.css';
import { dashboardTexts } from './dashboardTexts.ts';

/** Renders why, and the way out. */
export function Unlisted({ why }: { why: 'gone' | 'mistaken' }) {
  if (why === 'mistaken') return <MistakenSearch />;
  return (
    <div className={styles.failed} data-view="failed">
      <Notice tone="danger" role="alert" action={<Link to="/dashboard">{dashboardTexts.list.allDocuments}</Link>}>
        {dashboardTexts.list.groupGone}
      </Notice>
    </div>
  );
}
