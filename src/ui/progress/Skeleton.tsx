// A placeholder for loading content. It appears only after 150 ms, and is not animated.
import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

/** Renders one bar of a skeleton; the surrounding region says that it is loading. */
export function Skeleton({
  width = '100%',
  height = 10,
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />;
}
