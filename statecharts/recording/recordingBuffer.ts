// Keeps what happened on the pages of a tab in the last minutes, within limits of time and size.
//
// What is older is dropped, but folded into the actors first: each keeps the state that it had when the recording now begins. When another person has the
// page, all of the one before is dropped.
import type { LiveMoment } from '../live/protocol.ts';
import { type ContextPatch, mergePatch, patchOf } from './contextPatch.ts';
import { type Beginning, type Keeper, type Kept, nothing } from './kept.ts';
import { namedActors } from './namedActors.ts';
import { personAfter } from './personAfter.ts';
import type { RecordedActor, RecordedEntry, RecordedMoment } from './recording.ts';

/** How long entries are kept, in milliseconds. */
const longest = 10 * 60_000;
/** How much is kept, in characters of JSON, which are about as many bytes. */
const most = 5_000_000;

interface Sized {
  readonly entry: RecordedEntry;
  readonly size: number;
}

const sized = (entry: RecordedEntry): Sized => ({ entry, size: JSON.stringify(entry).length });

/** Keeps what happens from now on, behind what `before` says; `now` is the page's clock. */
export function createKeeper(before: Kept = nothing, now: () => number = Date.now): Keeper {
  const load = before.loads + 1;
  const actors = new Map(before.actors.map((actor) => [actor.id, actor]));
  /** The last known context of each actor. */
  const contexts = new Map<string, ContextPatch>();
  /** Those that run on this page, whatever their kind. */
  const running = new Set<string>();
  /** Those that began under a person who is gone: what they hold may be of that person as long as they run. */
  const former = new Set<string>();
  const begun = now();
  let { person, lastPerson } = before;
  /** Whether the session has told on this page who is logged in. */
  let isKnownHere = false;
  let beginning: Beginning = before === nothing ? 'this page' : 'an earlier page';
  let entries = before.entries.map(sized);
  let size = entries.reduce((sum, entry) => sum + entry.size, 0);
  let { dropped } = before;

  const idOf = (session: string) => `${load}/${session}`;

  function know(actor: string, machine: string | null, rest: Partial<RecordedActor> = {}): void {
    const known = actors.get(actor) ?? { id: actor, machine, name: actor, parent: null, value: null, context: null };
    actors.set(actor, { ...known, machine: known.machine ?? machine, ...rest });
  }

  function push(entry: RecordedEntry): void {
    const added = sized(entry);
    entries.push(added);
    size += added.size;
  }

  function fold({ actor, after, changed }: RecordedMoment): void {
    const known = actors.get(actor);
    if (known) actors.set(actor, { ...known, value: after, context: mergePatch(known.context, changed) });
  }

  /** Folds the moments of entries that are about to go into the actors. */
  function letGo(gone: readonly Sized[]): void {
    for (const { entry, size: entrySize } of gone) {
      if (entry.kind === 'moment') fold(entry);
      size -= entrySize;
    }
  }

  function dropOld(limit = most): void {
    const oldest = now() - longest;
    let remaining = size;
    let count = 0;
    for (const { entry, size: entrySize } of entries) {
      if (remaining <= limit && entry.at >= oldest) break;
      remaining -= entrySize;
      count += 1;
    }
    if (count === 0) return;
    letGo(entries.slice(0, count));
    entries = entries.slice(count);
    dropped += count;
    forgetActors();
  }

  /** Actors that nothing speaks of any more are forgotten, but for those that still run on this page. */
  function forgetActors(): void {
    const named = namedActors(
      actors,
      entries.map(({ entry }) => entry),
      running,
    );
    for (const id of actors.keys()) if (!named.has(id)) actors.delete(id);
  }

  /** Drops the former person's entries if this moment changes who is logged in. */
  function follow(moment: LiveMoment): void {
    const next = personAfter(moment);
    if (next === undefined) return;
    // A page with unsaved work stays with its owner after a log-out, so what was recorded while nobody was logged in may be the owner's too.
    const owner = next === null ? person : lastPerson;
    if (owner !== null && next !== owner) forgetPerson(isKnownHere ? moment : null);
    person = next;
    lastPerson = next ?? lastPerson;
    isKnownHere = true;
  }

  /** Forgets what was kept up to a moment of this page; null for what earlier pages have handed over. */
  function forgetPerson(until: LiveMoment | null): void {
    const end = until?.at ?? begun - 1;
    const gone = entries.filter(({ entry }) => entry.at <= end);
    letGo(gone);
    entries = entries.filter(({ entry }) => entry.at > end);
    if (until === null) {
      beginning = 'this page';
      dropped = 0;
    } else {
      beginning = 'another person';
      dropped += gone.length;
      for (const id of contexts.keys()) former.add(id);
      former.delete(idOf(until.actor));
      contexts.clear();
    }
    forgetActors();
    for (const [id, actor] of actors) actors.set(id, { ...actor, context: null });
  }

  return {
    load,
    addMoments(moments, changedActors) {
      for (const { id, machine, name, parent, status } of changedActors) {
        know(idOf(id), machine, { name, parent: parent === null ? null : idOf(parent) });
        if (status === 'active') running.add(idOf(id));
        else running.delete(idOf(id));
      }
      for (const moment of moments) {
        follow(moment);
        const actor = idOf(moment.actor);
        know(actor, moment.machine);
        if (former.has(actors.get(actor)?.parent ?? '')) former.add(actor);
        const isFormer = former.has(actor);
        const { changed, context } = patchOf(contexts.get(actor) ?? null, moment.context);
        if (moment.status === 'active') contexts.set(actor, context);
        else contexts.delete(actor);
        push({
          kind: 'moment',
          at: moment.at,
          actor,
          event: moment.event,
          payload: isFormer ? null : moment.payload,
          from: moment.from === null ? null : idOf(moment.from),
          transitions: [...moment.transitions],
          before: moment.before,
          after: moment.after,
          changed: isFormer ? null : changed,
          status: moment.status,
        });
      }
      dropOld();
    },
    add(entry) {
      push(entry);
      dropOld();
    },
    kept(limit) {
      dropOld(limit);
      // Requests and presses are added at once, moments once per frame.
      const inOrder = entries.map(({ entry }) => entry).sort((one, other) => one.at - other.at);
      return { loads: load, actors: [...actors.values()], entries: inOrder, dropped, person, lastPerson };
    },
    beginning: () => beginning,
  };
}
