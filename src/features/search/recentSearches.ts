// The recent searches on this device, latest first, stored for one account until it logs out (storedOfPeople.ts).
import { storedPrefixes } from '#src/ui/storedOfPeople.ts';

const most = 20;

function keyOf(userId: string): string {
  return storedPrefixes.searches + userId;
}

/** A browser without storage must not cause an error. */
export function readSearches(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function keep(userId: string, searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(searches.slice(0, most)));
  } catch {
    // Without storage they last as long as the page.
  }
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
