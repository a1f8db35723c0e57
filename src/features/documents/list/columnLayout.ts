// The columns that the list can have, and how a person has set them up: kept on this device, for each account.
import type { ColumnLayout } from '#machines/columns/columnsTypes.ts';
import type { SortKey } from '../search.ts';
import { listTexts } from './listTexts.ts';

/** A column by its name, which is also that of its order. */
export type ColumnKey = SortKey;

/** Their heads, and how wide they usually are. The title takes what the others leave, and more of a wide list than of a narrow one at least. */
export const columns: Readonly<Record<ColumnKey, { label: string; width: string }>> = {
  title: { label: listTexts.columns.title, width: 'clamp(200px, 28cqw, 320px)' },
  people: { label: listTexts.columns.people, width: 'clamp(116px, 18cqw, 220px)' },
  year: { label: listTexts.columns.year, width: '56px' },
  venue: { label: listTexts.columns.venue, width: 'clamp(124px, 20cqw, 260px)' },
  kind: { label: listTexts.columns.kind, width: '110px' },
  added: { label: listTexts.columns.added, width: '100px' },
  modified: { label: listTexts.columns.modified, width: '100px' },
  key: { label: listTexts.columns.key, width: 'clamp(120px, 14cqw, 180px)' },
  keywords: { label: listTexts.columns.keywords, width: 'clamp(140px, 18cqw, 240px)' },
};

/** What a column is called. In the trash that of changes shows when documents were moved there. */
export function columnLabel(name: ColumnKey, isTrash: boolean): string {
  return isTrash && name === 'modified' ? listTexts.columns.trashed : columns[name].label;
}

export const usualLayout: ColumnLayout = {
  columns: ['title', 'people', 'year', 'venue'],
  widths: {},
  density: 'compact',
};

/** The narrowest and the widest that a column can be made. */
export const limits = { min: 48, max: 640 };

const keyOf = (userId: string) => `list:${userId}`;

/** Whether a list can have a column of this name. */
export function isColumn(name: unknown): name is ColumnKey {
  return typeof name === 'string' && Object.hasOwn(columns, name);
}

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
