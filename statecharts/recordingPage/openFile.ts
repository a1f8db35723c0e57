// Opens the file of a recording: keeps it in this browser and goes to its page.
import { messageOf } from '#machines/problem.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { parseRecording, WrongRecording } from '../recording/recording.ts';
import { keptAddress } from './keptAddress.ts';
import { recordingTexts } from './recordingTexts.ts';

/** In bytes: recordings have 5 MB, and a picture that may be as large. */
const largest = 50_000_000;

/** Reads a file and calls `go` with the address of its page; a file that can't be read is refused in a message. */
export async function openRecordingFile(file: File, go: (address: string) => void): Promise<void> {
  try {
    if (file.size > largest) throw new WrongRecording(recordingTexts.open.tooLarge);
    go(await keptAddress(parseRecording(await file.text())));
  } catch (error) {
    toast({ key: 'recording', message: recordingTexts.open.refused(file.name, messageOf(error)), tone: 'danger' });
  }
}
