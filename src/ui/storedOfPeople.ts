// What this device stores for an account until it logs out, by the prefixes of its keys. In one place, so that the app loads one small file to delete it.
import { storedKeys } from './storedKeys.ts';

/** The account follows each prefix; a further part of the key follows it after a colon. */
export const storedPrefixes = { searches: 'searches:', groups: 'groups:' } as const;

/** Deletes what is stored for other accounts; logging out deletes all. */
export function forgetStoredOfOthers(userId: string | null): void {
  for (const prefix of Object.values(storedPrefixes))
    for (const key of storedKeys(prefix))
      if (userId === null || !`${key}:`.startsWith(`${prefix}${userId}:`)) localStorage.removeItem(key);
}
