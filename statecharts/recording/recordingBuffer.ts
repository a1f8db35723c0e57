// Buffers what happened on the pages of a tab in the last minutes, within limits of time and size.
//
// Older entries are dropped, but first applied to their actors: each actor has the state from which the remaining entries continue. When the person
// logs out, or another one logs in, everything recorded for that person is dropped.
import type { LiveMoment } from '../live/protocol.ts';
import { type ContextPatch, mergePatch, patchOf } from './contextPatch.ts';
import { type Beginning, type RecordingBuffer, type BufferedRecording, emptyBuffer } from './recordingBufferTypes.ts';
import { namedActors } from './namedActors.ts';
import { personAfter } from './personAfter.ts';
import type { RecordedActor, RecordedEntry, RecordedMoment } from './recording.ts';

/** The age at which entries are dropped, in milliseconds. */
const maximumAge = 10 * 60_000;
/** The maximum size of all entries, in characters of JSON, which are about as many bytes. */
const maximumSize = 5_000_000;

interface Sized {
  readonly entry: RecordedEntry;
  readonly size: number;
}

const sized = (entry: RecordedEntry): Sized => ({ entry, size: JSON.stringify(entry).length });

/** Creates the buffer of this page. It begins with what the previous page of the tab has handed over (`before`). `now` is the page's clock. */
export function createRecordingBuffer(
  before: BufferedRecording = emptyBuffer,
  now: () => number = Date.now,
): RecordingBuffer {
  const load = before.loads + 1;
  const actors = new Map(before.actors.map((actor) => [actor.id, actor]));
  /** The last known context of each actor. */
  const contexts = new Map<string, ContextPatch>();
  /** The ids of actors that run on this page. */
  const running = new Set<string>();
  /**
   * The ids of actors that began under the previous person. While they run, their contexts and payloads may contain that person's data, so these are left
   * out.
   */
  const actorsOfPrevious = new Set<string>();
  const startedAt = now();
  let { person, lastPerson } = before;
  /** Whether a moment of this page has shown who is logged in. */
  let isPersonKnown = false;
  let beginning: Beginning = before === emptyBuffer ? 'this page' : 'an earlier page';
  let entries = before.entries.map(sized);
  let size = entries.reduce((sum, entry) => sum + entry.size, 0);
  let { dropped } = before;

  const idOf = (session: string) => `${load}/${session}`;

  /** Adds the actor if it is new, and updates the given properties. */
  function updateActor(actor: string, machine: string | null, rest: Partial<RecordedActor> = {}): void {
    const known = actors.get(actor) ?? { id: actor, machine, name: actor, parent: null, value: null, context: null };
    actors.set(actor, { ...known, machine: known.machine ?? machine, ...rest });
  }

  function push(entry: RecordedEntry): void {
    const added = sized(entry);
    entries.push(added);
    size += added.size;
  }

  /** Applies the moment to its actor. */
  function applyToActor({ actor, after, changed }: RecordedMoment): void {
    const known = actors.get(actor);
    if (known) actors.set(actor, { ...known, value: after, context: mergePatch(known.context, changed) });
  }

  /** Accounts for entries that are about to be dropped: applies their moments to the actors, and subtracts their size. */
  function prepareDrop(dropping: readonly Sized[]): void {
    for (const { entry, size: entrySize } of dropping) {
      if (entry.kind === 'moment') applyToActor(entry);
      size -= entrySize;
    }
  }

  function dropOld(limit = maximumSize): void {
    const oldest = now() - maximumAge;
    let remaining = size;
    let count = 0;
    for (const { entry, size: entrySize } of entries) {
      if (remaining <= limit && entry.at >= oldest) break;
      remaining -= entrySize;
      count += 1;
    }
    if (count === 0) return;
    prepareDrop(entries.slice(0, count));
    entries = entries.slice(count);
    dropped += count;
    removeUnusedActors();
  }

  /** Removes actors that no entry mentions, except those that still run on this page. */
  function removeUnusedActors(): void {
    const named = namedActors(
      actors,
      entries.map(({ entry }) => entry),
      running,
    );
    for (const id of actors.keys()) if (!named.has(id)) actors.delete(id);
  }

  /** Drops the previous person's entries if this moment shows that they have logged out, or that another person has logged in. */
  function followPerson(moment: LiveMoment): void {
    const next = personAfter(moment);
    if (next === undefined) return;
    // A page with unsaved work stays with its owner after a log-out, so what was recorded while nobody was logged in may be the owner's too.
    const owner = next === null ? person : lastPerson;
    if (owner !== null && next !== owner) dropPerson(isPersonKnown ? moment : null);
    person = next;
    lastPerson = next ?? lastPerson;
    isPersonKnown = true;
  }

  /** Drops everything up to a moment of this page, or everything that earlier pages have handed over if `until` is null. */
  function dropPerson(until: LiveMoment | null): void {
    const end = until?.at ?? startedAt - 1;
    const dropping = entries.filter(({ entry }) => entry.at <= end);
    prepareDrop(dropping);
    entries = entries.filter(({ entry }) => entry.at > end);
    if (until === null) {
      beginning = 'this page';
      dropped = 0;
    } else {
      beginning = 'another person';
      dropped += dropping.length;
      for (const id of contexts.keys()) actorsOfPrevious.add(id);
      actorsOfPrevious.delete(idOf(until.actor));
      contexts.clear();
    }
    removeUnusedActors();
    for (const [id, actor] of actors) actors.set(id, { ...actor, context: null });
  }

  return {
    load,
    addMoments(moments, changedActors) {
      for (const { id, machine, name, parent, status } of changedActors) {
        updateActor(idOf(id), machine, { name, parent: parent === null ? null : idOf(parent) });
        if (status === 'active') running.add(idOf(id));
        else running.delete(idOf(id));
      }
      for (const moment of moments) {
        followPerson(moment);
        const actor = idOf(moment.actor);
        updateActor(actor, moment.machine);
        if (actorsOfPrevious.has(actors.get(actor)?.parent ?? '')) actorsOfPrevious.add(actor);
        const isOfPrevious = actorsOfPrevious.has(actor);
        const { changed, context } = patchOf(contexts.get(actor) ?? null, moment.context);
        if (moment.status === 'active') contexts.set(actor, context);
        else contexts.delete(actor);
        push({
          kind: 'moment',
          at: moment.at,
          actor,
          event: moment.event,
          payload: isOfPrevious ? null : moment.payload,
          from: moment.from === null ? null : idOf(moment.from),
          transitions: [...moment.transitions],
          before: moment.before,
          after: moment.after,
          changed: isOfPrevious ? null : changed,
          status: moment.status,
        });
      }
      dropOld();
    },
    add(entry) {
      push(entry);
      dropOld();
    },
    snapshot(limit) {
      dropOld(limit);
      // Requests and presses are added at once, moments once per frame.
      const inOrder = entries.map(({ entry }) => entry).sort((one, other) => one.at - other.at);
      return { loads: load, actors: [...actors.values()], entries: inOrder, dropped, person, lastPerson };
    },
    beginning: () => beginning,
  };
}
