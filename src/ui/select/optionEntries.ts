// The lines of a list: its rows, and a heading before each group of them.
import type { SelectRow } from '#machines/richSelect/richSelectTypes.ts';

export type OptionEntry =
  | { readonly row: SelectRow; readonly position: number; readonly group: string | undefined }
  | { readonly row: null; readonly group: string };

/** All lines of the list; a heading is inserted where the group changes. */
export function entriesOf(rows: readonly SelectRow[]): readonly OptionEntry[] {
  return rows.flatMap((row, position): OptionEntry[] => {
    const { group } = row;
    const entry = { row, position, group };
    return group === undefined || rows[position - 1]?.group === group ? [entry] : [{ row: null, group }, entry];
  });
}

export interface PlacedEntry {
  readonly start: number;
  readonly entry: OptionEntry;
}

/** The visible lines, with neighbours of the same group together. */
export function inGroups(
  items: readonly { readonly index: number; readonly start: number }[],
  entries: readonly OptionEntry[],
): readonly { readonly group: string | undefined; readonly items: readonly PlacedEntry[] }[] {
  const runs: { group: string | undefined; items: PlacedEntry[] }[] = [];
  for (const { index, start } of items) {
    const entry = entries[index];
    if (!entry) continue;
    const last = runs.at(-1);
    if (last && last.group === entry.group) last.items.push({ start, entry });
    else runs.push({ group: entry.group, items: [{ start, entry }] });
  }
  return runs;
}
