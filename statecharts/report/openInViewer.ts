// Opens a recording in the viewer, in a tab of its own: the page that is reported stays as it is.
import { messageOf } from '#machines/problem.ts';
import { readDevice } from '#src/ui/storage/deviceStorage.ts';
import { nobody } from '#src/ui/storage/recordingDatabase.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { Recording } from '../recording/recording.ts';
import { keptAddress } from '../recordingPage/keptAddress.ts';
import { reportTexts } from './reportTexts.ts';

/** Keeps the recording in this browser, and opens it. */
export async function openInViewer(recording: Recording): Promise<void> {
  // Opened at once, because browsers allow it only in answer to a press.
  const opened = window.open('about:blank', '_blank');
  try {
    const address = await keptAddress(recording, readDevice('logged-in') ?? nobody);
    if (opened) opened.location.href = address;
  } catch (error) {
    opened?.close();
    toast({ key: 'recording', message: reportTexts.notOpened(messageOf(error)), tone: 'danger' });
  }
}
