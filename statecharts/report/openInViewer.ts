// Opens a recording in the viewer, in a tab of its own: the page that is reported stays as it is.
import { statechartsPath } from '#site/statecharts.ts';
import { keepRecording } from '../recording/keptRecordings.ts';
import type { Recording } from '../recording/recording.ts';

/** Keeps the recording in this browser, and opens it. */
export async function openInViewer(recording: Recording): Promise<void> {
  // Opened at once, because browsers allow it only in answer to a press.
  const opened = window.open('about:blank', '_blank');
  const name = await keepRecording(recording);
  if (opened) opened.location.href = `${statechartsPath}/recording?recording=${encodeURIComponent(name)}`;
}
