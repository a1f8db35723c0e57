// Tests that sortable columns can be sorted from their menu and the list's, and other columns only moved and hidden.
import { expect, test, vi } from 'vitest';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { entriesOf } from '#src/ui/menu/menuItems.ts';
import type { Sort } from '#src/features/documents/libraryAddress.ts';
import { usualLayout } from './columnLayout.ts';
import { columnMenu, type MenuSubject } from './columnMenu.ts';
import { columnKeys, columns } from './columns.ts';

const orders = columnKeys.flatMap((name) => columns[name].order ?? []);
const unsorted = columnKeys.filter((name) => columns[name].order === undefined);

const sort: Sort = { key: 'title', descending: false };

function menuOf(about: MenuSubject, onSort: (sort: Sort) => void, exported: ExportedDocuments | null) {
  const tools = { onGoToRow: vi.fn(), onShare: vi.fn(), onFindDuplicates: vi.fn(), onKeyPattern: vi.fn() };
  const copyMenu = () => [{ id: 'copy', label: 'Copy', onSelect: vi.fn() }];
  const rest = { exported, copyMenu, send: vi.fn(), widthOf: () => 100, ...tools, isNarrow: false, canWrite: true };
  return columnMenu({ about, layout: usualLayout, sort, onSort, ...rest });
}

/** Chooses an entry of the menu or its submenus, and returns the new sort order. */
function choose(about: MenuSubject, id: string): Sort | undefined {
  const onSort = vi.fn<(sort: Sort) => void>();
  const entries = menuOf(about, onSort, null).flatMap((item) =>
    item !== 'separator' && item.kind === 'submenu' ? item.items : [item],
  );
  const entry = entries.find((item) => item !== 'separator' && item.id === id);
  if (entry && entry !== 'separator' && 'onSelect' in entry) entry.onSelect();
  return onSort.mock.lastCall?.[0];
}

test.each(orders)('by %s, from each menu', (key) => {
  expect(choose(key, 'descending')).toEqual({ key, descending: true });
  expect(choose(key, 'ascending')).toEqual({ key, descending: false });
  expect(choose('view', `sort-${key}`)).toMatchObject({ key });
  expect(choose('order', `sort-${key}`)).toMatchObject({ key });
});

test.each(unsorted)('%s can be shown and hidden, but not sorted by', (name) => {
  const ids = (about: MenuSubject) => entriesOf(menuOf(about, vi.fn(), null)).map(({ id }) => id);
  expect(ids(name)).toEqual(['left', 'right', 'narrower', 'wider', 'usual', 'hide', 'columns']);
  expect(ids('order')).not.toContain(`sort-${name}`);
  const shown = menuOf('view', vi.fn(), null).flatMap((item) =>
    item !== 'separator' && item.kind === 'group' ? item.items : [],
  );
  expect(entriesOf(shown).map(({ id }) => id)).toContain(`show-${name}`);
});

test("the library's menu copies and exports the listed documents with their number, but not the trash", () => {
  const labels = (exported: ExportedDocuments | null) =>
    entriesOf(menuOf('library', vi.fn(), exported)).map(({ label }) => label);
  expect(labels({ selection: { filterBy: { query: 'sea' } }, count: 84, name: 'Sea' })).toContain(
    'Export these 84 documents',
  );
  expect(labels({ selection: { filterBy: {} }, count: 84, name: 'Sea' })).toContain('Copy');
  expect(labels(null).filter((label) => /^(?:Copy|Export)/.test(label))).toEqual([]);
});
