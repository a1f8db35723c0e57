// Shows a laid out chart that can be panned, zoomed and explored by keyboard.
import {
  Background,
  MiniMap,
  type Node,
  ReactFlow,
  ReactFlowProvider,
  useOnViewportChange,
  useStore,
  type Viewport,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Pressed } from '../chart/pressed.ts';
import type { ChartOverlay } from '../chart/overlay.ts';
import styles from './ChartDrawing.module.css';
import { ChartLines } from './ChartLines.tsx';
import { nodeTypes } from './ChartNodes.tsx';
import { type Drawing, DrawingContext, type Shown } from './DrawingContext.ts';
import { isAllInSight } from './fitting.ts';
import { flowNodes } from './flowNodes.ts';
import type { ChartLayout } from './layout/chartLayout.ts';
import { highlightedBy, HighlightContext, type HighlightedPart, noneHighlighted } from './HighlightContext.ts';
import { placeOf } from './neighbours.ts';
import { useCanvas } from './useCanvas.ts';
import { useDrawingKeys } from './useDrawingKeys.ts';
import { useFollowCurrent } from './useFollowCurrent.ts';
import { drawingTexts } from './drawingTexts.ts';

export interface CanvasHandle {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  show(idOrName: string): void;
}

export interface ChartCanvasProps {
  readonly layout: ChartLayout;
  readonly overlay: ChartOverlay;
  readonly selected: Pressed | null;
  readonly onPress: (pressed: Pressed) => void;
  readonly onZoom?: ((zoom: number) => void) | undefined;
  /** Collapses the state with this id, or expands it. */
  readonly onToggle: (state: string) => void;
  readonly handle: Ref<CanvasHandle>;
}

/** Above this number of nodes only the visible ones are rendered, because rendering all takes too long. */
const maximumDrawnWhole = 250;

/** The color of a node on the overview map, which shows the states only. */
function colorOnMap({ type }: Node): string {
  if (type === 'state') return 'var(--border-control)';
  return type === 'ground' ? 'var(--border)' : 'transparent';
}

/** Renders the canvas. */
export function ChartCanvas(props: ChartCanvasProps) {
  return (
    <ReactFlowProvider>
      <Inside {...props} />
    </ReactFlowProvider>
  );
}

function Inside({ layout, overlay, selected, onPress, onZoom, onToggle, handle }: ChartCanvasProps) {
  const canvas = useCanvas(layout);
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [highlightedPart, highlight] = useState<HighlightedPart | null>(null);
  const highlighted = useMemo(
    () => (highlightedPart === null ? noneHighlighted : highlightedBy(highlightedPart, layout)),
    [highlightedPart, layout],
  );
  /** The target to show once the states around it are expanded. */
  const toShow = useRef<string | null>(null);
  useFollowCurrent(layout, overlay.current, canvas);
  const nodes = useMemo(() => flowNodes(layout), [layout]);
  const { onKeyDown, onFocus, followFocus } = useDrawingKeys(layout, canvas);
  const show = useCallback(
    (idOrName: string) => {
      const place = placeOf(idOrName, layout);
      toShow.current = place ? null : idOrName;
      if (!place) return;
      canvas.centre(place);
      setShown((before) => ({ idOrName, requestNumber: (before?.requestNumber ?? 0) + 1 }));
    },
    [canvas, layout],
  );
  useEffect(() => {
    if (toShow.current !== null) show(toShow.current);
  }, [show]);
  useImperativeHandle(handle, () => ({ zoomIn: canvas.zoomIn, zoomOut: canvas.zoomOut, fit: canvas.fit, show }), [
    canvas,
    show,
  ]);
  const toggle = useCallback(
    (state: string) => {
      canvas.hold(state);
      onToggle(state);
    },
    [canvas, onToggle],
  );
  // React Flow resets native scrolling (find in page, focus). Before it does, pan the chart by the same distance.
  useEffect(() => {
    const pane = frame.current;
    const moveAlong = () => {
      if (pane && (pane.scrollLeft !== 0 || pane.scrollTop !== 0)) canvas.jump(-pane.scrollLeft, -pane.scrollTop);
    };
    pane?.addEventListener('scroll', moveAlong, { capture: true });
    return () => {
      pane?.removeEventListener('scroll', moveAlong, { capture: true });
    };
  }, [canvas]);
  const zoom = useStore(({ transform }) => transform[2]);
  useEffect(() => {
    onZoom?.(zoom);
  }, [onZoom, zoom]);
  useOnViewportChange({
    onEnd: () => {
      // Nodes that came into view are rendered in the next frame.
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          followFocus(frame.current);
        });
      });
    },
  });
  const drawing = useMemo<Drawing>(
    () => ({ layout, overlay, selected, shown, onPress, onToggle: toggle, highlight }),
    [layout, overlay, selected, shown, onPress, toggle],
  );
  return (
    <DrawingContext value={drawing}>
      <HighlightContext value={highlighted}>
        <ReactFlow
          ref={frame}
          className={styles.canvas}
          aria-label={drawingTexts.chart(layout.chart.id)}
          tabIndex={0}
          nodes={nodes}
          nodeTypes={nodeTypes}
          onlyRenderVisibleElements={nodes.length > maximumDrawnWhole}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onMoveStart={(event: MouseEvent | TouchEvent | null) => {
            if (event) canvas.stopFitting();
          }}
          minZoom={0.1}
          maxZoom={2}
          panOnScroll
          zoomOnDoubleClick={false}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          elevateNodesOnSelect={false}
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          panActivationKeyCode={null}
          attributionPosition="bottom-left"
        >
          <Background gap={16} size={1} color="var(--border)" />
          <ChartLines />
          <ChartMap layout={layout} />
        </ReactFlow>
      </HighlightContext>
    </DrawingContext>
  );
}

/** Rendered only if a part of the chart is out of view. */
function ChartMap({ layout }: { layout: ChartLayout }) {
  const isNeeded = useStore(({ width, height, transform: [x, y, zoom] }) => {
    const viewport: Viewport = { x, y, zoom };
    return width > 0 && !isAllInSight(layout, { width, height }, viewport);
  });
  return (
    isNeeded && (
      <MiniMap
        className={styles.map}
        style={{ width: 120, height: 90 }}
        nodeColor={colorOnMap}
        nodeStrokeWidth={0}
        nodeBorderRadius={6}
        ariaLabel={drawingTexts.map}
        pannable
      />
    )
  );
}
