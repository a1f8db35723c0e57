// Rows come and go above the view when a list changes: how far it has to be scrolled so that what is seen stays where it is seen.

interface Rows {
  /** The ids of the loaded rows, and the number of the first of them. */
  readonly ids: readonly string[];
  readonly first: number;
}

/**
 * By how many rows what was seen has moved: as far as the first row in view that was not itself moved past others, which is what becomes
 * of a document that was edited. At the top of the list nothing is held still: what is new comes in there and is seen.
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
