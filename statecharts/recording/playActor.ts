// Plays one actor of a recording on today's machine: from its recorded input, else from a path of the model to where the recording begins.
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { statePath } from '#machines/statePath.ts';
import { askPaths } from '../paths/askPaths.ts';
import { eventsAt } from '../paths/findPaths.ts';
import { stepsAlong } from '../paths/stepsAlong.ts';
import { longestPlay, type PlayedRecording, playFrom } from './playRecording.ts';
import type { PlacedMoment, RecordingIndex } from './recordingIndex.ts';
import { inputOf } from './stepOfMoment.ts';

export interface ActorPlay {
  /** The play that agrees for longest; null if the recorded state can't be reached. */
  readonly best: PlayedRecording | null;
  /** The same among the model's own starts, which the address of Play can name, with the number of the start. */
  readonly linked: { readonly play: PlayedRecording; readonly start: number } | null;
  /** The moments that were played. */
  readonly moments: readonly PlacedMoment[];
  /** The recorded state that no path of the model leads to; null if there is a play. */
  readonly unreached: string | null;
}

/** The moments of an actor from its last start at or before a place; all of them if its start is not in the recording. */
export function momentsSinceStart({ moments }: RecordingIndex, actor: string, place: number): readonly PlacedMoment[] {
  const own = moments.get(actor) ?? [];
  const begin = own.findLastIndex((each) => each.place <= place && each.moment.before === null);
  const first = Math.max(0, begin);
  const next = own.findIndex(({ moment }, at) => at > first && moment.before === null);
  return own.slice(first, next === -1 ? undefined : next);
}

/** The plays from the model's starts along a path to a state. */
async function playsFrom(entry: CatalogueEntry, state: string, moments: readonly PlacedMoment[]) {
  const { id, model } = entry;
  const found = await Promise.all(
    model.starts.map(async (start, number) => {
      const [statePath = ''] = state.split(' ');
      const target = { kind: 'state', id: `${id}.${statePath}` } as const;
      const { paths } = await askPaths({ machine: id, start: number, target });
      const [shortest] = paths;
      if (shortest === undefined) return null;
      const steps = stepsAlong(entry, start, eventsAt(entry, shortest));
      return { start: number, play: playFrom(entry, start, steps, moments) };
    }),
  );
  return found.filter((each) => each !== null);
}

/** Plays the actor. It is asynchronous because a path may have to be found first, in a worker. */
export async function playActor(
  index: RecordingIndex,
  actor: string,
  entry: CatalogueEntry,
  place: number,
): Promise<ActorPlay> {
  const moments = momentsSinceStart(index, actor, place);
  const first = moments[0]?.moment;
  if (!first) return { best: null, linked: null, moments, unreached: null };
  const begins = first.before;
  const linked =
    begins === null
      ? entry.model.starts.map((start, number) => ({ start: number, play: playFrom(entry, start, [], moments) }))
      : await playsFrom(entry, statePath(begins), moments);
  const ofModel = longestPlay(linked.map(({ play }) => play));
  const recorded =
    begins === null ? [playFrom(entry, { name: 'the recorded input', input: inputOf(first) }, [], moments)] : [];
  const best = longestPlay([...recorded, ...(ofModel ? [ofModel] : [])]);
  return {
    best,
    linked: linked.find(({ play }) => play === ofModel) ?? null,
    moments,
    unreached: best === null && begins !== null ? statePath(begins) : null,
  };
}
