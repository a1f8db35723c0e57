// Changes of the library's address: another order, one parameter less. A module of its own, because every page loads search.ts.
import { defaultSort, type LibrarySearch, type Sort, type SortKey } from './search.ts';

/** What a click on a column head asks for: first ascending (years: newest first), then the other way, then the default again. */
export function nextSort(current: Sort, key: SortKey): Sort {
  const firstDescending = key === 'year';
  if (current.key !== key) return { key, descending: firstDescending };
  return current.descending === firstDescending ? { key, descending: !firstDescending } : defaultSort;
}

/** The same view without one of its parameters: the search cleared, the document closed. */
export function without(search: LibrarySearch, name: keyof LibrarySearch): LibrarySearch {
  return Object.fromEntries(Object.entries(search).filter(([key]) => key !== name));
}
