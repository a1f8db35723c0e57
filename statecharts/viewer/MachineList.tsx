// The list of machines at the left, grouped by section: their numbers of states, and whether they are running.
import { useEffect, useRef } from 'react';
import { MachineFilter } from './MachineFilter.tsx';
import { chartFor, stateCount } from './machineCharts.ts';
import { machinePath } from './machinePath.ts';
import type { ViewerSearch } from './mode.ts';
import styles from './MachineList.module.css';
import { RunningDot } from './RunningDot.tsx';
import { useRunning } from '../live/useRunning.ts';
import { useMachineFilter } from './useMachineFilter.ts';
import { viewerTexts } from './viewerTexts.ts';

/** Renders the list; `current` is the id of the shown machine. */
export function MachineList({ current, search }: { current: string; search: ViewerSearch }) {
  const list = useRef<HTMLElement>(null);
  const { filter, setFilter, sections, found } = useMachineFilter();
  const running = useRunning();
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <aside className={styles.side}>
      <MachineFilter value={filter} onChange={setFilter} />
      <nav ref={list} className={styles.list} aria-label={viewerTexts.list.machines}>
        {sections.map(({ name, entries }) => (
          <section key={name} aria-labelledby={`machines-${name}`}>
            <h2 id={`machines-${name}`} className={styles.heading}>
              {name}
            </h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <a
                    href={machinePath(entry.id, search)}
                    className={styles.machine}
                    aria-current={entry.id === current ? 'page' : undefined}
                  >
                    <span className={styles.name}>{entry.id}</span>
                    {running.has(entry.id) && <RunningDot />}
                    <span className={styles.count} aria-hidden="true">
                      {stateCount(chartFor(entry))}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {found === 0 && <p className={styles.none}>{viewerTexts.list.notFound}</p>}
      </nav>
    </aside>
  );
}
