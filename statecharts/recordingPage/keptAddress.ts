// Keeps a recording in this browser, to be opened by its address.
import { recordingPath } from '#site/statecharts.ts';
import { keepRecording } from '../recording/keptRecordings.ts';
import type { Recording } from '../recording/recording.ts';
import { writeRecordingSearch } from './recordingSearch.ts';

/** Keeps the recording, which this account has reported, and returns the address of its page. Rejects if the browser refuses to store it. */
export async function keptAddress(recording: Recording, account: string | null = null): Promise<string> {
  return recordingPath + writeRecordingSearch({ recording: await keepRecording(recording, account) });
}
