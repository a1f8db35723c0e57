// The part of a recording's time that the timeline shows.

/** In milliseconds since 1970. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** The part of the range at which a time lies, from 0 to 1 within it. */
export function partAt({ from, to }: TimeRange, time: number): number {
  return (time - from) / Math.max(1, to - from);
}

/** A range of this length around a time, moved to lie within `all`. */
function rangeAround(all: TimeRange, time: number, length: number): TimeRange {
  if (length >= all.to - all.from) return all;
  const from = Math.max(all.from, Math.min(all.to - length, time - length / 2));
  return { from, to: from + length };
}

/** The range after zooming by `factor` around a time; more than one shows more. */
export function zoomedRange(all: TimeRange, shown: TimeRange, time: number, factor: number): TimeRange {
  return rangeAround(all, time, Math.max(20, (shown.to - shown.from) * factor));
}

/** The range, moved as far as needed to show a time. */
export function rangeShowing(all: TimeRange, shown: TimeRange, time: number): TimeRange {
  return time >= shown.from && time <= shown.to ? shown : rangeAround(all, time, shown.to - shown.from);
}
