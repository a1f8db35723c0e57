// The keys under which this browser stores data of an account until it logs out. In one file, so that the app loads one small file to delete the data.
import { deviceKeys } from './deviceKeys.ts';
import { keepOnDevice } from './deviceStorage.ts';

/** The account follows each prefix; a further part of the key follows it after a colon. */
const prefixes = ['searches:', 'groups:'] as const;

/** Has the prefix of groups, and belongs to nobody. */
const ofDevice = 'groups:counts';

/** The name of their database (recordingDatabase.ts). */
const recordings = 'statecharts';

/** Deletes what is stored for other accounts; logging out deletes all. Rejects if the browser blocks its databases. */
export async function forgetStoredOfOthers(userId: string | null): Promise<void> {
  for (const prefix of prefixes)
    for (const key of deviceKeys(prefix))
      if (key !== ofDevice && (userId === null || !`${key}:`.startsWith(`${prefix}${userId}:`)))
        keepOnDevice(key, null);
  // Most browsers have no recordings, and load nothing for them.
  const { indexedDB: databases } = globalThis as { readonly indexedDB?: Partial<IDBFactory> };
  if (!databases) return;
  // Older versions of Firefox can't list their databases.
  const known = await databases.databases?.();
  if (!known || known.some(({ name }) => name === recordings))
    await (await import('./recordingDatabase.ts')).forgetRecordingsOfOthers(userId);
}
