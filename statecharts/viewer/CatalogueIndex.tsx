// The index of all machines by section: the purpose of each, where it is used, its size and its test coverage.
import { useRef } from 'react';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { useCoverage } from '../coverage/useCoverage.ts';
import { useRunning } from '../live/useRunning.ts';
import styles from './CatalogueIndex.module.css';
import { CatalogueTable } from './CatalogueTable.tsx';
import { MachineFilter } from './MachineFilter.tsx';
import type { ViewerSearch } from './mode.ts';
import viewer from './Viewer.module.css';
import { ViewerBar } from './ViewerBar.tsx';
import { coveredText } from './coveredText.ts';
import { useMachineFilter } from './useMachineFilter.ts';
import { viewerTexts } from './viewerTexts.ts';

const texts = viewerTexts.index;

export interface CatalogueIndexProps {
  search: ViewerSearch;
  unknown?: string | undefined;
}

/** Renders the page; `unknown` is a name in the address that no machine has. */
export function CatalogueIndex({ search, unknown }: CatalogueIndexProps) {
  const box = useRef<HTMLInputElement>(null);
  const { filter, setFilter, sections, found } = useMachineFilter();
  const report = useCoverage();
  const running = useRunning();
  useShortcuts({
    '/': () => {
      box.current?.focus();
    },
  });
  return (
    <div className={viewer.viewer}>
      <ViewerBar covered={coveredText(report)} search={search}>
        <MachineFilter ref={box} value={filter} onChange={setFilter} />
      </ViewerBar>
      <main id="main" className={styles.index}>
        <div className={styles.page}>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          {unknown !== undefined && (
            <Notice tone="warning" role="alert">
              {texts.unknown.before} <code>{unknown}</code>
              {texts.unknown.after}
            </Notice>
          )}
          {sections.map((section) => (
            <CatalogueTable key={section.name} section={section} search={search} report={report} running={running} />
          ))}
          {found === 0 && <p className={styles.none}>{texts.notFound}</p>}
        </div>
      </main>
    </div>
  );
}
