// Who walked something in the last test run, and how often.
import { walkers } from '#site/walks.ts';
import styles from './PressedDetails.module.css';
import type { WalkCounts } from '../chart/overlay.ts';
import { viewerTexts } from './viewerTexts.ts';

/** Draws a sentence. */
export function WalkedBy({ counts, verb }: { counts: WalkCounts; verb: string }) {
  const told = walkers
    .filter((walker) => counts[walker] > 0)
    .map((walker) => viewerTexts.details.count(walker, counts[walker]));
  if (told.length === 0) return <p className={styles.missing}>{viewerTexts.details.notCovered}</p>;
  return (
    <p className={styles.quiet}>
      {verb} {told.join(', ')}.
    </p>
  );
}
