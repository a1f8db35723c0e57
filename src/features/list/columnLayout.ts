// A person's column settings, stored on this device for each account.
import type { ColumnLayout } from '#machines/columns/columnsTypes.ts';
import { keepOnDevice, readDevice } from '#src/ui/storage/deviceStorage.ts';
import type { WrittenBy } from '#src/ui/storage/storedKinds.ts';
import { type ColumnKey, columns, isColumn } from './columns.ts';

export const usualLayout: ColumnLayout = {
  columns: ['title', 'people', 'year', 'venue'],
  widths: {},
  density: 'compact',
};

/** The minimum and maximum width of a column. */
export const limits = { min: 48, max: 640 };

const keyOf = (userId: string) => `list:${userId}` as const;

/** The shown columns, in order. */
export function shownColumns(layout: ColumnLayout): ColumnKey[] {
  return layout.columns.filter(isColumn);
}

/** The stored settings; the defaults if there are none, or they are invalid. Version 1 differs by its missing number alone. */
export function recallLayout(userId: string): ColumnLayout {
  try {
    const kept = JSON.parse(readDevice(keyOf(userId)) ?? '{}') as Partial<ColumnLayout>;
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

/** Stores the settings. Without storage they last for this visit. */
export function rememberLayout(userId: string, layout: ColumnLayout): void {
  const stored: WrittenBy<'columns'> & ColumnLayout = { version: 2, ...layout };
  keepOnDevice(keyOf(userId), JSON.stringify(stored));
}

/** The width of the check boxes. */
const TICKS = '30px';
/** The margins at both ends. */
const MARGINS = '44px';

/** In the trash, the last column shows when documents were trashed, and how long they are kept. */
export function inTrash(layout: ColumnLayout): ColumnLayout {
  const columns = [...layout.columns.filter((name) => name !== 'modified'), 'modified'];
  return { ...layout, columns, widths: { ...layout.widths, modified: Math.max(layout.widths.modified ?? 0, 176) } };
}

/** The styles of custom columns; none for the default ones, which the style sheet fits to the list's width. */
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
