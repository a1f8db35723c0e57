// Tells which kinds of tests covered a state or transition in the last test run, and how often.
import { testKinds } from '#site/coverage.ts';
import styles from './PressedDetails.module.css';
import type { CoverageCounts } from '../chart/overlay.ts';
import { viewerTexts } from './viewerTexts.ts';

/** Renders a sentence. */
export function CoveredBy({ counts, verb }: { counts: CoverageCounts; verb: string }) {
  const told = testKinds
    .filter((testKind) => counts[testKind] > 0)
    .map((testKind) => viewerTexts.details.count(testKind, counts[testKind]));
  if (told.length === 0) return <p className={styles.missing}>{viewerTexts.details.notCovered}</p>;
  return (
    <p className={styles.quiet}>
      {verb} {told.join(', ')}.
    </p>
  );
}
