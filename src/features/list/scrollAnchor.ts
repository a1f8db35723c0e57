// Computes how far to scroll so that visible rows don't move when rows are added or removed above them.

interface Rows {
  /** The ids of the loaded rows, and the number of the first. */
  readonly ids: readonly string[];
  readonly first: number;
}

/**
 * The number of rows by which the view has moved: that of the first visible row that did not itself move past others, as an edited document may do. At the top
 * of the list the result is 0, so that new rows become visible.
 */
export function rowsMoved(before: Rows, after: Rows, start: number, end: number): number {
  if (start === 0) return 0;
  const places = new Map(after.ids.map((id, place) => [id, place]));
  const common = before.ids.flatMap((id, place) => {
    const now = places.get(id);
    return now === undefined ? [] : [{ row: before.first + place, now: after.first + now }];
  });
  const inView = common
    .filter(({ row }) => row >= start && row <= end)
    .map((seen) => ({
      moved: seen.now - seen.row,
      passed: common.filter(({ row, now }) => row < seen.row !== now < seen.now).length,
    }));
  const fewest = Math.min(...inView.map(({ passed }) => passed));
  return inView.find(({ passed }) => passed === fewest)?.moved ?? 0;
}
