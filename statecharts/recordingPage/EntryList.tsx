// The list of entries with its filter: a listbox whose active option is the shown entry. Only the rows in view are rendered.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { filterEntries } from '../recording/filterEntries.ts';
import { lastAt, type RecordingIndex } from '../recording/recordingIndex.ts';
import { type ListFilter, ListFilterFields } from './ListFilterFields.tsx';
import styles from './EntryList.module.css';
import { EntryRow } from './EntryRow.tsx';
import { recordingTexts } from './recordingTexts.ts';
import { useShownRow } from './useShownRow.ts';

const texts = recordingTexts.list;
const rowHeight = 26;

export interface EntryListProps {
  index: RecordingIndex;
  place: number;
  /** The shown actor. */
  actor: string | null;
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  onGo: (place: number) => void;
}

/** Renders the filter and the list. */
export function EntryList({ index, place, actor, filter, onFilter, onGo }: EntryListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { whose, kind, text, took } = filter;
  const ofActor = whose === 'actor' ? actor : null;
  const ofMachine = whose === 'machine' && actor !== null ? (index.actors.get(actor)?.machine ?? null) : null;
  const places = useMemo(
    () => filterEntries(index, { actor: ofActor, machine: ofMachine, kind, took: took?.name ?? null, text }),
    [index, ofActor, ofMachine, kind, took, text],
  );
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here and passed nowhere
  const virtualizer = useVirtualizer({
    count: places.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    // Rows out of view are laid out too, in every frame while somebody scrubs.
    overscan: 1,
  });
  const rows = virtualizer.getVirtualItems();
  // Row elements are reused by slot, so that scrubbing only changes their texts. The number of slots is rounded up, so that one row more or less in view gives
  // no row another key.
  const slots = 8 * Math.ceil((rows.length + 1) / 8);
  const before = lastAt(places, (each) => each, place);
  const current = places[before] === place ? before : null;
  useShownRow(list, virtualizer, before, rowHeight);
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number | undefined>> = {
      ...{ ArrowDown: before + 1, ArrowUp: current === null ? before : before - 1 },
      ...{ PageDown: before + 10, PageUp: before - 10, Home: 0, End: places.length - 1 },
    };
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const to = places[Math.max(0, Math.min(places.length - 1, step))];
    if (to !== undefined) onGo(to);
  };
  return (
    <div className={styles.entries}>
      <ListFilterFields filter={filter} onFilter={onFilter} />
      {took && (
        <p className={styles.took}>
          {texts.took(took.label)}{' '}
          <TextButton onClick={() => onFilter({ ...filter, took: null })}>{texts.clearTook}</TextButton>
        </p>
      )}
      <p className={styles.count} role="status">
        {places.length === 0 ? texts.none : texts.count(places.length, index.length)}
      </p>
      <div
        ref={list}
        className={styles.list}
        role="listbox"
        aria-label={texts.label}
        aria-activedescendant={current === null ? undefined : `${id}-${place}`}
        tabIndex={0}
        onKeyDown={press}
      >
        <div className={styles.rows} style={{ height: virtualizer.getTotalSize() }} role="presentation">
          {rows.map(({ index: at, start }) => {
            const each = places[at];
            const entry = each === undefined ? undefined : index.recording.entries[each];
            return (
              each !== undefined &&
              entry && (
                <div
                  key={at % slots}
                  id={`${id}-${each}`}
                  role="option"
                  aria-selected={each === place}
                  aria-setsize={places.length}
                  aria-posinset={at + 1}
                  className={styles.row}
                  style={{ translate: `0 ${start}px` }}
                  onClick={() => onGo(each)}
                >
                  <EntryRow index={index} entry={entry} />
                </div>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
