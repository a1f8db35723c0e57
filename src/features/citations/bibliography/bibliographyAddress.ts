// The address of the page that shows a bibliography: /dashboard/bibliography, with the parameters of the list whose documents it has.
import { groupIdsOf, groupSearch, type LibrarySearch, TRASH } from '#src/features/documents/libraryAddress.ts';
import { listVariables } from '#src/features/documents/listVariables.ts';
import type { DocumentSelection } from '#src/features/documents/selection.ts';

/** The search parameters of the page. Without `ids`: all documents of the list that the others name, but those of `except`. */
export interface BibliographySearch extends Pick<LibrarySearch, 'library' | 'group' | 'match' | 'q'> {
  /** Ids of documents, separated by commas. */
  ids?: string;
  except?: string;
}

export const bibliographyPath = '/dashboard/bibliography';

/** Some proxies refuse addresses of more than 8 KB. */
const longestAddress = 6_000;

const idsIn = (text: unknown): string[] => (typeof text === 'string' ? text.split(',').filter((id) => id !== '') : []);

/** The search parameters in their normal form. */
export function readBibliographySearch(raw: Record<string, unknown>): BibliographySearch {
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
  const library = text(raw.library);
  const group = text(raw.group);
  const q = text(raw.q);
  const [ids, except] = [idsIn(raw.ids), idsIn(raw.except)];
  return {
    ...(library ? { library } : {}),
    ...(group === TRASH ? { group } : group ? groupSearch(groupIdsOf({ group }), raw.match === 'all') : {}),
    ...(q ? { q } : {}),
    ...(ids.length > 0 ? { ids: ids.join(',') } : {}),
    ...(except.length > 0 ? { except: except.join(',') } : {}),
  };
}

/** The documents that an address names. */
export function selectionAt({ ids, except, ...list }: BibliographySearch): DocumentSelection {
  if (ids !== undefined) return { ids: idsIn(ids) };
  return { filterBy: listVariables(list).filterBy ?? {}, ...(except === undefined ? {} : { except: idsIn(except) }) };
}

/** The search parameters that name these documents; null if so many are named one by one that an address can't hold them. */
export function bibliographySearchOf({
  ids,
  filterBy,
  except,
}: DocumentSelection): Omit<BibliographySearch, 'library'> | null {
  const groupIds = filterBy?.groupIds ?? (filterBy?.groupId ? [filterBy.groupId] : []);
  const search = ids
    ? { ids: ids.join(',') }
    : {
        ...(filterBy?.trashed ? { group: TRASH } : groupSearch(groupIds, filterBy?.groupMatch === 'ALL')),
        ...(filterBy?.query ? { q: filterBy.query } : {}),
        ...(except && except.length > 0 ? { except: except.join(',') } : {}),
      };
  return new URLSearchParams({ ...search }).toString().length > longestAddress ? null : search;
}
