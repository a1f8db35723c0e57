// The list of a select. Only visible rows are rendered, so that ten thousand options are as fast as ten.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SelectRow } from '#machines/richSelect/richSelectTypes.ts';
import type { IconName } from '../icon/icons.ts';
import { Option } from './Option.tsx';
import { entriesOf, inGroups } from './optionEntries.ts';
import styles from './Select.module.css';

/** The maximum height of the list; the same value as in Select.module.css. */
const listHeight = 250;
const rowHeight = { fine: 28, coarse: 40 };

export interface OptionListProps {
  /** The id of the list; the options' ids begin with it. */
  id: string;
  label: string;
  /** The id of the element that labels the control, which labels the list too. */
  labelledBy?: string | undefined;
  rows: readonly SelectRow[];
  active: string | null;
  chosen: ReadonlySet<string>;
  /** The search words without case and accents, which are highlighted in the labels. */
  words?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  /** There are more rows than are loaded. */
  hasMore?: boolean | undefined;
  /** The rows belong to the previous search, and cannot be chosen. */
  isStale?: boolean | undefined;
  /** Returns the text of a row. */
  labelOf: (row: SelectRow) => string;
  /** Returns the icon of a row, if it has one. */
  iconOf: (row: SelectRow) => IconName | undefined;
  /** Returns the row's icon if it is not one of our own icons. */
  signOf?: ((row: SelectRow) => ReactNode) | undefined;
  onActivate: (value: string) => void;
  onChoose: (value: string) => void;
  /** Called when the list was scrolled or changed: whether its end is visible. */
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

  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here and passed nowhere
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    // The active row stays rendered, because `aria-activedescendant` refers to it.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      if (activeEntry < 0 || (activeEntry >= first && activeEntry <= last)) return range;
      return activeEntry < first ? [activeEntry, ...range] : [...range, activeEntry];
    },
    overscan: 6,
    initialRect: { width: 0, height: listHeight },
    // The list's maximum height is known, so nothing is measured.
    observeElementRect: (_, tell) => {
      tell({ width: 0, height: listHeight });
    },
  });

  // A row under the pointer is visible, so it needs no scrolling.
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
  // Runs for every page, also one without rows: a list too short to scroll would otherwise never load the next page.
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
