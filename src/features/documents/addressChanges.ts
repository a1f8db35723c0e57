// Changes to the library's address: another order, or one parameter less. A separate module, because every page loads libraryAddress.ts.
import { ownerOfPersonalLibrary } from '#site/libraryIds.ts';
import { defaultSort, type LibrarySearch, type Sort, type SortKey } from './libraryAddress.ts';

/** The order after a click on a column header: first ascending (years: newest first), then reversed, then the default. */
export function nextSort(current: Sort, key: SortKey): Sort {
  const firstDescending = key === 'year';
  if (current.key !== key) return { key, descending: firstDescending };
  return current.descending === firstDescending ? { key, descending: !firstDescending } : defaultSort;
}

/** The same address without one of its parameters. */
export function without(search: LibrarySearch, name: keyof LibrarySearch): LibrarySearch {
  return Object.fromEntries(Object.entries(search).filter(([key]) => key !== name));
}

/** Of the address only these parameters: another place of the same library. */
export function only(search: LibrarySearch, ...names: (keyof LibrarySearch)[]): LibrarySearch {
  return Object.fromEntries(Object.entries(search).filter(([key]) => names.some((name) => name === key)));
}

/** The address of a library, by its id in the API. */
export function librarySearch(libraryId: string): Pick<LibrarySearch, 'library'> {
  return ownerOfPersonalLibrary(libraryId) === null ? { library: libraryId } : {};
}
