// Keeps what happened on the pages of a tab in the last minutes, within limits of time and size.
//
// What is older is dropped, but folded into the actors first: each keeps the state that it had when the recording now begins.
import type { MockSetting } from '#site/recordedMock.ts';
import type { LiveActor, LiveMoment } from '../live/protocol.ts';
import { type ContextPatch, mergePatch, patchOf } from './contextPatch.ts';
import type { RecordedActor, RecordedEntry, RecordedMoment } from './recording.ts';

/** How long entries are kept, in milliseconds. */
const longest = 10 * 60_000;
/** How much is kept, in characters of JSON, which are about as many bytes. */
const most = 5_000_000;

/** What is kept, as plain data: it is handed from one page of the tab to the next. */
export interface Kept {
  /** How many pages were loaded before. */
  readonly loads: number;
  readonly actors: readonly RecordedActor[];
  readonly entries: readonly RecordedEntry[];
  readonly dropped: number;
  /** The hashes of the machines that were seen, by their ids. */
  readonly machines: Readonly<Record<string, string>>;
  /** How the mock server was set at the beginning; null elsewhere. */
  readonly mock: MockSetting | null;
}

/** An entry without what the keeper adds. */
export type OtherEntry = Exclude<RecordedEntry, RecordedMoment>;

export interface Keeper {
  /** Adds what the actors of this page did. */
  readonly addMoments: (moments: readonly LiveMoment[], actors: readonly LiveActor[]) => void;
  /** Adds an entry that is no moment. */
  readonly add: (entry: OtherEntry) => void;
  /** The number of this page load, from 1; ids that are unique on a page are unique in the recording behind it. */
  readonly load: number;
  /** What is kept, or of it what fits into `limit` characters. */
  readonly kept: (limit?: number) => Pick<Kept, 'loads' | 'actors' | 'entries' | 'dropped'>;
}

const nothing: Kept = { loads: 0, actors: [], entries: [], dropped: 0, machines: {}, mock: null };

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

  function dropOld(limit = most): void {
    const oldest = now() - longest;
    let count = 0;
    for (const { entry, size: its } of entries) {
      if (size <= limit && entry.at >= oldest) break;
      if (entry.kind === 'moment') fold(entry);
      size -= its;
      count += 1;
    }
    if (count === 0) return;
    entries = entries.slice(count);
    dropped += count;
    forgetActors();
  }

  /** Actors that nothing speaks of any more are forgotten, but for those that still run on this page. */
  function forgetActors(): void {
    const named = new Set(
      entries.flatMap(({ entry }) => (entry.kind === 'moment' ? [entry.actor, entry.from ?? ''] : [])),
    );
    for (const id of running) named.add(id);
    for (const id of [...named]) {
      let parent = actors.get(id)?.parent ?? null;
      while (parent !== null && !named.has(parent)) {
        named.add(parent);
        parent = actors.get(parent)?.parent ?? null;
      }
    }
    for (const id of actors.keys()) if (!named.has(id)) actors.delete(id);
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
        const actor = idOf(moment.actor);
        know(actor, moment.machine);
        const { changed, context } = patchOf(contexts.get(actor) ?? null, moment.context);
        if (moment.status === 'active') contexts.set(actor, context);
        else contexts.delete(actor);
        push({
          kind: 'moment',
          at: moment.at,
          actor,
          event: moment.event,
          payload: moment.payload,
          from: moment.from === null ? null : idOf(moment.from),
          transitions: [...moment.transitions],
          before: moment.before,
          after: moment.after,
          changed,
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
      return { loads: load, actors: [...actors.values()], entries: inOrder, dropped };
    },
  };
}
