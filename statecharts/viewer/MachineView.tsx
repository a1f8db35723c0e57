// The chart of a machine with the modes beside it; phones show one of the two at a time.
import { type RefObject, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import { ResizablePane } from '#src/ui/splitPane/ResizablePane.tsx';
import { SplitPane } from '#src/ui/splitPane/SplitPane.tsx';
import type { Chart } from '../chart/chart.ts';
import { type MachineCoverage, useIsCoverageOffered } from '../coverage/useCoverage.ts';
import type { DrawingHandle } from '../drawing/ChartDrawing.tsx';
import { ChartStage } from './ChartStage.tsx';
import { MachineHead } from './MachineHead.tsx';
import styles from './MachineView.module.css';
import { machinePath } from './machinePath.ts';
import type { Pressed } from '../chart/pressed.ts';
import type { ViewerSearch } from './mode.ts';
import { ModePanel } from './ModePanel.tsx';
import { PressedDetails } from './PressedDetails.tsx';
import type { CollapsedStates } from './useCollapsed.ts';
import { useModeOverlays } from './useModeOverlays.ts';
import { viewerTexts } from './viewerTexts.ts';

/** The part that a phone shows. */
export type Part = 'chart' | 'panel';

export interface MachineViewProps {
  entry: CatalogueEntry;
  chart: Chart;
  collapsed: CollapsedStates;
  search: ViewerSearch;
  onSearch: (patch: Partial<ViewerSearch>) => void;
  drawing: RefObject<DrawingHandle | null>;
  coverage: MachineCoverage | null;
  selected: Pressed | null;
  onSelect: (pressed: Pressed | null) => void;
  /** Selects a state or transition and brings it into view on the chart. */
  onFind: (pressed: Pressed) => void;
  /** Brings it into view without selecting it. */
  onShow: (pressed: Pressed) => void;
  part: Part;
  onPart: (part: Part) => void;
}

const parts = [
  { value: 'chart', label: viewerTexts.parts.chart },
  { value: 'panel', label: viewerTexts.parts.panel },
] as const;

/** Renders the chart and the modes. */
export function MachineView({ part, onPart, selected, onSelect, onFind, onShow, drawing, ...props }: MachineViewProps) {
  const { entry, chart, collapsed, search, onSearch, coverage } = props;
  const isCoverageOffered = useIsCoverageOffered();
  const mode = search.tab === undefined || (search.tab === 'coverage' && !isCoverageOffered) ? 'play' : search.tab;
  const view = search.view ?? 'chart';
  const [logPlace, setLogPlace] = useState<Element | null>(null);
  // Only presses on the chart are passed to the mode, which may act on them; results of the find box are not.
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const { overlay, tell } = useModeOverlays(mode, coverage?.chart ?? null);
  const press = (what: Pressed) => {
    setPressed(what);
    // Pressing a possible transition takes it; pressing anything else shows its details.
    const isPlayed = mode === 'play' && what.kind === 'transition' && overlay.possible.has(what.name);
    if (!isPlayed) onSelect(what);
  };
  return (
    <div className={styles.body} data-part={part}>
      <SplitPane className={styles.panes}>
        <main id="main" className={styles.middle}>
          <MachineHead
            entry={entry}
            chart={chart}
            view={view}
            onView={(next) => {
              onSearch({ view: next });
            }}
            drawing={drawing}
          />
          <ChartStage
            entry={entry}
            chart={overlay.changes?.chart ?? chart}
            collapsed={collapsed}
            view={view}
            overlay={overlay}
            selected={selected}
            onPress={press}
            drawing={drawing}
          />
          <div ref={setLogPlace} className={styles.logPlace} />
        </main>
        <ResizablePane
          label={viewerTexts.parts.panelInSentence}
          name="statecharts"
          min={260}
          max={640}
          rest={420}
          className={styles.panel}
        >
          <aside aria-label={viewerTexts.modesLabel} className={styles.aside}>
            <ModePanel
              entry={entry}
              chart={chart}
              search={search}
              onSearch={onSearch}
              mode={mode}
              tellOverlay={tell}
              logPlace={logPlace}
              pressed={pressed}
              onShow={onShow}
              coverage={coverage}
            />
            {selected && (
              <PressedDetails
                chart={overlay.changes?.chart ?? chart}
                pressed={selected}
                coverage={coverage?.chart ?? null}
                onShow={onFind}
                onClose={() => {
                  onSelect(null);
                }}
              />
            )}
          </aside>
        </ResizablePane>
      </SplitPane>
      <div className={styles.parts}>
        <a href={machinePath('', search)} className={styles.all}>
          {viewerTexts.list.all}
        </a>
        <Segmented label={viewerTexts.parts.label} labelHidden options={parts} value={part} onChange={onPart} />
      </div>
    </div>
  );
}
