// The shape of rows that are on their way, of true height.
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import styles from './RowSkeletons.module.css';

const widths = ['72%', '58%', '81%', '66%', '49%', '77%', '61%'];

/** Draws the inside of one row. */
export function RowSkeleton({ index }: { index: number }) {
  return (
    <span className={styles.row} aria-hidden="true">
      <Skeleton width={14} height={14} />
      <span className={styles.lines}>
        <Skeleton width={widths[index % widths.length]} />
        <Skeleton width="28%" height={8} />
      </span>
    </span>
  );
}

/** Draws a screenful of rows while the first page is on its way. */
export function RowSkeletons({ count = 12 }: { count?: number }) {
  return (
    <div className={styles.rows} role="status" aria-label="Loading documents">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.place}>
          <RowSkeleton index={index} />
        </div>
      ))}
    </div>
  );
}
