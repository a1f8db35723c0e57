// How a person has set up the columns of the list: kept on this device, for each account.
import type { ColumnLayout } from '#machines/columns/columnsTypes.ts';
import { type ColumnKey, columns, isColumn } from './columns.ts';

export const usualLayout: ColumnLayout = {
  columns: ['title', 'people', 'year', 'venue'],
  widths: {},
  density: 'compact',
};

/** The narrowest and the widest that a column can be made. */
export const limits = { min: 48, max: 640 };

const keyOf = (userId: string) => `list:${userId}`;

/** The columns that are shown, in their order. */
export function shownColumns(layout: ColumnLayout): ColumnKey[] {
  return layout.columns.filter(isColumn);
}

/** As it was left on this device; as usual where nothing is kept, or nothing that can be read. */
export function recallLayout(userId: string): ColumnLayout {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Partial<ColumnLayout>;
    const names = [...new Set((kept.columns ?? usualLayout.columns).filter(isColumn))];
    const widths = Object.entries(kept.widths ?? {}).filter(
      ([name, width]) => isColumn(name) && width >= limits.min && width <= limits.max,
    );
    return {
      columns: names.includes('title') ? names : ['title', ...names],
      widths: Object.fromEntries(widths),
      density: kept.density === 'comfortable' ? 'comfortable' : 'compact',
    };
  } catch {
    return usualLayout;
  }
}

/** Keeps it. A browser that keeps nothing is no reason to fail: it holds for this visit then. */
export function rememberLayout(userId: string, layout: ColumnLayout): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(layout));
  } catch {
    // As said above.
  }
}

/** The room of the ticks. */
const TICKS = '30px';
/** The margins at both ends. */
const MARGINS = '44px';

/** In the trash the last column says since when documents are in it, and how long they stay. */
export function inTrash(layout: ColumnLayout): ColumnLayout {
  const columns = [...layout.columns.filter((name) => name !== 'modified'), 'modified'];
  return { ...layout, columns, widths: { ...layout.widths, modified: Math.max(layout.widths.modified ?? 0, 176) } };
}

/** What the style sheet is told of chosen columns; nothing of the usual ones, which it fits to the width of the list by itself. */
export function columnStyle({ columns: names, widths }: ColumnLayout): Readonly<Record<string, string>> {
  const isUsual = names.join() === usualLayout.columns.join() && names.every((name) => widths[name] === undefined);
  if (isUsual) return {};
  const shown = names.filter(isColumn).map((name) => {
    const width = widths[name] === undefined ? columns[name].width : `${widths[name]}px`;
    return { width, track: name === 'title' && widths.title === undefined ? `minmax(${width}, 1fr)` : width };
  });
  return {
    '--chosen': [TICKS, ...shown.map(({ track }) => track)].join(' '),
    '--narrowest': `calc(${[TICKS, MARGINS, ...shown.map(({ width }) => width)].join(' + ')})`,
  };
}
