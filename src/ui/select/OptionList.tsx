// The list of a select: only the rows in sight are on the page, so that ten thousand are as quick as ten.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SelectRow } from '#machines/richSelect/richSelectTypes.ts';
import type { IconName } from '../icon/icons.ts';
import { Option } from './Option.tsx';
import { entriesOf, inGroups } from './optionEntries.ts';
import styles from './Select.module.css';

/** As in Select.module.css, where it is the highest a list becomes. */
const listHeight = 250;
const rowHeight = { fine: 28, coarse: 40 };

export interface OptionListProps {
  /** Of the list; the options' ids begin with it. */
  id: string;
  label: string;
  /** The id of what says what is chosen here: the list is called so too, where there is such a thing. */
  labelledBy?: string | undefined;
  rows: readonly SelectRow[];
  active: string | null;
  chosen: ReadonlySet<string>;
  /** Folded; marked in the labels. */
  words?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  /** These are not all: there will be more rows than are known of. */
  hasMore?: boolean | undefined;
  /** The rows are of the search before; they cannot be chosen. */
  isStale?: boolean | undefined;
  /** What stands in a row. */
  labelOf: (row: SelectRow) => string;
  /** Its sign, if it has one. */
  iconOf: (row: SelectRow) => IconName | undefined;
  /** Its sign, where that is no icon of ours. */
  signOf?: ((row: SelectRow) => ReactNode) | undefined;
  onActivate: (value: string) => void;
  onChoose: (value: string) => void;
  /** The end of the list has been looked for: whether it is in sight. */
  onLook?: ((isAtBottom: boolean) => void) | undefined;
}

/** The id of the row at `index`, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Renders the list. */
export function OptionList({
  id,
  label,
  labelledBy,
  rows,
  active,
  chosen,
  words = [],
  multiple = false,
  hasMore = false,
  isStale = false,
  labelOf,
  iconOf,
  signOf,
  onActivate,
  onChoose,
  onLook,
}: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [height] = useState(() => (isCoarse() ? rowHeight.coarse : rowHeight.fine));
  const entries = useMemo(() => entriesOf(rows), [rows]);
  const activeEntry = active === null ? -1 : entries.findIndex((entry) => entry.row?.value === active);

  // eslint-disable-next-line react-hooks/incompatible-library -- what it returns is used here and passed nowhere
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    // The row that the keyboard is at stays on the page: `aria-activedescendant` names it.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      if (activeEntry < 0 || (activeEntry >= first && activeEntry <= last)) return range;
      return activeEntry < first ? [activeEntry, ...range] : [...range, activeEntry];
    },
    overscan: 6,
    initialRect: { width: 0, height: listHeight },
    // It is never higher: nothing needs to be measured.
    observeElementRect: (_, tell) => {
      tell({ width: 0, height: listHeight });
    },
  });

  // Under the pointer a row is in sight as it is.
  const movedByPointer = useRef(false);
  useEffect(() => {
    if (activeEntry >= 0 && !movedByPointer.current) {
      virtualizer.scrollToIndex(
        activeEntry > 0 && entries[activeEntry - 1]?.row === null ? activeEntry - 1 : activeEntry,
      );
    }
    movedByPointer.current = false;
  }, [activeEntry, entries, virtualizer]);

  const look = () => {
    const element = list.current;
    if (!element || !hasMore) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    onLook?.(below < 2 * height);
  };
  const lookAgain = useEffectEvent(look);
  // With every page, one without rows too: where the list is too short to be scrolled, nobody else would ask for the next.
  useEffect(() => {
    lookAgain();
  }, [rows, hasMore]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple || undefined}
      aria-busy={isStale || undefined}
      className={styles.list}
      data-stale={isStale || undefined}
      tabIndex={-1}
      onScroll={look}
    >
      <div className={styles.rows} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {inGroups(virtualizer.getVirtualItems(), entries).map(({ group, items }) => {
          const drawn = items.map(({ start, entry }) =>
            entry.row === null ? (
              <div
                key={`group ${entry.group}`}
                className={styles.heading}
                style={{ top: start, height }}
                aria-hidden="true"
              >
                {entry.group}
              </div>
            ) : (
              <Option
                key={entry.row.value}
                id={optionId(id, entry.position)}
                row={entry.row}
                label={labelOf(entry.row)}
                icon={iconOf(entry.row)}
                sign={signOf?.(entry.row)}
                words={words}
                isActive={entry.row.value === active}
                isChosen={chosen.has(entry.row.value)}
                position={entry.position + 1}
                of={hasMore ? -1 : rows.length}
                top={start}
                height={height}
                onActivate={(value) => {
                  if (value === active) return;
                  movedByPointer.current = true;
                  onActivate(value);
                }}
                onChoose={onChoose}
              />
            ),
          );
          return group === undefined ? (
            drawn
          ) : (
            <div key={`group ${group}`} role="group" aria-label={group}>
              {drawn}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function isCoarse(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
