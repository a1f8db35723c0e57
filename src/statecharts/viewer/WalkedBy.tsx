// Who walked something in the last test run, and how often.
import { walkers } from '#site/walks.ts';
import styles from './PressedDetails.module.css';
import type { WalkCounts } from '../chart/overlay.ts';

/** Draws a sentence. */
export function WalkedBy({ counts, verb }: { counts: WalkCounts; verb: string }) {
  const told = walkers.filter((walker) => counts[walker] > 0).map((walker) => `${walker} tests ${counts[walker]}×`);
  if (told.length === 0) return <p className={styles.missing}>No test walks it.</p>;
  return (
    <p className={styles.quiet}>
      {verb} {told.join(', ')}.
    </p>
  );
}
