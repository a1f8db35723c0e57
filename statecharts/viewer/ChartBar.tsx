// The bar under the chart: the legend and the zoom.
import type { RefObject } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import type { DrawingHandle } from '../drawing/ChartDrawing.tsx';
import { LineSample, type LineKind } from '../drawing/LineSample.tsx';
import styles from './ChartBar.module.css';
import type { ChartOverlay } from '../chart/overlay.ts';
import { SignButton } from './SignButton.tsx';
import type { CollapsedStates } from './useCollapsed.ts';
import { viewerTexts } from './viewerTexts.ts';

const texts = viewerTexts.legend;
const now = ['possible', 'marked'] as const;
const covered = ['browser', 'model', 'unit', 'none'] as const satisfies readonly LineKind[];

export interface ChartBarProps {
  /** The zoom; 1 is the size of the layout. */
  zoom: number;
  drawing: RefObject<DrawingHandle | null>;
  /** The overlay of the chart; the legend explains nothing else. */
  overlay: ChartOverlay;
  collapsed: CollapsedStates;
}

/** Renders the bar. */
export function ChartBar({ zoom, drawing, overlay, collapsed }: ChartBarProps) {
  const isCollapsed = collapsed.ids.size > 0;
  const shown = now.filter((kind) => overlay[kind].size > 0);
  return (
    <div className={styles.bar}>
      {shown.length > 0 && (
        <div className={styles.now}>
          <Legend samples={shown} />
        </div>
      )}
      {overlay.coverage && (
        <>
          <span className={styles.heading}>{texts.coveredBy}</span>
          <Legend samples={covered} />
        </>
      )}
      {collapsed.isPossible && (
        <SignButton
          size="sm"
          className={styles.collapse}
          sign={isCollapsed ? 'expandAll' : 'collapseAll'}
          label={isCollapsed ? viewerTexts.expandAll : viewerTexts.collapseAll}
          onClick={collapsed.toggleAll}
        />
      )}
      <div role="group" aria-label={viewerTexts.zoom.label} className={styles.zoom}>
        <IconButton size="sm" icon="minus" label={viewerTexts.zoom.out} onClick={() => drawing.current?.zoomOut()} />
        <span className={styles.percent}>{viewerTexts.zoom.percent(zoom)}</span>
        <IconButton size="sm" icon="plus" label={viewerTexts.zoom.in} onClick={() => drawing.current?.zoomIn()} />
        <SignButton size="sm" sign="fit" label={viewerTexts.zoom.fit} onClick={() => drawing.current?.fit()} />
      </div>
    </div>
  );
}

function Legend({ samples }: { samples: readonly LineKind[] }) {
  return (
    <ul className={styles.legend}>
      {samples.map((kind) => (
        <li key={kind}>
          <LineSample kind={kind} />
          {texts[kind]}
        </li>
      ))}
    </ul>
  );
}
