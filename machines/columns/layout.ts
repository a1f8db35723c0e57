// What one step makes of the layout of a list's columns.
import type { ColumnLayout } from './columnsTypes.ts';

/** The column as wide as that, between the limits; null gives it its usual width. */
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

/** The column at that place among those that are shown; beyond the ends, at the end. */
export function movedTo(layout: ColumnLayout, column: string, place: number): ColumnLayout {
  const columns = layout.columns.filter((each) => each !== column);
  if (columns.length === layout.columns.length) return layout;
  columns.splice(Math.max(0, Math.min(columns.length, place)), 0, column);
  return { ...layout, columns };
}

/** With the column as the last one, or without it; it comes back as wide as it was. */
export function toggled(layout: ColumnLayout, column: string): ColumnLayout {
  const columns = layout.columns.filter((each) => each !== column);
  return { ...layout, columns: columns.length < layout.columns.length ? columns : [...columns, column] };
}
