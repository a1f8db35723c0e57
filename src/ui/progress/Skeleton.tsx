// The shape of what is coming. Shown only when the wait is longer than 150 ms, and still: nothing moves that was not moved.
import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

/** Draws one bar of a skeleton; the region around it says that it is loading. */
export function Skeleton({
  width = '100%',
  height = 10,
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />;
}
