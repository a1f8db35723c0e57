// Where a chart is put in its pane, and how large.
import type { ChartLayout, Rect } from './layout/chartLayout.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Letters of 11 px are still read below 9; what does not fit then is reached by moving. */
export const legibleZoom = 0.78;
const largestZoom = 1.15;
/** For what does not fit anyway: easily read, and yet much of it. */
const usualZoom = 0.88;

/** Where the chart begins: shown first of one that does not fit. */
function beginningOf({ chart, dots, states }: ChartLayout): Rect | undefined {
  return dots.find(({ id }) => id === chart.root.id) ?? dots[0] ?? states[0];
}

function along(length: number, room: number, zoom: number, middle: number): number {
  const drawn = length * zoom;
  if (drawn <= room) return (room - drawn) / 2;
  return Math.min(0, Math.max(room - drawn, room / 2 - middle * zoom));
}

/** As much of the chart as can be read: all of it, or its whole width, or where it begins. */
export function fitting(layout: ChartLayout, pane: Size): Viewport {
  const wide = pane.width / layout.width;
  const all = Math.min(wide, pane.height / layout.height);
  const zoom = Math.min(largestZoom, Math.max(legibleZoom, all < legibleZoom ? Math.min(usualZoom, wide) : all));
  const begin = beginningOf(layout);
  return {
    x: along(layout.width, pane.width, zoom, begin ? begin.x + begin.width / 2 : 0),
    y: along(layout.height, pane.height, zoom, begin ? begin.y + begin.height / 2 : 0),
    zoom,
  };
}

/** All of the chart, in the middle, however small it becomes. */
export function fittingWhole({ width, height }: Size, pane: Size): Viewport {
  const zoom = Math.min(largestZoom, pane.width / width, pane.height / height);
  return { x: (pane.width - width * zoom) / 2, y: (pane.height - height * zoom) / 2, zoom };
}

/** All of the drawing can be seen. */
export function isAllInSight(layout: ChartLayout, pane: Size, { x, y, zoom }: Viewport): boolean {
  const slack = 24;
  return (
    x >= -slack &&
    y >= -slack &&
    x + layout.width * zoom <= pane.width + slack &&
    y + layout.height * zoom <= pane.height + slack
  );
}
