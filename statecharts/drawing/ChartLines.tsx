// Renders all lines of a chart in one SVG, between the backgrounds of the states and the labels.
import { ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { type Drawing, useDrawing } from './DrawingContext.ts';
import { useHighlighted } from './HighlightContext.ts';
import type { LaidLine } from './layout/chartLayout.ts';
import styles from './ChartLines.module.css';
import lines from './lines.module.css';
import { lookOf, lookOfLine, type TransitionLook } from './looks.ts';
import { arrowTransform, roundedPath } from './svg/roundedPath.ts';

const noLook: TransitionLook = { possible: false, marked: false, covered: null, change: null };

/** Renders the lines. */
export function ChartLines() {
  const { layout, overlay, highlight } = useDrawing();
  const highlighted = useHighlighted();
  return (
    <ViewportPortal>
      <svg
        className={styles.lines}
        width={layout.width}
        height={layout.height}
        data-highlighting={highlighted.lines.size > 0 || undefined}
        aria-hidden="true"
      >
        {layout.lines.map((line) => {
          const transitions = line.label?.block.items.flatMap(({ transition }) => transition ?? []) ?? [];
          const look = transitions.length === 0 ? noLook : lookOfLine(transitions.map((name) => lookOf(name, overlay)));
          return (
            <ChartLine
              key={line.id}
              line={line}
              isHighlighted={highlighted.lines.has(line.id)}
              highlight={highlight}
              {...look}
            />
          );
        })}
      </svg>
    </ViewportPortal>
  );
}

interface ChartLineProps extends TransitionLook, Pick<Drawing, 'highlight'> {
  line: LaidLine;
  isHighlighted: boolean;
}

const ChartLine = memo(function ChartLine({
  line,
  possible,
  marked,
  covered,
  change,
  isHighlighted,
  highlight,
}: ChartLineProps) {
  const path = useMemo(() => roundedPath(line.points), [line]);
  return (
    <g
      className={lines.line}
      data-line={line.id}
      data-possible={possible}
      data-covered={covered ?? undefined}
      data-change={change ?? undefined}
      data-highlighted={isHighlighted || undefined}
    >
      {marked && <path className={lines.marker} d={path} />}
      <path className={lines.stroke} d={path} />
      <path className={lines.arrow} d="M0,0L-7,-3.5L-7,3.5z" transform={arrowTransform(line.points)} />
      <path
        className={lines.target}
        d={path}
        onPointerEnter={() => {
          highlight({ line: line.id });
        }}
        onPointerLeave={() => {
          highlight(null);
        }}
      />
    </g>
  );
});
