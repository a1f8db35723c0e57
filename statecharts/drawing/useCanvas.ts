// Controls the view of a chart: zoom, fit, and centering a part of it.
import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { fittingWhole, openingView } from './fitting.ts';
import type { ChartLayout, Rect } from './layout/chartLayout.ts';
import { initialState, placeOf } from './neighbours.ts';

export interface Canvas {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole chart. */
  readonly fit: () => void;
  /** Moves the view by this many pixels. */
  readonly pan: (x: number, y: number) => void;
  /** Moves the view without an animation. */
  readonly jump: (x: number, y: number) => void;
  readonly centre: (place: Rect) => void;
  /** Centers the target unless it is visible. */
  readonly bringIntoSight: (place: Rect) => void;
  /** Keeps the state in view until the person moves the chart. */
  readonly follow: (state: string) => void;
  /** Keeps the state at its place in the pane when the next layout arrives, for example after it is collapsed. */
  readonly hold: (state: string) => void;
  /** From now on only the person moves the view: resizing the pane no longer does. */
  readonly stopFitting: () => void;
}

/** How the view is animated: not at all for people who prefer reduced motion. Linear, because React Flow's default interpolation zooms out and in again. */
function motion(): { duration: number; interpolate: 'linear' } {
  return { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 140, interpolate: 'linear' };
}

/** What controls the view: the initial fit, a request to show the whole chart, or the person who moved it. */
type View = 'opening' | 'whole' | 'moved';

/** For the drawing of `layout`; keeps it fitted until the person moves it. */
export function useCanvas(layout: ChartLayout): Canvas {
  const flow = useReactFlow();
  const store = useStoreApi();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const view = useRef<View>('opening');
  const followed = useRef<string | null>(null);
  const held = useRef<{ readonly state: string; readonly x: number; readonly y: number } | null>(null);

  const fit = useCallback(
    (duration: number) => {
      const pane = store.getState();
      if (pane.width <= 0 || pane.height <= 0) return;
      const focus = placeOf(followed.current ?? initialState(layout), layout);
      const next = view.current === 'whole' ? fittingWhole(layout, pane) : openingView(layout, pane, focus);
      void flow.setViewport(next, { duration });
    },
    [flow, layout, store],
  );
  useEffect(() => {
    const place = held.current && placeOf(held.current.state, layout);
    if (held.current && place) {
      const { x, y } = held.current;
      const { zoom } = flow.getViewport();
      void flow.setViewport({ x: x - place.x * zoom, y: y - place.y * zoom, zoom });
      held.current = null;
    } else if (view.current !== 'moved') fit(0);
  }, [fit, flow, layout, width, height]);

  return useMemo(() => {
    const stopFitting = () => {
      view.current = 'moved';
    };
    const moveTo = ({ x, y, width: across, height: down }: Rect) => {
      void flow.setCenter(x + across / 2, y + down / 2, { zoom: flow.getZoom(), ...motion() });
    };
    const centre = (place: Rect) => {
      stopFitting();
      moveTo(place);
    };
    const panBy = (x: number, y: number, options?: ReturnType<typeof motion>) => {
      stopFitting();
      const before = flow.getViewport();
      void flow.setViewport({ ...before, x: before.x + x, y: before.y + y }, options);
    };
    const isInSight = (place: Rect) => {
      const pane = store.getState();
      const { x, y, zoom } = flow.getViewport();
      const [left, top] = [place.x * zoom + x, place.y * zoom + y];
      return (
        left >= 0 && top >= 0 && left + place.width * zoom <= pane.width && top + place.height * zoom <= pane.height
      );
    };
    return {
      zoomIn: () => {
        stopFitting();
        void flow.zoomIn(motion());
      },
      zoomOut: () => {
        stopFitting();
        void flow.zoomOut(motion());
      },
      fit: () => {
        view.current = 'whole';
        fit(motion().duration);
      },
      pan: (x, y) => {
        panBy(x, y, motion());
      },
      jump: panBy,
      centre,
      bringIntoSight: (place) => {
        if (!isInSight(place)) centre(place);
      },
      follow: (state) => {
        followed.current = state;
        const place = placeOf(state, layout);
        if (view.current !== 'moved' && place && !isInSight(place)) moveTo(place);
      },
      hold: (state) => {
        const place = placeOf(state, layout);
        if (!place) return;
        stopFitting();
        const { x, y, zoom } = flow.getViewport();
        held.current = { state, x: place.x * zoom + x, y: place.y * zoom + y };
      },
      stopFitting,
    };
  }, [fit, flow, layout, store]);
}
