// The shape of a document that is on its way, and the way back from it.
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import styles from './DocumentSkeleton.module.css';
import { PaneHead } from './PaneHead.tsx';
import { paneTexts } from './paneTexts.ts';

/** Renders it. */
export function DocumentSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <>
      <PaneHead state={null} onClose={onClose} />
      <div className={styles.skeleton} role="status" aria-label={paneTexts.loading}>
        <Skeleton width={160} />
        <Skeleton width="88%" height={20} />
        <Skeleton width="52%" />
        <div className={styles.fields}>
          {['34%', '56%', '42%', '61%', '38%'].map((width) => (
            <div key={width} className={styles.row}>
              <Skeleton width={64} />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
