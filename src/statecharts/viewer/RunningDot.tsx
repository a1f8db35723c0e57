// The green dot of a machine that runs in another tab, or in the app beside the viewer.
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import styles from './RunningDot.module.css';

/** Draws the dot; it says the same to those who listen. */
export function RunningDot() {
  return (
    <span className={styles.dot} data-tip="Runs in another tab">
      <VisuallyHidden>, runs in another tab</VisuallyHidden>
    </span>
  );
}
