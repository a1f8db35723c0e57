// Links to the machines that the comparison is about.
import { catalogue } from '#machines/catalogue.ts';
import type { ChangeData } from '../diff/changesData.ts';
import { machinePath } from '../viewer/machinePath.ts';
import type { ViewerSearch } from '../viewer/mode.ts';
import { ChangeSign } from './ChangeSign.tsx';
import styles from './CompareMode.module.css';
import { compareTexts } from './compareTexts.ts';

function idOf(change: ChangeData): string {
  return change.kind === 'gone' ? change.before.chart.id : change.after.chart.id;
}

export interface ChangedMachinesProps {
  machines: readonly ChangeData[];
  /** The id of the machine that is shown. */
  current: string;
  search: ViewerSearch;
}

/** Renders the links. A machine that this viewer doesn't have is only named. */
export function ChangedMachines({ machines, current, search }: ChangedMachinesProps) {
  if (machines.length === 0) return null;
  const isKnown = (id: string) => catalogue.some((entry) => entry.id === id);
  return (
    <section>
      <h2>{compareTexts.machines}</h2>
      <ul className={styles.list}>
        {machines.map((change) => {
          const id = idOf(change);
          return (
            <li key={`${change.kind} ${id}`} className={styles.machine}>
              <ChangeSign kind={change.kind} />
              {isKnown(id) ? (
                <a href={machinePath(id, search)} aria-current={id === current ? 'page' : undefined}>
                  {id}
                </a>
              ) : (
                <span>{id}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
