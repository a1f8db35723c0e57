// Makes long recordings for the benchmark: walks through the product's machines, one after the other.
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import type { Start } from '#machines/model.ts';
import { eventsAt, findPaths } from '#statecharts/paths/findPaths.ts';
import { stepsAlong } from '#statecharts/paths/stepsAlong.ts';
import type { RecordedActor, RecordedMoment, Recording } from '#statecharts/recording/recording.ts';
import { recordingBegin, recordingOf, recordSteps } from '#tests/support/recordPlay.ts';

/** The milliseconds between two moments: 10,000 moments take ten minutes, the maximum age in a recording (recordingBuffer.ts). */
const interval = 60;

interface Walk {
  readonly entry: CatalogueEntry;
  readonly moments: readonly RecordedMoment[];
}

/** What a machine does on the shortest path to each of its states and transitions. */
function walksOf(entry: CatalogueEntry, start: Start): Walk[] {
  return findPaths({ machine: entry.id, start: 0, target: null }).shortest.map(([, places]) => {
    const steps = stepsAlong(entry, start, eventsAt(entry, places));
    return { entry, moments: recordSteps(entry, start, steps) };
  });
}

/** A recording of `size` moments, in which each walk is an actor of its own. */
export function benchRecording(size: number): Recording {
  const walks = catalogue.flatMap((entry) => entry.model.starts.slice(0, 1).flatMap((start) => walksOf(entry, start)));
  const actors: RecordedActor[] = [];
  const moments: RecordedMoment[] = [];
  while (moments.length < size) {
    for (const { entry, moments: walked } of walks) {
      if (moments.length >= size) break;
      const id = `1/x:${actors.length}`;
      actors.push({ id, machine: entry.id, name: entry.id, parent: null, value: null, context: null });
      for (const moment of walked)
        moments.push({ ...moment, actor: id, at: recordingBegin + moments.length * interval });
    }
  }
  return recordingOf(moments.slice(0, size), { actors });
}
