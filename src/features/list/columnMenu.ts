// The entries of the menus above the list and of a column's menu. Everything that dragging does to columns has an entry here.
import type { ColumnLayout, ColumnsEvent } from '#machines/columns/columnsTypes.ts';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { exportLabel, exportMenu } from '#src/ui/export/exportMenu.ts';
import type { MenuEntry, MenuItem } from '#src/ui/menu/menuItems.ts';
import type { Sort } from '#src/features/documents/libraryAddress.ts';
import { type ColumnKey, columnKeys, columns } from './columns.ts';
import { columnMenuTexts } from './columnMenuTexts.ts';

/** The subject of a menu: the list's display, its sort order, the library, or one column. */
export type MenuSubject = 'view' | 'order' | 'library' | ColumnKey;

interface ColumnMenu {
  about: MenuSubject;
  layout: ColumnLayout;
  sort: Sort;
  /** The list shows no columns, as on phones. */
  isNarrow: boolean;
  send: (event: ColumnsEvent) => void;
  onSort: (sort: Sort) => void;
  widthOf: (column: string) => number;
  /** The listed documents; null if they can't be exported or copied, as in the trash. */
  exported: ExportedDocuments | null;
  /** The entries that copy documents. */
  copyMenu: (documents: ExportedDocuments) => MenuItem[];
  /** Whether the person may change the library. */
  canWrite: boolean;
  onGoToRow: () => void;
  onShare: () => void;
  onFindDuplicates: () => void;
  onKeyPattern: () => void;
}

/** The resize step of a menu entry, in pixels. */
const STEP = 40;

/** Creates the entries. */
export function columnMenu(menu: ColumnMenu): MenuItem[] {
  if (menu.about === 'view') return ofList(menu);
  if (menu.about === 'library') return ofLibrary(menu);
  return menu.about === 'order' ? orders(menu) : ofColumn(menu, menu.about);
}

function shownOnes({ layout, send }: ColumnMenu): MenuEntry[] {
  return columnKeys.map((name) => ({
    kind: 'checkbox',
    id: `show-${name}`,
    label: columns[name].label,
    checked: layout.columns.includes(name),
    // Without a title there is no header to focus.
    disabled: name === 'title',
    onSelect: () => {
      send({ type: 'toggled', column: name });
    },
  }));
}

/** Entries for all sort orders, including those of hidden columns. */
function orders({ sort, onSort }: ColumnMenu): MenuItem[] {
  return [
    ...columnKeys.flatMap((name) => {
      const { label, order, isTime = false } = columns[name];
      if (order === undefined) return [];
      return {
        kind: 'radio' as const,
        id: `sort-${name}`,
        label,
        checked: sort.key === order,
        onSelect: () => {
          onSort({ key: order, descending: sort.key === order ? sort.descending : isTime });
        },
      };
    }),
    'separator',
    {
      kind: 'checkbox',
      id: 'descending',
      label: columnMenuTexts.menu.descending,
      checked: sort.descending,
      onSelect: () => {
        onSort({ ...sort, descending: !sort.descending });
      },
    },
  ];
}

function ofList(menu: ColumnMenu): MenuItem[] {
  const { layout, isNarrow, send, onGoToRow } = menu;
  return [
    ...(isNarrow
      ? []
      : [
          // Not removable, because all documents have a title.
          {
            kind: 'group' as const,
            id: 'columns',
            label: columnMenuTexts.menu.columns,
            items: shownOnes(menu).filter(({ disabled }) => disabled !== true),
          },
          {
            kind: 'group' as const,
            id: 'density',
            label: columnMenuTexts.menu.rows,
            items: (['compact', 'comfortable'] as const).map((density) => ({
              kind: 'radio' as const,
              id: density,
              label: columnMenuTexts.menu[density],
              checked: layout.density === density,
              onSelect: () => {
                send({ type: 'density.chosen', density });
              },
            })),
          },
          'separator' as const,
        ]),
    { kind: 'submenu', id: 'sort', label: columnMenuTexts.menu.sortBy, items: orders(menu) },
    { id: 'row', label: columnMenuTexts.menu.goToRow, onSelect: onGoToRow },
    ...(isNarrow
      ? []
      : [
          {
            id: 'reset',
            label: columnMenuTexts.menu.reset,
            icon: 'undo' as const,
            onSelect: () => {
              send({ type: 'reset' });
            },
          },
        ]),
  ];
}

/** Actions on the whole library, or on all listed documents. */
function ofLibrary({ exported, copyMenu, canWrite, onShare, onFindDuplicates, onKeyPattern }: ColumnMenu): MenuItem[] {
  return [
    ...(exported ? [...copyMenu(exported), exportMenu(exportLabel(exported), exported)] : []),
    ...(canWrite
      ? ([
          { id: 'share', label: columnMenuTexts.menu.share, icon: 'globe', onSelect: onShare },
          { id: 'duplicates', label: columnMenuTexts.menu.duplicates, icon: 'copy', onSelect: onFindDuplicates },
          { id: 'keyPattern', label: columnMenuTexts.menu.keyPattern, icon: 'edit', onSelect: onKeyPattern },
        ] satisfies MenuItem[])
      : []),
  ];
}

/** The entries that sort by a column; none if it cannot be sorted. */
function sortings({ sort, onSort }: ColumnMenu, column: ColumnKey): MenuItem[] {
  const { order } = columns[column];
  if (order === undefined) return [];
  return [
    ...[false, true].map((descending) => ({
      kind: 'radio' as const,
      id: descending ? 'descending' : 'ascending',
      label: descending ? columnMenuTexts.menu.sortDescending : columnMenuTexts.menu.sortAscending,
      checked: sort.key === order && sort.descending === descending,
      onSelect: () => {
        onSort({ key: order, descending });
      },
    })),
    'separator',
  ];
}

function ofColumn(menu: ColumnMenu, column: ColumnKey): MenuItem[] {
  const { layout, send, widthOf } = menu;
  const place = layout.columns.indexOf(column);
  const resized = (by: number) => () => {
    send({ type: 'resized', column, width: widthOf(column) + by });
  };
  const moved = (by: number) => () => {
    send({ type: 'moved', column, by });
  };
  return [
    ...sortings(menu, column),
    {
      id: 'left',
      label: columnMenuTexts.menu.moveLeft,
      shortcut: 'Ctrl Shift ←',
      disabled: place <= 0,
      onSelect: moved(-1),
    },
    {
      id: 'right',
      label: columnMenuTexts.menu.moveRight,
      shortcut: 'Ctrl Shift →',
      disabled: place === layout.columns.length - 1,
      onSelect: moved(1),
    },
    'separator',
    { id: 'narrower', label: columnMenuTexts.menu.narrower, shortcut: 'Shift ←', onSelect: resized(-STEP) },
    { id: 'wider', label: columnMenuTexts.menu.wider, shortcut: 'Shift →', onSelect: resized(STEP) },
    {
      id: 'usual',
      label: columnMenuTexts.menu.usualWidth,
      disabled: layout.widths[column] === undefined,
      onSelect: () => {
        send({ type: 'resized', column, width: null });
      },
    },
    'separator',
    {
      id: 'hide',
      label: columnMenuTexts.menu.hide,
      icon: 'eyeOff',
      disabled: column === 'title',
      onSelect: () => {
        send({ type: 'toggled', column });
      },
    },
    { kind: 'submenu', id: 'columns', label: columnMenuTexts.menu.columns, items: shownOnes(menu) },
  ];
}
