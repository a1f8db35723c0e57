// The recent searches on this device, latest first, stored for one account until it logs out (storedOfPeople.ts).
import { isRecord } from '#bibliography/isRecord.ts';
import { keepOnDevice, readDevice } from '#src/ui/storage/deviceStorage.ts';
import type { WrittenBy } from '#src/ui/storage/storedKinds.ts';

const most = 20;

interface StoredSearches extends WrittenBy<'searches'> {
  readonly searches: readonly string[];
}

const keyOf = (userId: string) => `searches:${userId}` as const;

/** Empty if nothing is stored, or it can't be read. Version 1 is the list alone. */
export function readSearches(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readDevice(keyOf(userId)) ?? '[]');
    const searches = isRecord(kept) ? kept.searches : kept;
    return Array.isArray(searches) ? searches.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Without storage they last as long as the page. */
function keep(userId: string, searches: readonly string[]): void {
  const stored: StoredSearches = { version: 2, searches: searches.slice(0, most) };
  keepOnDevice(keyOf(userId), searches.length === 0 ? null : JSON.stringify(stored));
}

/** Puts a search first. */
export function rememberSearch(userId: string, search: string): void {
  keep(userId, [search, ...readSearches(userId).filter((each) => each !== search)]);
}

export function forgetSearch(userId: string, search: string): void {
  keep(
    userId,
    readSearches(userId).filter((each) => each !== search),
  );
}
