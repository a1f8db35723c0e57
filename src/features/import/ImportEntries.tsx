// The entries of the chosen files before they are imported. They can be filtered, and excluded one by one or all that the filter shows.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { fold } from '#bibliography/fold.ts';
import type { ImportReport, ListedEntry } from '#machines/import/importTypes.ts';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './ImportEntries.module.css';
import { importTexts } from './importTexts.ts';
import type { ImportHandle } from './useImport.ts';

const texts = importTexts.entries;

/** The height of a row in pixels, as in ImportEntries.module.css. */
const ROW = 44;
/** How many rows Page Up and Page Down move. */
const PAGE = 6;

/** The text in which the filter searches for an entry, folded. */
function searchText({ title, people, year, key, file }: ListedEntry, files: ImportReport['files']): string {
  return fold([title, people, year, key, files.length > 1 ? (files[file]?.name ?? '') : ''].join(' '));
}

/** Renders the list; only the rows in sight are on the page. */
export function ImportEntries({ handle: { actor, snapshot } }: { handle: ImportHandle }) {
  const { report, excluded } = snapshot.context;
  return report && <EntryList report={report} excluded={excluded} actor={actor} />;
}

interface EntryListProps {
  report: ImportReport;
  excluded: readonly number[];
  actor: ImportHandle['actor'];
}

function EntryList({ report: { listed, files, entries }, excluded, actor }: EntryListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const query = useDeferredValue(fold(typed.trim()));
  const excludedEntries = useMemo(() => new Set(excluded), [excluded]);
  const searchTexts = useMemo(() => listed.map((entry) => searchText(entry, files)), [listed, files]);
  const rows = useMemo(() => {
    const words = query.split(/\s+/);
    return listed.flatMap((_, entry) => (words.every((word) => searchTexts[entry]?.includes(word)) ? [entry] : []));
  }, [listed, searchTexts, query]);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here and passed nowhere
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: 6,
  });
  const excludedRows = rows.filter((entry) => excludedEntries.has(entry)).length;
  const at = Math.min(active, Math.max(0, rows.length - 1));
  const items = virtualizer.getVirtualItems();

  const choose = (some: readonly number[], included: boolean) => {
    actor.send({ type: 'entries.chosen', entries: some, included });
  };
  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    setActive(next);
    virtualizer.scrollToIndex(next);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1, PageUp: at - PAGE, PageDown: at + PAGE },
    };
    const to = steps[event.key];
    const entry = rows[at];
    if (to !== undefined) goTo(to);
    else if (event.key === ' ' && entry !== undefined) choose([entry], excludedEntries.has(entry));
    else return;
    event.preventDefault();
  };
  return (
    <section className={styles.entries} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Checkbox
          label={
            <h3 id={`${id}-title`} className={styles.title}>
              {texts.title}
            </h3>
          }
          aria-label={texts.title}
          checked={rows.length > 0 && excludedRows === 0}
          indeterminate={excludedRows > 0 && excludedRows < rows.length}
          disabled={rows.length === 0}
          onChange={() => {
            choose(rows, excludedRows > 0);
          }}
        />
        <span className={styles.chosen} role="status">
          {texts.chosen(entries - excluded.length, entries)}
        </span>
        <TextInput
          type="search"
          className={styles.filter}
          aria-label={texts.filter}
          placeholder={texts.filter}
          value={typed}
          start={<Icon name="search" size="sm" />}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
            list.current?.scrollTo({ top: 0 });
          }}
        />
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{texts.noMatch(typed.trim())}</p>
      ) : (
        <div
          ref={list}
          className={styles.list}
          role="listbox"
          aria-multiselectable="true"
          aria-label={texts.title}
          aria-activedescendant={items.some(({ index }) => index === at) ? `${id}-${at}` : undefined}
          tabIndex={0}
          onKeyDown={press}
        >
          <div className={styles.all} style={{ height: virtualizer.getTotalSize() }} role="presentation">
            {items.map(({ index, start }) => {
              const entry = rows[index] ?? 0;
              const details = listed[entry];
              if (!details) return null;
              return (
                <div
                  key={entry}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={!excludedEntries.has(entry)}
                  aria-posinset={index + 1}
                  aria-setsize={rows.length}
                  className={styles.row}
                  data-active={index === at || undefined}
                  style={{ transform: `translateY(${start}px)` }}
                  onClick={() => {
                    setActive(index);
                    choose([entry], excludedEntries.has(entry));
                  }}
                >
                  <span className={styles.tick} aria-hidden="true">
                    {!excludedEntries.has(entry) && <Icon name="check" size="sm" />}
                  </span>
                  <span className={styles.texts}>
                    <span className={styles.name}>{details.title || importTexts.untitled}</span>
                    <span className={styles.details}>{texts.details(details, files)}</span>
                  </span>
                </div>
              );
            })}
          </div>
        </div>
      )}
    </section>
  );
}
