// The green dot of a machine that is running in another tab, or in the app beside the viewer.
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import styles from './RunningDot.module.css';
import { viewerTexts } from './viewerTexts.ts';

/** Renders the dot with a label for screen readers. */
export function RunningDot() {
  return (
    <span className={styles.dot} data-tip={viewerTexts.list.running}>
      <VisuallyHidden>{viewerTexts.list.runningSpoken}</VisuallyHidden>
    </span>
  );
}
