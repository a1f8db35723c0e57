// The machines of one section as a table.
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { CoverageReport } from '../coverage/useCoverage.ts';
import styles from './CatalogueIndex.module.css';
import { chartFor, stateCount } from './machineCharts.ts';
import { machinePath } from './machinePath.ts';
import type { ViewerSearch } from './mode.ts';
import { RunningDot } from './RunningDot.tsx';
import type { Section } from './sections.ts';
import { viewerTexts } from './viewerTexts.ts';

const texts = viewerTexts.index;

export interface CatalogueTableProps {
  section: Section;
  search: ViewerSearch;
  report: CoverageReport | null;
  running: ReadonlyMap<string, number>;
}

/** Renders the table under its heading. */
export function CatalogueTable({ section: { name, entries }, search, report, running }: CatalogueTableProps) {
  const id = `section-${name}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {name}
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.machine}</th>
            <th scope="col">{texts.columns.purpose}</th>
            <th scope="col">{texts.columns.states}</th>
            <th scope="col">{texts.columns.transitions}</th>
            {report && <th scope="col">{texts.columns.covered}</th>}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <CatalogueRow
              key={entry.id}
              entry={entry}
              search={search}
              report={report}
              isRunning={running.has(entry.id)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CatalogueRowProps {
  entry: CatalogueEntry;
  search: ViewerSearch;
  report: CoverageReport | null;
  isRunning: boolean;
}

function CatalogueRow({ entry, search, report, isRunning }: CatalogueRowProps) {
  const chart = chartFor(entry);
  const covered = report?.machines.get(entry.id);
  const missing = covered ? covered.transitions - covered.coveredTransitions : 0;
  return (
    <tr>
      <th scope="row" className={styles.machine}>
        <a href={machinePath(entry.id, search)} className={styles.link}>
          {entry.title}
        </a>
        {isRunning && <RunningDot />}
        <span className={styles.id}>{entry.id}</span>
      </th>
      <td className={styles.purpose}>
        {entry.purpose}
        <span className={styles.used}>{entry.usedIn.join(' · ')}</span>
      </td>
      <td className={styles.figure} data-label="states">
        {stateCount(chart)}
      </td>
      <td className={styles.figure} data-label="transitions">
        {chart.transitions.length}
      </td>
      {covered && (
        <td className={styles.figure} data-label="covered" data-missing={missing > 0 || undefined}>
          {missing === 0 ? texts.coveredAll : texts.coveredBut(missing)}
        </td>
      )}
    </tr>
  );
}
