// Placeholders for loading rows, with their height and columns.
import { classNames } from '#src/ui/classNames.ts';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import columns from './columns.module.css';
import { listTexts } from './listTexts.ts';
import styles from './RowSkeletons.module.css';

const widths = ['72%', '58%', '81%', '66%', '49%', '77%', '61%'];

/** Renders the content of one row. */
export function RowSkeleton({ index }: { index: number }) {
  const width = widths[index % widths.length];
  return (
    <span className={styles.row} aria-hidden="true">
      <Skeleton width={14} height={14} />
      <span className={styles.lines}>
        <Skeleton width={width} />
        <Skeleton width="44%" height={8} />
      </span>
      <span className={styles.cell}>
        <Skeleton width={width} />
      </span>
      <span className={styles.cell}>
        <Skeleton width={32} />
      </span>
      <span className={styles.cell} data-part="venue">
        <Skeleton width="66%" />
      </span>
    </span>
  );
}

/** Renders a screenful of rows while the first page loads. */
export function RowSkeletons({ count = 24 }: { count?: number }) {
  return (
    <div className={classNames(styles.rows, columns.columns)} role="status" aria-label={listTexts.loading}>
      <div className={styles.heads} />
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.place}>
          <RowSkeleton index={index} />
        </div>
      ))}
    </div>
  );
}
