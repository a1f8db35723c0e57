// The heads of the columns; a click sorts. They stay where they are while the rows scroll.
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { Ticks } from '../selection/createTicks.ts';
import { TickAll } from '../selection/TickAll.tsx';
import { formatSort, type Sort, type SortKey } from '../search.ts';
import { nextSort, without } from '../searchSteps.ts';
import { useLibraryNavigation } from '../useLibraryNavigation.ts';
import styles from './ColumnHeads.module.css';

const columns: readonly { key: SortKey; label: string }[] = [
  { key: 'title', label: 'Title' },
  { key: 'people', label: 'People' },
  { key: 'year', label: 'Year' },
  { key: 'venue', label: 'Venue' },
];

export interface ColumnHeadsProps {
  sort: Sort;
  ticks: Ticks;
  /** How many rows the list has, once it is known. */
  total: number | null;
}

/** Draws the heads of the grid. */
export function ColumnHeads({ sort, ticks, total }: ColumnHeadsProps) {
  const go = useLibraryNavigation();
  return (
    <div role="row" aria-rowindex={1} className={styles.heads}>
      <span role="columnheader" className={styles.tick}>
        <TickAll ticks={ticks} total={total} />
      </span>
      <span role="columnheader">
        <VisuallyHidden>Kind</VisuallyHidden>
      </span>
      {columns.map(({ key, label }) => (
        <span
          key={key}
          role="columnheader"
          aria-sort={sort.key !== key ? 'none' : sort.descending ? 'descending' : 'ascending'}
          className={styles.head}
          data-column={key}
        >
          <TextButton
            variant="plain"
            className={styles.button}
            data-on={sort.key === key || undefined}
            onClick={() => {
              const next = formatSort(nextSort(sort, key));
              go((before) => (next === undefined ? without(before, 'sort') : { ...before, sort: next }));
            }}
          >
            {label}
            {sort.key === key && <Icon name={sort.descending ? 'arrowDown' : 'arrowUp'} size="xs" />}
          </TextButton>
        </span>
      ))}
    </div>
  );
}
