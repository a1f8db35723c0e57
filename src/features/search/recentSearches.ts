// The searches that somebody made on this device, the last one first: kept for one account, and no longer than that is logged in.
import { storedKeys } from '#src/features/documents/storedKeys.ts';

const prefix = 'searches:';
const most = 20;

function keyOf(userId: string): string {
  return prefix + userId;
}

/** A browser that keeps nothing is no reason to fail. */
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
    // They are known as long as nobody asks for them.
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

/** Forgets what anybody else searched here; whoever logs out leaves nothing. */
export function forgetSearchesOfOthers(userId: string | null): void {
  for (const key of storedKeys(prefix)) if (userId === null || key !== keyOf(userId)) localStorage.removeItem(key);
}
