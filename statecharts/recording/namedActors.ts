// Which actors a recording still needs.
import type { RecordedActor, RecordedEntry } from './recording.ts';

/** The actors that entries speak of or that still run, with their parents. */
export function namedActors(
  actors: ReadonlyMap<string, RecordedActor>,
  entries: readonly RecordedEntry[],
  running: ReadonlySet<string>,
): ReadonlySet<string> {
  const named = new Set(entries.flatMap((entry) => (entry.kind === 'moment' ? [entry.actor, entry.from ?? ''] : [])));
  for (const id of running) named.add(id);
  for (const id of [...named]) {
    let parent = actors.get(id)?.parent ?? null;
    while (parent !== null && !named.has(parent)) {
      named.add(parent);
      parent = actors.get(parent)?.parent ?? null;
    }
  }
  return named;
}
