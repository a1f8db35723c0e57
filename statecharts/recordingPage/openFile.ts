// Opens the file of a recording: keeps it in this browser and goes to its page.
import { messageOf } from '#machines/problem.ts';
import { statechartsPath } from '#site/statecharts.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { keepRecording } from '../recording/keptRecordings.ts';
import { parseRecording, WrongRecording } from '../recording/recording.ts';
import { writeRecordingSearch } from './recordingSearch.ts';
import { recordingTexts } from './recordingTexts.ts';

/** The address of the page of recordings. */
export const recordingPath = `${statechartsPath}/recording`;

/** In bytes: recordings have 5 MB, and a picture that may be as large. */
const largest = 50_000_000;

/** Reads a file and calls `go` with the address of its page; a file that can't be read is refused in a message. */
export async function openRecordingFile(file: File, go: (address: string) => void): Promise<void> {
  try {
    if (file.size > largest) throw new WrongRecording(recordingTexts.open.tooLarge);
    const name = await keepRecording(parseRecording(await file.text()));
    go(recordingPath + writeRecordingSearch({ recording: name }));
  } catch (error) {
    toast({ key: 'recording', message: recordingTexts.open.refused(file.name, messageOf(error)), tone: 'danger' });
  }
}
