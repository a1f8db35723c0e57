// The green dot of a machine that runs in another tab, or in the app beside the viewer.
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import styles from './RunningDot.module.css';
import { viewerTexts } from './viewerTexts.ts';

/** Draws the dot; it says the same to those who listen. */
export function RunningDot() {
  return (
    <span className={styles.dot} data-tip={viewerTexts.list.running}>
      <VisuallyHidden>{viewerTexts.list.runningSpoken}</VisuallyHidden>
    </span>
  );
}
