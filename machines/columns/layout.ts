// Each change to the layout of a list's columns, as a pure function.
import type { ColumnLayout } from './columnsTypes.ts';

/** Sets the width of a column, within the limits; null resets it. */
export function resizedTo(
  layout: ColumnLayout,
  column: string,
  width: number | null,
  { min, max }: { min: number; max: number },
): ColumnLayout {
  const others = Object.fromEntries(Object.entries(layout.widths).filter(([name]) => name !== column));
  if (width === null) return { ...layout, widths: others };
  return { ...layout, widths: { ...others, [column]: Math.round(Math.max(min, Math.min(max, width))) } };
}

/** Moves a column to a place among the visible ones, at most to the ends. */
export function movedTo(layout: ColumnLayout, column: string, place: number): ColumnLayout {
  const columns = layout.columns.filter((each) => each !== column);
  if (columns.length === layout.columns.length) return layout;
  columns.splice(Math.max(0, Math.min(columns.length, place)), 0, column);
  return { ...layout, columns };
}

/** Shows the column as the last one, or hides it; its width is kept. */
export function toggled(layout: ColumnLayout, column: string): ColumnLayout {
  const columns = layout.columns.filter((each) => each !== column);
  return { ...layout, columns: columns.length < layout.columns.length ? columns : [...columns, column] };
}
