// How much of a known amount is done.
import styles from './Progress.module.css';

/** Draws a bar; `label` is spoken, `value` is out of `max`. Without a value it says only that something is under way. */
export function Progress({
  label,
  value,
  max = 100,
}: {
  label: string;
  value?: number | undefined;
  max?: number | undefined;
}) {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />;
}
