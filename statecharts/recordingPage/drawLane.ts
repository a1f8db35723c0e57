// Draws one lane of the timeline on a canvas: a span for each state, and a tick for each entry.
import { statePath } from '#machines/statePath.ts';
import { lastAt, type RecordingIndex } from '../recording/recordingIndex.ts';
import type { LaneRow } from './lanes.ts';
import { partAt, type TimeRange } from './timeScale.ts';

export interface LaneColors {
  readonly span: string;
  readonly text: string;
  readonly tick: string;
  readonly font: string;
}

export interface LaneSize {
  readonly width: number;
  readonly height: number;
}

/** The states of an actor as spans, each until the next change. */
function drawSpans(
  canvas: CanvasRenderingContext2D,
  { moments, recording }: RecordingIndex,
  actor: string,
  { range, size, colors }: LaneView,
): void {
  const own = moments.get(actor) ?? [];
  const first = Math.max(
    0,
    lastAt(own, ({ moment }) => moment.at, range.from),
  );
  const xOf = (time: number) => Math.max(-1, Math.min(size.width + 1, partAt(range, time) * size.width));
  canvas.font = colors.font;
  canvas.textBaseline = 'middle';
  let textEnd = 0;
  for (let at = first; at < own.length; at += 1) {
    const moment = own[at]?.moment;
    if (!moment || moment.at > range.to) break;
    if (moment.status !== 'active') continue;
    const path = statePath(moment.after);
    let next = at + 1;
    // Spans that are too narrow to be told apart are drawn as one.
    const begin = xOf(moment.at);
    while (
      next < own.length &&
      (statePath(own[next]?.moment.after ?? '') === path || xOf(own[next]?.moment.at ?? 0) - begin < 1)
    )
      next += 1;
    const end = xOf(own[next]?.moment.at ?? recording.ended);
    canvas.fillStyle = colors.span;
    canvas.fillRect(begin, 4, Math.max(1, end - begin - 1), size.height - 8);
    const room = end - Math.max(begin, textEnd, 0) - 8;
    if (room > 24 && canvas.measureText(path).width <= room) {
      canvas.fillStyle = colors.text;
      canvas.fillText(path, Math.max(begin, 0) + 4, size.height / 2 + 0.5);
      textEnd = Math.max(begin, 0) + 4 + canvas.measureText(path).width;
    }
    at = next - 1;
  }
}

export interface LaneView {
  readonly range: TimeRange;
  readonly size: LaneSize;
  readonly colors: LaneColors;
}

/** Draws the lane. Entries on the same pixel share one tick, so that the work doesn't grow with the recording. */
export function drawLane(canvas: CanvasRenderingContext2D, index: RecordingIndex, row: LaneRow, view: LaneView): void {
  const { range, size, colors } = view;
  canvas.clearRect(0, 0, size.width, size.height);
  if (row.actor !== null && row.folded !== true) drawSpans(canvas, index, row.actor, view);
  const { entries } = index.recording;
  const timeOf = (place: number) => entries[place]?.at ?? 0;
  canvas.fillStyle = colors.tick;
  let before = -1;
  for (let at = Math.max(0, lastAt(row.places, timeOf, range.from)); at < row.places.length; at += 1) {
    const time = timeOf(row.places[at] ?? 0);
    if (time > range.to) break;
    const x = Math.round(partAt(range, time) * (size.width - 1));
    if (x === before || x < 0) continue;
    canvas.fillRect(x, row.actor === null ? 6 : size.height - 8, 1, row.actor === null ? size.height - 12 : 6);
    before = x;
  }
}
