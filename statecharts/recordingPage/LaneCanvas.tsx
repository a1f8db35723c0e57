// The canvas of one lane. It is drawn anew only when the lane, the shown range, its size or the colours change, and not when the position moves.
import { useEffect, useRef } from 'react';
import type { RecordingIndex } from '../recording/recordingIndex.ts';
import { drawLane } from './drawLane.ts';
import type { LaneRow } from './lanes.ts';
import styles from './Timeline.module.css';
import type { TimeRange } from './timeScale.ts';
import { useThemeChanges } from './useThemeChanges.ts';

export interface LaneCanvasProps {
  index: RecordingIndex;
  row: LaneRow;
  range: TimeRange;
  width: number;
}

export const laneHeight = 26;

/** Renders the lane; what it shows is in the list of entries too. */
export function LaneCanvas({ index, row, range, width }: LaneCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useThemeChanges();
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || width <= 0) return;
    const ratio = window.devicePixelRatio;
    element.width = Math.round(width * ratio);
    element.height = Math.round(laneHeight * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    // Canvases know no custom properties, so the style sheet gives the element's own properties the colours.
    const { color, fill, stroke, fontSize, fontFamily } = getComputedStyle(element);
    const colors = { tick: color, span: fill, text: stroke, font: `${fontSize} ${fontFamily}` };
    drawLane(context, index, row, { range, size: { width, height: laneHeight }, colors });
  }, [index, row, range, width, theme]);
  return <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />;
}
