// Reads and writes the search parameters of /dashboard (groups, search text, order, open document), and says which list of the API they mean.

/** The search parameters of /dashboard. A missing one has its default: every document, newest change first, no document open. */
export interface LibrarySearch {
  /** The id of a group, several ids separated by commas, or `trash`. */
  group?: string;
  /** Of several groups: documents that are in all of them. Without it: in any of them. */
  match?: 'all';
  q?: string;
  sort?: string;
  document?: string;
}

export const TRASH = 'trash';
/** `document=new` shows the form for a document that does not exist yet. */
export const NEW_DOCUMENT = 'new';

const orderFields = {
  title: 'TITLE',
  people: 'AUTHOR',
  year: 'YEAR',
  venue: 'VENUE',
  kind: 'KIND',
  added: 'ADDED',
  modified: 'MODIFIED',
  key: 'CITATION_KEY',
  keywords: 'KEYWORDS',
} as const;

export type SortKey = keyof typeof orderFields;

export interface Sort {
  key: SortKey;
  descending: boolean;
}

export const defaultSort: Sort = { key: 'modified', descending: true };

function isSortKey(text: string): text is SortKey {
  return Object.hasOwn(orderFields, text);
}

/** Reads `title` or `-modified`; what it cannot read is the default order. */
export function parseSort(text: string | undefined): Sort {
  const descending = text?.startsWith('-') ?? false;
  const key = descending ? (text ?? '').slice(1) : (text ?? '');
  return isSortKey(key) ? { key, descending } : defaultSort;
}

/** The opposite of `parseSort`; the default order needs no words. */
export function formatSort({ key, descending }: Sort): string | undefined {
  return key === defaultSort.key && descending === defaultSort.descending ? undefined : (descending ? '-' : '') + key;
}

function text(value: unknown): string | undefined {
  // The router reads `q=2013` as a number, and a year is a fine thing to search for.
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const trimmed = String(value).replaceAll(/\s+/g, ' ').trim();
  return trimmed === '' ? undefined : trimmed;
}

/** The groups that the address names, each once and in one order, however they were chosen; none for all documents and the trash. */
export function groupIdsOf({ group }: LibrarySearch): string[] {
  if (group === undefined || group === TRASH) return [];
  return [...new Set(group.split(',').map((id) => id.trim()))].filter((id) => id !== '' && id !== TRASH).sort();
}

/** What these groups are in the address. */
export function groupSearch(ids: readonly string[], all: boolean): Pick<LibrarySearch, 'group' | 'match'> {
  const group = groupIdsOf({ group: ids.join(',') });
  return {
    ...(group.length === 0 ? {} : { group: group.join(',') }),
    ...(all && group.length > 1 ? { match: 'all' as const } : {}),
  };
}

/** Makes one spelling of every address, so that the same view is the same record in the store and in the history. */
export function normalizeSearch(raw: Record<string, unknown>): LibrarySearch {
  const group = text(raw.group);
  const q = text(raw.q);
  const sort = formatSort(parseSort(text(raw.sort)));
  const document = text(raw.document);
  return {
    ...(group === TRASH
      ? { group }
      : groupSearch(groupIdsOf(group === undefined ? {} : { group }), raw.match === 'all')),
    ...(q === undefined ? {} : { q }),
    ...(sort === undefined ? {} : { sort }),
    ...(document === undefined ? {} : { document }),
  };
}

export interface ListVariables {
  filterBy: { groupId?: string; groupIds?: string[]; groupMatch?: 'ALL'; query?: string; trashed?: true } | null;
  orderBy: { field: (typeof orderFields)[SortKey] | 'TRASHED'; direction: 'ASC' | 'DESC' } | null;
}

/** The list that an address names. Empty members are left out and an empty filter is null: Relay tells connections apart by these values. */
export function listVariables({ group, match, q, sort }: LibrarySearch): ListVariables {
  const [groupId, ...others] = groupIdsOf(group === undefined ? {} : { group });
  const filterBy = {
    ...(group === TRASH ? { trashed: true as const } : {}),
    ...(groupId === undefined ? {} : others.length === 0 ? { groupId } : { groupIds: [groupId, ...others] }),
    ...(others.length > 0 && match === 'all' ? { groupMatch: 'ALL' as const } : {}),
    ...(q === undefined ? {} : { query: q }),
  };
  const order = parseSort(sort);
  const inTrash = group === TRASH;
  // A move to the trash is no change: what was thrown away last comes first all the same.
  const field = inTrash && order.key === 'modified' ? 'TRASHED' : orderFields[order.key];
  return {
    filterBy: Object.keys(filterBy).length === 0 ? null : filterBy,
    orderBy:
      formatSort(order) === undefined && !inTrash ? null : { field, direction: order.descending ? 'DESC' : 'ASC' },
  };
}
