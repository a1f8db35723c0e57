// The changes of the whole machine: renames, times of delays, and changed code under the same name.
import { durationText } from '../chart/chartText.ts';
import type { ChartDiff } from '../diff/chartDiff.ts';
import { throughText } from '../diff/detailText.ts';
import styles from './CompareMode.module.css';
import { compareTexts } from './compareTexts.ts';

function linesOf({ renames, delays, code }: ChartDiff): string[] {
  const time = (milliseconds: number | null) =>
    milliseconds === null ? compareTexts.computed : durationText(milliseconds);
  return [
    ...renames.map(({ kind, before, after }) => compareTexts.renamed(kind, before, after)),
    ...delays.map(({ name, before, after }) => compareTexts.delay(name, time(before), time(after))),
    ...code.map(({ kind, name, through }) => compareTexts.code(kind, name, throughText(through))),
  ];
}

/** Renders the list; nothing if it is empty. */
export function MachineChanges({ diff }: { diff: ChartDiff }) {
  const lines = linesOf(diff);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{compareTexts.names}</h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
