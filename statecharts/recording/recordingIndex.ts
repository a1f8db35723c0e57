// An index of a recording by actor, so that its page finds what an actor did at any time without searching all entries.
import type { StateValue } from 'xstate';
import type { Plain } from '../live/plain.ts';
import type { RecordedActor, RecordedAnswer, RecordedMoment, RecordedRequest, Recording } from './recording.ts';

/** What entries belong to: an actor by its id, or one of the others that take part. */
export type Lane = 'person' | 'page' | 'api' | { readonly actor: string };

/** A moment with its place among all entries. */
export interface PlacedMoment {
  /** Its place among all entries, from 0. */
  readonly place: number;
  readonly moment: RecordedMoment;
}

export interface RecordingIndex {
  readonly recording: Recording;
  /** The number of entries. */
  readonly length: number;
  readonly actors: ReadonlyMap<string, RecordedActor>;
  /** By the parent's id, in the order in which they started; those without a parent by the empty text. */
  readonly children: ReadonlyMap<string, readonly RecordedActor[]>;
  /** The moments of each actor, oldest first. */
  readonly moments: ReadonlyMap<string, readonly PlacedMoment[]>;
  readonly requests: ReadonlyMap<string, RecordedRequest>;
  readonly answers: ReadonlyMap<string, RecordedAnswer>;
}

/** Actors that only moments name get a place too, so that nothing that was recorded is hidden. */
function allActors({ actors, entries }: Recording): Map<string, RecordedActor> {
  const all = new Map(actors.map((actor) => [actor.id, actor]));
  for (const entry of entries) {
    if (entry.kind !== 'moment' || all.has(entry.actor)) continue;
    const { actor: id } = entry;
    all.set(id, { id, machine: null, name: id, parent: null, value: null, context: null });
  }
  return all;
}

/** Adds a value to the list at `key`. */
function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Indexes a recording, in one pass over its entries. */
export function indexRecording(recording: Recording): RecordingIndex {
  const actors = allActors(recording);
  const children = new Map<string, RecordedActor[]>();
  for (const actor of actors.values())
    addTo(children, actor.parent !== null && actors.has(actor.parent) ? actor.parent : '', actor);
  const moments = new Map<string, PlacedMoment[]>();
  const requests = new Map<string, RecordedRequest>();
  const answers = new Map<string, RecordedAnswer>();
  recording.entries.forEach((entry, place) => {
    if (entry.kind === 'moment') addTo(moments, entry.actor, { place, moment: entry });
    else if (entry.kind === 'request') requests.set(entry.id, entry);
    else if (entry.kind === 'answer') answers.set(entry.request, entry);
  });
  return { recording, length: recording.entries.length, actors, children, moments, requests, answers };
}

/** The index of the last item at or before `place`; -1 if all are later. Items are ordered. */
export function lastAt<Item>(items: readonly Item[], placeOf: (item: Item) => number, place: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && placeOf(item) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The last moment of an actor at or before a place; null if there is none. */
export function momentAt({ moments }: RecordingIndex, actor: string, place: number): PlacedMoment | null {
  const own = moments.get(actor) ?? [];
  return own[lastAt(own, (each) => each.place, place)] ?? null;
}

/** The moment of an actor that follows a place, or comes before it; null if there is none. */
export function momentBeside(
  { moments }: RecordingIndex,
  actor: string,
  place: number,
  by: 1 | -1,
): PlacedMoment | null {
  const own = moments.get(actor) ?? [];
  const index = lastAt(own, (each) => each.place, by === 1 ? place : place - 1);
  return own[by === 1 ? index + 1 : index] ?? null;
}

/** The state of an actor at a place; null if it had not started, or is no machine. */
export function valueAt(index: RecordingIndex, actor: string, place: number): StateValue | null {
  return momentAt(index, actor, place)?.moment.after ?? index.actors.get(actor)?.value ?? null;
}

const isMembers = (value: Plain): value is Readonly<Record<string, Plain>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The context of an actor at a place, put together from what each moment changed; null if nothing is known. */
export function contextAt({ actors, moments }: RecordingIndex, actor: string, place: number): Plain {
  const first = actors.get(actor)?.context ?? null;
  const own = moments.get(actor) ?? [];
  const last = lastAt(own, (each) => each.place, place);
  let context: Record<string, Plain> = isMembers(first) ? { ...first } : {};
  for (let at = 0; at <= last; at += 1) {
    const moment = own[at]?.moment;
    // An actor that was stopped and started again begins anew.
    if (moment?.before === null) context = {};
    if (moment && isMembers(moment.changed)) Object.assign(context, moment.changed);
  }
  return Object.keys(context).length === 0 ? null : context;
}

/** The lane that an entry is drawn in. */
export function laneOf({ recording }: RecordingIndex, place: number): Lane {
  const entry = recording.entries[place];
  switch (entry?.kind) {
    case 'moment':
      return { actor: entry.actor };
    case 'request':
    case 'answer':
      return 'api';
    case 'action':
      return 'person';
    default:
      return 'page';
  }
}
