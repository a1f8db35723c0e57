// The last recordings of this browser, in IndexedDB, so that an address can name one of them (`?recording=`).
//
// Every page of this origin can read them. They stay in this browser, and the oldest ones make room for new ones. Those that a person has reported are
// deleted when they log out.
import { type KeptRecord, settled, withRecordings } from '#src/ui/storage/recordingDatabase.ts';
import { randomName } from '../live/randomName.ts';
import { readRecording, type Recording, WrongRecording } from './recording.ts';

/** The version that is written. */
const version = 2 satisfies KeptRecord['version'];

/** How many recordings are kept. */
const most = 10;

/**
 * Keeps a recording, drops the oldest ones, and returns its name. `account`: who has reported it, or `nobody`; null for a file that was opened. Rejects if the browser refuses
 * to store it, for example because the disk is full.
 */
export function keepRecording(recording: Recording, account: string | null): Promise<string> {
  // Names begin with the time, so that their order is that in which they were kept.
  const name = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}-${randomName()}`;
  const record: KeptRecord = { version, account, recording };
  return withRecordings('readwrite', async (recordings) => {
    await settled(recordings.put(record, name));
    const names = await settled(recordings.getAllKeys());
    await Promise.all(names.slice(0, -most).map((old) => settled(recordings.delete(old))));
    return name;
  });
}

/** The recording of this name; null if this browser has none, or not any more. Throws `WrongRecording` if it was kept by another version. */
export async function readKeptRecording(name: string): Promise<Recording | null> {
  const value = await withRecordings<unknown>('readonly', (recordings) => settled(recordings.get(name)));
  return value === undefined ? null : readKeptRecord(value);
}

/** The recording in what is kept. Throws `WrongRecording`. */
export function readKeptRecord(value: unknown): Recording {
  const isRecord = typeof value === 'object' && value !== null && 'recording' in value;
  if (!isRecord) return readRecording(value);
  if (!('version' in value) || value.version !== version)
    throw new WrongRecording('This recording was kept by another version of this site. Reload the page to open it.');
  return readRecording(value.recording);
}
