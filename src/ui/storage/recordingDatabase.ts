// The database (IndexedDB) of the recordings that this browser keeps: opening it, and forgetting those of people who have logged out.
import type { WrittenBy } from './storedKinds.ts';

const database = 'statecharts';
const store = 'recordings';

/** In the place of an account: what was reported while nobody was logged in may be of whoever was before. */
export const nobody = '';

/** How a recording is kept. Version 1 is the recording alone, without an account. */
export interface KeptRecord extends WrittenBy<'recording'> {
  /** Who was logged in when it was reported, or `nobody`; null for a file that was opened. */
  readonly account: string | null;
  readonly recording: unknown;
}

/** Resolves with the result of a request. */
export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('This browser refused to store the recording.'));
    };
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(store);
  };
  return settled(opening);
}

/** Does something with the stored recordings in one transaction, and waits until it is complete. */
export async function withRecordings<Result>(
  mode: IDBTransactionMode,
  work: (recordings: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase();
  try {
    const transaction = opened.transaction(store, mode);
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('This browser refused to store the recording.'));
      };
    });
    const [result] = await Promise.all([work(transaction.objectStore(store)), completed]);
    return result;
  } finally {
    opened.close();
  }
}

/** Whether somebody else than this account, or null for anybody, has reported it. */
export function isReportedByOthers(record: Partial<KeptRecord> | undefined, userId: string | null): boolean {
  const account = record?.account ?? null;
  return account !== null && account !== userId;
}

/** Deletes the recordings that others have reported; null deletes all that were reported. Files that were opened stay. */
export async function forgetRecordingsOfOthers(userId: string | null): Promise<void> {
  await withRecordings('readwrite', async (recordings) => {
    const names = await settled(recordings.getAllKeys());
    const records = (await settled(recordings.getAll())) as readonly Partial<KeptRecord>[];
    const others = names.filter((_, at) => isReportedByOthers(records[at], userId));
    await Promise.all(others.map((name) => settled(recordings.delete(name))));
  });
}
