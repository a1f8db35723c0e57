// Lists the transitions of a machine and how often each kind of test took them.
import { testKinds } from '#site/coverage.ts';
import type { Chart, ChartTransition } from '../chart/chart.ts';
import { transitionText } from '../chart/chartText.ts';
import { wayText } from '../viewer/findOptions.ts';
import { noCounts, coveredBy, type CoverageCounts } from '../chart/overlay.ts';
import styles from './CoverageMode.module.css';
import { coverageTexts } from './coverageTexts.ts';

export interface TransitionTableProps {
  chart: Chart;
  transitions: readonly ChartTransition[];
  covered: ReadonlyMap<string, CoverageCounts>;
  /** The name of the transition that is marked on the chart. */
  chosen: string | null;
  onChoose: (name: string | null) => void;
}

/** Renders the table. The button of a row selects it, or deselects it. */
export function TransitionTable({ chart, transitions, covered, chosen, onChoose }: TransitionTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{coverageTexts.transition}</th>
          {testKinds.map((testKind) => (
            <th key={testKind} scope="col">
              {coverageTexts.kinds[testKind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {transitions.map((transition) => {
          const { name, source, targets } = transition;
          const counts = covered.get(name) ?? noCounts;
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
                  {coveredBy(counts) === null && <span className={styles.missing}>{coverageTexts.notCovered}</span>}
                </button>
              </th>
              {testKinds.map((testKind) => (
                <td key={testKind} data-none={counts[testKind] === 0 || undefined}>
                  {counts[testKind]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
