// The drawn chart of a machine.
import { type Ref, Suspense, use, useCallback, useDeferredValue, useImperativeHandle, useMemo, useRef } from 'react';
import type { Chart } from '../chart/chart.ts';
import { collapseStates } from '../chart/collapseStates.ts';
import type { Pressed } from '../chart/pressed.ts';
import type { ChartOverlay } from '../chart/overlay.ts';
import { type CanvasHandle, ChartCanvas, type ChartCanvasProps } from './ChartCanvas.tsx';
import styles from './ChartDrawing.module.css';
import { layOut, prepareLayout } from './layout/layOut.ts';
import { LayoutBoundary } from './LayoutBoundary.tsx';
import { chartSvg } from './svg/chartSvg.ts';
import { drawingTexts } from './drawingTexts.ts';

/** The imperative handle of the drawing, for example for the find box and the export menu. */
export interface DrawingHandle {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  /** Moves a state (by its id) or a transition (by its name) to the middle and flashes it, after it is drawn if necessary. */
  show(idOrName: string): void;
  /** The chart as it is drawn, as a standalone SVG. */
  toSvg(): Promise<string>;
}

export interface ChartDrawingProps {
  readonly chart: Chart;
  readonly overlay: ChartOverlay;
  /** The selected state or transition, which the panel describes; null if there is none. */
  readonly selected: Pressed | null;
  readonly onPress: (pressed: Pressed) => void;
  /** The ids of the collapsed states. */
  readonly collapsed: ReadonlySet<string>;
  /** Called with the state to collapse, or to expand if it is collapsed. */
  readonly onToggle: (state: string) => void;
  /** Called with the zoom whenever it changes; 1 is the size of the layout. */
  readonly onZoom?: ((zoom: number) => void) | undefined;
  readonly handle?: Ref<DrawingHandle> | undefined;
}

if (typeof Worker !== 'undefined') prepareLayout();

/** Renders `chart` with the highlights of `overlay`. It fills its container. */
export function ChartDrawing({ chart, collapsed, handle, ...props }: ChartDrawingProps) {
  const drawn = useMemo(() => collapseStates(chart, collapsed), [chart, collapsed]);
  // Keeps showing the previous chart until the next one is laid out.
  const shown = useDeferredValue(drawn);
  const canvas = useRef<CanvasHandle | null>(null);
  const toShow = useRef<string | null>(null);
  const takeCanvas = useCallback((drawn: CanvasHandle | null) => {
    canvas.current = drawn;
    if (drawn && toShow.current !== null) {
      drawn.show(toShow.current);
      toShow.current = null;
    }
  }, []);
  useImperativeHandle(
    handle,
    () => ({
      zoomIn: () => canvas.current?.zoomIn(),
      zoomOut: () => canvas.current?.zoomOut(),
      fit: () => canvas.current?.fit(),
      show: (idOrName) => {
        if (canvas.current) canvas.current.show(idOrName);
        else toShow.current = idOrName;
      },
      toSvg: async () => chartSvg(await layOut(drawn)),
    }),
    [drawn],
  );
  return (
    <LayoutBoundary key={chart.id}>
      <Suspense fallback={<p className={styles.waiting}>{drawingTexts.drawing}</p>}>
        <LaidOut chart={shown} {...props} handle={takeCanvas} />
      </Suspense>
    </LayoutBoundary>
  );
}

function LaidOut({ chart, ...props }: Omit<ChartCanvasProps, 'layout'> & { chart: Chart }) {
  return <ChartCanvas {...props} layout={use(layOut(chart))} />;
}
