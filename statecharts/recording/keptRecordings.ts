// The last recordings of this browser, in IndexedDB, so that an address can name one of them (`?recording=`).
//
// Every page of this origin can read them. They stay in this browser, and the oldest ones make room for new ones.
import { randomName } from '../live/randomName.ts';
import { readRecording, type Recording } from './recording.ts';

const database = 'statecharts';
const store = 'recordings';

/** How many recordings are kept. */
const most = 10;

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
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
async function withStore<Result>(
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

/** Keeps a recording, drops the oldest ones, and returns its name. Rejects if the browser refuses to store it, for example because the disk is full. */
export function keepRecording(recording: Recording): Promise<string> {
  // Names begin with the time, so that their order is that in which they were kept.
  const name = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}-${randomName()}`;
  return withStore('readwrite', async (recordings) => {
    await settled(recordings.put(recording, name));
    const names = await settled(recordings.getAllKeys());
    await Promise.all(names.slice(0, -most).map((old) => settled(recordings.delete(old))));
    return name;
  });
}

/** The recording of this name; null if this browser has none, or not any more. Throws `WrongRecording` if it was kept by another version. */
export async function readKeptRecording(name: string): Promise<Recording | null> {
  const value = await withStore<unknown>('readonly', (recordings) => settled(recordings.get(name)));
  return value === undefined ? null : readRecording(value);
}
