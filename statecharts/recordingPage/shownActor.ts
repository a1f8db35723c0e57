// Chooses the actor whose chart is shown.
import type { RecordingIndex } from '../recording/recordingIndex.ts';

/** The actor that the address names; else whichever reacted last at a place; null before any did. */
export function shownActor(index: RecordingIndex, place: number, wanted: string | undefined): string | null {
  if (wanted !== undefined && index.actors.has(wanted)) return wanted;
  for (let at = place; at >= 0; at -= 1) {
    const entry = index.recording.entries[at];
    if (entry?.kind === 'moment') return entry.actor;
  }
  return null;
}
