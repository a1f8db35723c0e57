// The entries of a recording that pass a filter, as their places.
import { actorText, becameText, entryText, payloadText } from './entryText.ts';
import type { RecordingIndex } from './recordingIndex.ts';
import type { RecordedEntry } from './recording.ts';

export interface EntryFilter {
  /** Only moments of this actor; null for any. */
  readonly actor: string | null;
  /** Only moments of this machine; null for any. */
  readonly machine: string | null;
  /** Only entries of this kind; null for any. */
  readonly kind: RecordedEntry['kind'] | null;
  /** Only moments that took this transition; null for any. */
  readonly took: string | null;
  /** Words that may match anything that a row shows. */
  readonly text: string;
}

export const noFilter: EntryFilter = { actor: null, machine: null, kind: null, took: null, text: '' };

function passes(index: RecordingIndex, entry: RecordedEntry, { actor, machine, kind, took }: EntryFilter): boolean {
  if (kind !== null && entry.kind !== kind) return false;
  if (actor === null && machine === null && took === null) return true;
  if (entry.kind !== 'moment') return false;
  if (actor !== null && entry.actor !== actor) return false;
  if (machine !== null && index.actors.get(entry.actor)?.machine !== machine) return false;
  return took === null || entry.transitions.includes(took);
}

function searchedText(index: RecordingIndex, entry: RecordedEntry): string {
  const whose = entry.kind === 'moment' ? actorText(index, entry.actor) : entry.kind;
  return [whose, entryText(index, entry), payloadText(entry), becameText(entry)].join(' ').toLowerCase();
}

/** The places of the entries that pass, in their order. */
export function filterEntries(index: RecordingIndex, filter: EntryFilter): readonly number[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const places: number[] = [];
  index.recording.entries.forEach((entry, place) => {
    if (!passes(index, entry, filter)) return;
    if (words.length > 0) {
      const searched = searchedText(index, entry);
      if (!words.every((word) => searched.includes(word))) return;
    }
    places.push(place);
  });
  return places;
}
