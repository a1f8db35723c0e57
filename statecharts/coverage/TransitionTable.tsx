// The transitions of a machine and how often each sort of tests took them.
import { walkers } from '#site/walks.ts';
import type { Chart, ChartTransition } from '../chart/chart.ts';
import { transitionText } from '../chart/words.ts';
import { wayText } from '../viewer/findOptions.ts';
import { noCounts, walkedBy, type WalkCounts } from '../chart/overlay.ts';
import styles from './CoverageMode.module.css';
import { coverageTexts } from './coverageTexts.ts';

export interface TransitionTableProps {
  chart: Chart;
  transitions: readonly ChartTransition[];
  walked: ReadonlyMap<string, WalkCounts>;
  /** The name of the transition that is marked on the chart. */
  chosen: string | null;
  onChoose: (name: string | null) => void;
}

/** Draws the table. A row is chosen by its button, and given up by it. */
export function TransitionTable({ chart, transitions, walked, chosen, onChoose }: TransitionTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{coverageTexts.transition}</th>
          {walkers.map((walker) => (
            <th key={walker} scope="col">
              {coverageTexts.kinds[walker]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {transitions.map((transition) => {
          const { name, source, targets } = transition;
          const counts = walked.get(name) ?? noCounts;
          const isChosen = name === chosen;
          return (
            <tr key={name} data-chosen={isChosen || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.transition}
                  aria-pressed={isChosen}
                  onClick={() => onChoose(isChosen ? null : name)}
                >
                  {transitionText(transition)}
                  <span className={styles.way}>{wayText(chart, source, targets)}</span>
                  {walkedBy(counts) === null && <span className={styles.missing}>{coverageTexts.notCovered}</span>}
                </button>
              </th>
              {walkers.map((walker) => (
                <td key={walker} data-none={counts[walker] === 0 || undefined}>
                  {counts[walker]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
