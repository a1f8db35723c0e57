// What the address of the library says: group, search text, order and open document, and what that means for the API.

/** The search parameters of /dashboard. What is left out has its default: every document, newest change first, none open. */
export interface LibrarySearch {
  group?: string;
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

/** Makes one spelling of every address, so that the same view is the same record in the store and in the history. */
export function normalizeSearch(raw: Record<string, unknown>): LibrarySearch {
  const group = text(raw.group);
  const q = text(raw.q);
  const sort = formatSort(parseSort(text(raw.sort)));
  const document = text(raw.document);
  return {
    ...(group === undefined ? {} : { group }),
    ...(q === undefined ? {} : { q }),
    ...(sort === undefined ? {} : { sort }),
    ...(document === undefined ? {} : { document }),
  };
}

export interface ListVariables {
  filterBy: { groupId?: string; query?: string; trashed?: true } | null;
  orderBy: { field: (typeof orderFields)[SortKey]; direction: 'ASC' | 'DESC' } | null;
}

/** The list that an address names. Empty members are left out and an empty filter is null: Relay tells connections apart by these values. */
export function listVariables({ group, q, sort }: LibrarySearch): ListVariables {
  const filterBy = {
    ...(group === TRASH ? { trashed: true as const } : group === undefined ? {} : { groupId: group }),
    ...(q === undefined ? {} : { query: q }),
  };
  const order = parseSort(sort);
  return {
    filterBy: Object.keys(filterBy).length === 0 ? null : filterBy,
    orderBy:
      formatSort(order) === undefined
        ? null
        : { field: orderFields[order.key], direction: order.descending ? 'DESC' : 'ASC' },
  };
}
