// What can be done with the part of a chart that is in sight: zoom, fit, and bring something to the middle.
import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { fitting, fittingWhole } from './fitting.ts';
import type { ChartLayout, Rect } from './layout/chartLayout.ts';

export interface Canvas {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows all of the chart. */
  readonly fit: () => void;
  /** Moves what is in sight by so many pixels. */
  readonly pan: (x: number, y: number) => void;
  readonly centre: (place: Rect) => void;
  /** Centres only what is not in sight. */
  readonly bringIntoSight: (place: Rect) => void;
  /** Centres what is not in sight, unless the person decided what is. */
  readonly follow: (place: Rect) => void;
  /** From now on the person decides what is in sight; a new size of the pane changes nothing. */
  readonly keep: () => void;
}

/** Whoever asks for less motion sees the end of each. Straight there: the usual way zooms out and in again. */
function motion(): { duration: number; interpolate: 'linear' } {
  return { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 140, interpolate: 'linear' };
}

/** What decides what is in sight: the chart as it opens, all of it because that was asked for, or the person who moved it. */
type View = 'opening' | 'whole' | 'moved';

/** For the drawing of `layout` around; it fits until the person moves it. */
export function useCanvas(layout: ChartLayout): Canvas {
  const flow = useReactFlow();
  const store = useStoreApi();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const view = useRef<View>('opening');

  const fit = useCallback(
    (duration: number) => {
      const pane = store.getState();
      if (pane.width <= 0 || pane.height <= 0) return;
      void flow.setViewport((view.current === 'whole' ? fittingWhole : fitting)(layout, pane), { duration });
    },
    [flow, layout, store],
  );
  useEffect(() => {
    if (view.current !== 'moved') fit(0);
  }, [fit, width, height]);

  return useMemo(() => {
    const keep = () => {
      view.current = 'moved';
    };
    const moveTo = ({ x, y, width: across, height: down }: Rect) => {
      void flow.setCenter(x + across / 2, y + down / 2, { zoom: flow.getZoom(), ...motion() });
    };
    const centre = (place: Rect) => {
      keep();
      moveTo(place);
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
        keep();
        void flow.zoomIn(motion());
      },
      zoomOut: () => {
        keep();
        void flow.zoomOut(motion());
      },
      fit: () => {
        view.current = 'whole';
        fit(motion().duration);
      },
      pan: (x, y) => {
        keep();
        const before = flow.getViewport();
        void flow.setViewport({ ...before, x: before.x + x, y: before.y + y }, motion());
      },
      centre,
      bringIntoSight: (place) => {
        if (!isInSight(place)) centre(place);
      },
      follow: (place) => {
        if (view.current !== 'moved' && !isInSight(place)) moveTo(place);
      },
      keep,
    };
  }, [fit, flow, store]);
}
