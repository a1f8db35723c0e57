// Draws a line through points as a path with rounded corners, and places its arrowhead.
import type { Point } from '../layout/chartLayout.ts';

const radius = 6;

const toward = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

const written = ({ x, y }: Point) => `${Number(x.toFixed(2))},${Number(y.toFixed(2))}`;

/** Path data through `points`. */
export function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${written(point)}`;
      if (!after) return `L${written(point)}`;
      return `L${written(toward(point, before, radius))}Q${written(point)} ${written(toward(point, after, radius))}`;
    })
    .join('');
}

/** Places an arrowhead that points to the right at the end of the line, rotated along its last segment. */
export function arrowTransform(points: readonly Point[]): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? end;
  const degrees = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return `translate(${written(end)}) rotate(${degrees})`;
}
