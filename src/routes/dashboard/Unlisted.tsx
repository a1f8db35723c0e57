// Shown instead of a list that is not requested, because its group no longer exists or its search is invalid.
import { Link } from '@tanstack/react-router';
import { MistakenSearch } from '#src/features/list/EmptyStates.tsx';
import { only } from '#src/features/documents/addressChanges.ts';
import type { LibrarySearch } from '#src/features/documents/libraryAddress.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './Dashboard.module.css';
import { dashboardTexts } from './dashboardTexts.ts';

/** Renders the reason, and a link to another list. */
export function Unlisted({ why }: { why: 'gone' | 'noLibrary' | 'mistaken' }) {
  if (why === 'mistaken') return <MistakenSearch />;
  const { list } = dashboardTexts;
  const wayOut =
    why === 'gone' ? (
      <Link to="/dashboard" search={(before: LibrarySearch) => only(before, 'library')}>
        {list.allDocuments}
      </Link>
    ) : (
      <Link to="/dashboard" search={{}}>
        {list.openPersonal}
      </Link>
    );
  return (
    <div className={styles.failed} data-view="failed">
      <Notice tone="danger" role="alert" action={wayOut}>
        {why === 'gone' ? list.groupGone : list.noLibrary}
      </Notice>
    </div>
  );
}
