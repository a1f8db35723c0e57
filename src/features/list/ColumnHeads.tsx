// The column headers, which sort when pressed and stay visible while rows scroll. The code that resizes and moves columns is loaded when it is about to be
// needed (useListView.ts).
import type { Ref } from 'react';
import type { ColumnLayout } from '#machines/columns/columnsTypes.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import type { Ticks } from '#src/features/selection/createTicks.ts';
import { TickAll } from '#src/features/selection/TickAll.tsx';
import { formatSort, type Sort } from '#src/features/documents/libraryAddress.ts';
import { nextSort, without } from '#src/features/documents/addressChanges.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import styles from './ColumnHeads.module.css';
import type { Hold } from './ColumnTools.tsx';
import { shownColumns } from './columnLayout.ts';
import { type ColumnKey, columnLabel, columns } from './columns.ts';

export interface ColumnHeadsProps {
  layout: ColumnLayout;
  /** In the trash, the last column shows the time of trashing. */
  isTrash?: boolean;
  sort: Sort;
  ticks: Ticks;
  /** The number of rows in the list, once known. */
  total: number | null;
  /** The header in the tab order; null if a row is. */
  tabStop: string | null;
  /** Pointer handlers. */
  hold?: Hold | null | undefined;
  /** Preloads the code, when the pointer or focus comes near. */
  onNear: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Renders the header row of the grid. */
export function ColumnHeads({
  layout,
  isTrash = false,
  sort,
  ticks,
  total,
  tabStop,
  hold,
  onNear,
  ref,
}: ColumnHeadsProps) {
  const shown = shownColumns(layout);
  // The title takes the remaining space, so columns after it grow to the left: their left edge is the handle.
  const takesRest = layout.widths.title === undefined;
  const titlePlace = shown.indexOf('title');
  const stop = (name: string) => (tabStop === name ? 0 : -1);
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={1}
      className={styles.heads}
      data-state={hold?.state}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <span role="columnheader" aria-colindex={1} className={styles.tick} data-cell="tick">
        <TickAll ticks={ticks} total={total} tabIndex={stop('tick')} />
      </span>
      {shown.map((name, place) => (
        <span
          key={name}
          role="columnheader"
          aria-colindex={place + 2}
          aria-sort={ariaSort(name, sort)}
          className={styles.head}
          data-cell={name}
          data-held={hold?.column === name || undefined}
          // A header that isn't sortable is focusable itself, for its keys and menu.
          tabIndex={columns[name].order === undefined ? stop(name) : undefined}
        >
          <Head name={name} sort={sort} isTrash={isTrash} tabIndex={stop(name)} />
          {(name !== 'title' || !takesRest) && (
            <span
              className={styles.edge}
              data-edge={name}
              data-side={takesRest && place > titlePlace ? 'start' : 'end'}
              aria-hidden="true"
            />
          )}
        </span>
      ))}
    </div>
  );
}

/** The value of `aria-sort`; undefined for a column that cannot be sorted. */
function ariaSort(name: ColumnKey, { key, descending }: Sort) {
  const { order } = columns[name];
  if (order === undefined) return undefined;
  return key !== order ? 'none' : descending ? 'descending' : 'ascending';
}

interface HeadProps {
  name: ColumnKey;
  sort: Sort;
  isTrash: boolean;
  tabIndex: number;
}

/** The label of a header; a button if the column can be sorted. */
function Head({ name, sort, isTrash, tabIndex }: HeadProps) {
  const go = useLibraryNavigation();
  const { order } = columns[name];
  const label = columnLabel(name, isTrash);
  if (order === undefined) return <span className={styles.label}>{label}</span>;
  const isSorted = sort.key === order;
  return (
    <TextButton
      variant="plain"
      className={styles.button}
      tabIndex={tabIndex}
      data-on={isSorted || undefined}
      onClick={() => {
        const next = formatSort(nextSort(sort, order));
        go((before) => (next === undefined ? without(before, 'sort') : { ...before, sort: next }));
      }}
    >
      {label}
      {isSorted && <Icon name={sort.descending ? 'arrowDown' : 'arrowUp'} size="xs" />}
    </TextButton>
  );
}
