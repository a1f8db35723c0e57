// Tabs by the WAI-ARIA pattern with automatic activation: arrow keys select at once.
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  /** A number beside the label. */
  count?: number | undefined;
  /** The tab cannot be selected now, and arrow keys skip it. */
  disabled?: boolean | undefined;
  /** Rendered when the tab is first selected; from then on it stays mounted, hidden, with its state. */
  panel: () => ReactNode;
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string | undefined;
}

/** Renders the row of tabs and the panel of the selected one. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, className }: TabsProps<Id>) {
  const base = useId();
  const [visited, setVisited] = useState<ReadonlySet<Id>>(new Set([selected]));
  if (!visited.has(selected)) setVisited(new Set([...visited, selected]));

  const idOf = (id: Id, part: 'tab' | 'panel') => `${base}-${id}-${part}`;
  const choose = (tab: Tab<Id> | undefined) => {
    if (!tab) return;
    onSelect(tab.id);
    const element = document.getElementById(idOf(tab.id, 'tab'));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const open = tabs.filter((tab) => !tab.disabled);
    const at = open.findIndex(({ id }) => id === selected);
    const next: Readonly<Record<string, Tab<Id> | undefined>> = {
      ArrowRight: open[(at + 1) % open.length],
      ArrowLeft: open.at(at <= 0 ? -1 : at - 1),
      Home: open[0],
      End: open.at(-1),
    };
    if (!(event.key in next)) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next[event.key]);
  };
  return (
    <div className={classNames(styles.tabs, className)}>
      <div role="tablist" aria-label={label} className={styles.row} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={idOf(tab.id, 'tab')}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={idOf(tab.id, 'panel')}
            aria-disabled={tab.disabled}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              if (!tab.disabled) choose(tab);
            }}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count.toLocaleString('en')}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={idOf(id, 'panel')}
          role="tabpanel"
          aria-labelledby={idOf(id, 'tab')}
          tabIndex={0}
          hidden={id !== selected}
          className={styles.panel}
        >
          {visited.has(id) && panel()}
        </div>
      ))}
    </div>
  );
}
