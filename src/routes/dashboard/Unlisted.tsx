// What stands in the place of a list that no request brings: its group has gone, or its search cannot be read.
import { Link } from '@tanstack/react-router';
import { MistakenSearch } from '#src/features/documents/list/EmptyStates.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './Dashboard.module.css';

/** Draws why, and the way out. */
export function Unlisted({ why }: { why: 'gone' | 'mistaken' }) {
  if (why === 'mistaken') return <MistakenSearch />;
  return (
    <div className={styles.failed} data-view="failed">
      <Notice tone="danger" role="alert" action={<Link to="/dashboard">All documents</Link>}>
        This group is not there any more. Its documents are safe in your library.
      </Notice>
    </div>
  );
}
