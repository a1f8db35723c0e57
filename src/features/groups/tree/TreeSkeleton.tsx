// The placeholder of the tree while it loads.
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import styles from './TreeSkeleton.module.css';
import { groupTreeTexts } from './groupTreeTexts.ts';

const widths = [96, 72, 120, 84, 104, 64];

/** Renders the placeholder; invisible for the first 150 ms. */
export function TreeSkeleton() {
  return (
    <div className={styles.rows} aria-busy="true" aria-label={groupTreeTexts.groups} role="group">
      {widths.map((width) => (
        <span key={width} className={styles.row}>
          <Skeleton width={width} height={10} />
        </span>
      ))}
    </div>
  );
}
