// Opens a recording in the viewer, in a tab of its own: the page that is reported stays as it is.
import { messageOf } from '#machines/problem.ts';
import { statechartsPath } from '#site/statecharts.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { keepRecording } from '../recording/keptRecordings.ts';
import type { Recording } from '../recording/recording.ts';
import { reportTexts } from './reportTexts.ts';

/** Keeps the recording in this browser, and opens it. */
export async function openInViewer(recording: Recording): Promise<void> {
  // Opened at once, because browsers allow it only in answer to a press.
  const opened = window.open('about:blank', '_blank');
  try {
    const name = await keepRecording(recording);
    if (opened) opened.location.href = `${statechartsPath}/recording?recording=${encodeURIComponent(name)}`;
  } catch (error) {
    opened?.close();
    toast({ key: 'recording', message: reportTexts.notOpened(messageOf(error)), tone: 'danger' });
  }
}
