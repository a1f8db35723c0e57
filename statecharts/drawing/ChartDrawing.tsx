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

/** What can be asked of the drawing from outside, such as by a find box or an export menu. */
export interface DrawingHandle {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  /** Brings a state (by its id) or a transition (by its name) to the middle and flashes it; once it is drawn, where it is not yet. */
  show(idOrName: string): void;
  /** The chart as it is drawn, as a picture that stands alone. */
  toSvg(): Promise<string>;
}

export interface ChartDrawingProps {
  readonly chart: Chart;
  readonly overlay: ChartOverlay;
  /** What is chosen, such as what the panel tells of; null where nothing is. */
  readonly selected: Pressed | null;
  readonly onPress: (pressed: Pressed) => void;
  /** The ids of the states whose insides are hidden. */
  readonly collapsed: ReadonlySet<string>;
  /** Told which state is to be collapsed, or expanded if it is collapsed. */
  readonly onToggle: (state: string) => void;
  /** Told how large the chart is drawn, 1 as it was laid out, whenever that changes. */
  readonly onZoom?: ((zoom: number) => void) | undefined;
  readonly handle?: Ref<DrawingHandle> | undefined;
}

if (typeof Worker !== 'undefined') prepareLayout();

/** Draws `chart`, and lays over it what `overlay` says. It fills what is around it. */
export function ChartDrawing({ chart, collapsed, handle, ...props }: ChartDrawingProps) {
  const drawn = useMemo(() => collapseStates(chart, collapsed), [chart, collapsed]);
  // The chart as it was stays until the next one is laid out.
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
