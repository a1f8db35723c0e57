// Shows a machine in the chosen view: as a drawing, as a text outline, or as its source.
import { lazy, type RefObject, Suspense, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Chart } from '../chart/chart.ts';
import type { DrawingHandle } from '../drawing/ChartDrawing.tsx';
import { ChartBar } from './ChartBar.tsx';
import { ChartOutline } from './ChartOutline.tsx';
import styles from './ChartStage.module.css';
import { LoadBoundary } from './LoadBoundary.tsx';
import { MachineSource } from './MachineSource.tsx';
import type { Pressed } from '../chart/pressed.ts';
import type { ChartOverlay } from '../chart/overlay.ts';
import type { CollapsedStates } from './useCollapsed.ts';
import type { View } from './viewerSearch.ts';
import { viewerTexts } from './viewerTexts.ts';

const ChartDrawing = lazy(() =>
  import('../drawing/ChartDrawing.tsx').then((module) => ({ default: module.ChartDrawing })),
);

export interface ChartStageProps {
  entry: CatalogueEntry;
  chart: Chart;
  collapsed: CollapsedStates;
  view: View;
  overlay: ChartOverlay;
  selected: Pressed | null;
  onPress: (pressed: Pressed) => void;
  drawing: RefObject<DrawingHandle | null>;
}

/** Renders the view. The drawing stays mounted, so that it keeps its position and zoom. */
export function ChartStage({ entry, chart, collapsed, view, overlay, selected, onPress, drawing }: ChartStageProps) {
  const [zoom, setZoom] = useState(1);
  const isDrawn = view === 'chart';
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.drawing} data-shown={isDrawn} inert={!isDrawn}>
          <LoadBoundary what={viewerTexts.stage.drawing}>
            <Suspense fallback={<p className={styles.loading}>{viewerTexts.stage.drawingNow}</p>}>
              <ChartDrawing
                chart={chart}
                overlay={overlay}
                selected={selected}
                onPress={onPress}
                collapsed={collapsed.ids}
                onToggle={collapsed.toggle}
                onZoom={setZoom}
                handle={drawing}
              />
            </Suspense>
          </LoadBoundary>
        </div>
        <ChartOutline chart={chart} overlay={overlay} isShown={view === 'outline'} />
        {view === 'source' && (
          <LoadBoundary what={viewerTexts.stage.source}>
            <Suspense fallback={<p className={styles.loading}>{viewerTexts.stage.loadingSource}</p>}>
              <MachineSource path={entry.source} />
            </Suspense>
          </LoadBoundary>
        )}
      </div>
      {isDrawn && <ChartBar zoom={zoom} drawing={drawing} overlay={overlay} collapsed={collapsed} />}
    </>
  );
}
