// Reads and writes the search parameters of /dashboard: library, groups, search text, order, open document.
import { ownerOfPersonalLibrary } from '#site/libraryIds.ts';

/** The search parameters of /dashboard. Defaults: every document, newest change first, no document open. */
export interface LibrarySearch {
  /** The id of a shared library. Without it, the personal library. */
  library?: string;
  /** The id of a group, several ids separated by commas, or `trash`. */
  group?: string;
  /** With several groups: shows documents that are in all of them. Without it: documents in any of them. */
  match?: 'all';
  q?: string;
  sort?: string;
  document?: string;
}

export const TRASH = 'trash';
/** `document=new` opens the form for a new document. */
export const NEW_DOCUMENT = 'new';

/** The columns by which a list is sorted, and what the API calls them. */
export const orderFields = {
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

/** Reads `title` or `-modified`; anything else is the default order. */
export function parseSort(text: string | undefined): Sort {
  const descending = text?.startsWith('-') ?? false;
  const key = descending ? (text ?? '').slice(1) : (text ?? '');
  return isSortKey(key) ? { key, descending } : defaultSort;
}

/** The opposite of `parseSort`; the default order is left out of the address. */
export function formatSort({ key, descending }: Sort): string | undefined {
  return key === defaultSort.key && descending === defaultSort.descending ? undefined : (descending ? '-' : '') + key;
}

function text(value: unknown): string | undefined {
  // The router parses `q=2013` as a number, and people do search for years.
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const trimmed = String(value).replaceAll(/\s+/g, ' ').trim();
  return trimmed === '' ? undefined : trimmed;
}

/** The ids of the groups in the address, sorted and without repetition; empty for all documents and for the trash. */
export function groupIdsOf({ group }: LibrarySearch): string[] {
  if (group === undefined || group === TRASH) return [];
  return [...new Set(group.split(',').map((id) => id.trim()))].filter((id) => id !== '' && id !== TRASH).sort();
}

/** The search parameters that select these groups. */
export function groupSearch(ids: readonly string[], all: boolean): Pick<LibrarySearch, 'group' | 'match'> {
  const group = groupIdsOf({ group: ids.join(',') });
  return {
    ...(group.length === 0 ? {} : { group: group.join(',') }),
    ...(all && group.length > 1 ? { match: 'all' as const } : {}),
  };
}

/** Normalizes the parameters, so that the same view has one address, and one record in the store. */
export function normalizeSearch(raw: Record<string, unknown>): LibrarySearch {
  const library = text(raw.library);
  const group = text(raw.group);
  const q = text(raw.q);
  const sort = formatSort(parseSort(text(raw.sort)));
  const document = text(raw.document);
  return {
    // Nobody can name a personal library: it is what an address without a library means.
    ...(library === undefined || ownerOfPersonalLibrary(library) !== null ? {} : { library }),
    ...(group === TRASH
      ? { group }
      : groupSearch(groupIdsOf(group === undefined ? {} : { group }), raw.match === 'all')),
    ...(q === undefined ? {} : { q }),
    ...(sort === undefined ? {} : { sort }),
    ...(document === undefined ? {} : { document }),
  };
}
