// Computes the position and the zoom of a chart in its pane.
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

/** The smallest zoom of a first view: the smallest text of a chart has 11 px, and less can't be read. Larger charts are shown in part, at full size. */
export const legibleZoom = 1;
const largestZoom = 1.15;

/** The offset of the drawing along one axis: centers `middle` in the pane, without a gap beyond the drawing's ends. */
function along(length: number, room: number, zoom: number, middle: number): number {
  const drawn = length * zoom;
  if (drawn <= room) return (room - drawn) / 2;
  return Math.min(0, Math.max(room - drawn, room / 2 - middle * zoom));
}

/** The initial view of a chart: all of it if it stays readable, else the part around `focus` at full size. */
export function openingView({ width, height }: Size, pane: Size, focus: Rect | null): Viewport {
  const all = Math.min(pane.width / width, pane.height / height);
  const zoom = all < legibleZoom ? 1 : Math.min(largestZoom, all);
  return {
    x: along(width, pane.width, zoom, focus ? focus.x + focus.width / 2 : 0),
    y: along(height, pane.height, zoom, focus ? focus.y + focus.height / 2 : 0),
    zoom,
  };
}

/** The view that shows the whole chart in the middle, however small. */
export function fittingWhole({ width, height }: Size, pane: Size): Viewport {
  const zoom = Math.min(largestZoom, pane.width / width, pane.height / height);
  return { x: (pane.width - width * zoom) / 2, y: (pane.height - height * zoom) / 2, zoom };
}

/** Whether the whole drawing is visible. */
export function isAllInSight(layout: ChartLayout, pane: Size, { x, y, zoom }: Viewport): boolean {
  const slack = 24;
  return (
    x >= -slack &&
    y >= -slack &&
    x + layout.width * zoom <= pane.width + slack &&
    y + layout.height * zoom <= pane.height + slack
  );
}
