// The file of a report: its content, name and size.
import { leaveOut, type Part, parts } from '../recording/leaveOut.ts';
import { recordingExtension, type Recording } from '../recording/recording.ts';

/** What the person decided about the file. */
export interface ReportContent {
  readonly included: readonly string[];
  readonly text: string;
  readonly screenshot: string | null;
}

/** The recording as it is saved. */
export function recordingToSave(recording: Recording, { included, text, screenshot }: ReportContent): Recording {
  const isPart = (name: string): name is Part => parts.some((part) => part === name);
  return leaveOut(recording, new Set(included.filter(isPart)), { text: text.trim(), screenshot });
}

/** `bug-2026-11-27-21-41.flow.json`, by the clock of this browser: a file name that every system takes. */
export function fileNameOf({ ended }: Recording): string {
  const time = new Date(ended - new Date(ended).getTimezoneOffset() * 60_000).toISOString();
  return `bug-${time.slice(0, 16).replaceAll(/[T:]/g, '-')}${recordingExtension}`;
}

/** `1.2 MB`, of a text of mostly ASCII. */
export function sizeText(characters: number): string {
  return characters < 1_000_000 ? `${Math.ceil(characters / 1000)} KB` : `${(characters / 1_000_000).toFixed(1)} MB`;
}
