// The bar under the chart: what its lines mean, and how large it is drawn.
import type { RefObject } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import type { DrawingHandle } from '../drawing/ChartDrawing.tsx';
import { LineSample, type LineKind } from '../drawing/LineSample.tsx';
import styles from './ChartBar.module.css';
import type { ChartOverlay } from '../chart/overlay.ts';
import { SignButton } from './SignButton.tsx';
import type { CollapsedStates } from './useCollapsed.ts';

const now = [
  ['possible', 'possible now'],
  ['marked', 'shown path'],
] as const satisfies readonly (readonly [LineKind, string])[];

const walked = [
  ['browser', 'browser test'],
  ['model', 'model test'],
  ['unit', 'unit test only'],
  ['none', 'no test'],
] as const satisfies readonly (readonly [LineKind, string])[];

export interface ChartBarProps {
  /** 1 is as large as it was laid out. */
  zoom: number;
  drawing: RefObject<DrawingHandle | null>;
  /** What is laid over the chart: the legend tells of nothing else. */
  overlay: ChartOverlay;
  collapsed: CollapsedStates;
}

/** Draws the bar. */
export function ChartBar({ zoom, drawing, overlay, collapsed }: ChartBarProps) {
  const isCollapsed = collapsed.ids.size > 0;
  const shown = now.filter(([kind]) => overlay[kind].size > 0);
  return (
    <div className={styles.bar}>
      {shown.length > 0 && (
        <div className={styles.now}>
          <Legend samples={shown} />
        </div>
      )}
      {overlay.coverage && (
        <>
          <span className={styles.heading}>Walked by</span>
          <Legend samples={walked} />
        </>
      )}
      {collapsed.isPossible && (
        <SignButton
          size="sm"
          className={styles.collapse}
          sign={isCollapsed ? 'expandAll' : 'collapseAll'}
          label={isCollapsed ? 'Expand all states' : 'Collapse all states'}
          onClick={collapsed.toggleAll}
        />
      )}
      <div role="group" aria-label="Zoom" className={styles.zoom}>
        <IconButton size="sm" icon="minus" label="Zoom out" onClick={() => drawing.current?.zoomOut()} />
        <span className={styles.percent}>{Math.round(zoom * 100)} %</span>
        <IconButton size="sm" icon="plus" label="Zoom in" onClick={() => drawing.current?.zoomIn()} />
        <SignButton size="sm" sign="fit" label="Show all of it" onClick={() => drawing.current?.fit()} />
      </div>
    </div>
  );
}

function Legend({ samples }: { samples: readonly (readonly [LineKind, string])[] }) {
  return (
    <ul className={styles.legend}>
      {samples.map(([kind, words]) => (
        <li key={kind}>
          <LineSample kind={kind} />
          {words}
        </li>
      ))}
    </ul>
  );
}
