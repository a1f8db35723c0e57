// Plays each actor of a recording once; the page asks for the same play at every render.
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { type ActorPlay, momentsSinceStart, playActor } from '../recording/playActor.ts';
import type { RecordingIndex } from '../recording/recordingIndex.ts';

const plays = new WeakMap<RecordingIndex, Map<string, Promise<ActorPlay>>>();

/** Equal requests share one promise: the place only chooses between several lives of the actor. */
export function playOnce(
  index: RecordingIndex,
  actor: string,
  entry: CatalogueEntry,
  place: number,
): Promise<ActorPlay> {
  const known = plays.get(index) ?? new Map<string, Promise<ActorPlay>>();
  plays.set(index, known);
  const key = `${actor} ${momentsSinceStart(index, actor, place)[0]?.place ?? 0}`;
  const play = known.get(key) ?? playActor(index, actor, entry, place);
  known.set(key, play);
  return play;
}
