// What a person changed and the server has not yet accepted: pure rules about patches and attempts.
import type { DocumentKind } from '#bibliography/documents.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import { isOrderDisputed, mergedItems, mergeLists } from '#bibliography/mergeLists.ts';
import type { Problem } from '../problem.ts';
import { sameValue } from './fieldValue.ts';
import type { Attempt, Change, EditConflict, FieldValues, Patch } from './documentEditorTypes.ts';

/** Where edits stand: what the server may hold of them, and what somebody else has made of the same fields. */
interface Standing {
  readonly unanswered: readonly Attempt[];
  readonly conflict: EditConflict | null;
}

/** A field of the attempts may be on the server already, and one in conflict holds something else there: its base is a wish like any other. */
function mayDiffer(name: string, { unanswered, conflict }: Standing): boolean {
  return unanswered.some((attempt) => name in attempt.fields) || name in (conflict?.theirs ?? {});
}

function withoutUnchanged(patch: Patch, standing: Standing): Patch {
  return Object.fromEntries(
    Object.entries(patch).filter(
      ([name, change]) => mayDiffer(name, standing) || !sameValue(change.base, change.value),
    ),
  );
}

/** Takes an edit in. The base of a field stays what it was when its first edit began; a field set back to it drops out. */
export function edit(patch: Patch, standing: Standing, name: string, change: Change): Patch {
  const { base, revision } = patch[name] ?? change;
  return withoutUnchanged({ ...patch, [name]: { base, value: change.value, revision } }, standing);
}

/** The wanted values of all changed fields. */
export function valuesOf(patch: Patch): FieldValues {
  return Object.fromEntries(Object.entries(patch).map(([name, change]) => [name, change.value]));
}

/** The oldest revision that a change of these fields is based on: only what changed after it can collide. */
export function oldestRevision(patch: Patch, fields: FieldValues): number | null {
  const revisions = Object.entries(patch).flatMap(([name, { revision }]) =>
    name in fields && revision !== null ? [revision] : [],
  );
  return revisions.length > 0 ? Math.min(...revisions) : null;
}

/** The server holds these values as of this revision: they are the new bases, and what equals its base drops out. */
export function moveBasesOn(
  patch: Patch,
  held: FieldValues,
  revision: number,
  conflict: EditConflict | null = null,
): Patch {
  return withoutUnchanged(
    Object.fromEntries(
      Object.entries(patch).map(([name, change]) => [
        name,
        name in held ? { base: held[name], value: change.value, revision } : change,
      ]),
    ),
    { unanswered: [], conflict },
  );
}

/** What the server held when it refused to merge. */
interface Held {
  readonly revision: number;
  /** Of the fields that collided. */
  readonly theirs: FieldValues;
}

/** The items of a list, none for nothing; null for what is no list. */
export function itemsOf(value: unknown): readonly unknown[] | null {
  if (value == null) return [];
  return Array.isArray(value) ? value : null;
}

/**
 * The list that both edits come to by themselves; undefined where it is none, or where both sides changed the same item or the order. A save of our
 * own that may have been stored is not told from what others did: then a person has to look at it.
 */
function mergedList(name: string, { base, value }: Change, theirs: unknown, earlier: readonly Attempt[]): unknown {
  const isClear = earlier.every(({ fields }) => !(name in fields) || sameValue(fields[name], value));
  const [before, mine, others] = [itemsOf(base), itemsOf(value), itemsOf(theirs)] as const;
  if (!isClear || before === null || mine === null || others === null || isOrderDisputed(before, mine, others))
    return undefined;
  const items = mergedItems(mergeLists(before, mine, others));
  return items?.length === 0 ? null : (items ?? undefined);
}

/**
 * Sets a patch against the values the server holds. Both sides changed a field only if theirs is new (not our base, and not
 * a value of our own whose answer was lost) and differs from ours. Every other field that was sent merges by itself, and so does
 * a list of which the sides changed different items.
 */
export function merge(
  patch: Patch,
  unanswered: readonly Attempt[],
  { revision, theirs }: Held,
): { patch: Patch; conflicts: FieldValues } {
  const isForeign = (name: string, { base, value }: Change) => {
    const sent = unanswered.filter(({ fields }) => name in fields).map(({ fields }) => fields[name]);
    return name in theirs && ![base, value, ...sent].some((known) => sameValue(known, theirs[name]));
  };
  // A field that was set back to its base while it was being saved is no wish against theirs; one that was wished to be its base is.
  const isSetBack = (name: string, { base, value }: Change) =>
    sameValue(base, value) && unanswered.some(({ fields }) => name in fields && !sameValue(fields[name], value));
  const changes = Object.entries(patch).filter(
    ([name, change]) => !(isForeign(name, change) && isSetBack(name, change)),
  );
  const foreign = changes.filter(([name, change]) => isForeign(name, change));
  const lists = Object.fromEntries(
    foreign.flatMap(([name, change]) => {
      const value = mergedList(name, change, theirs[name], unanswered.slice(0, -1));
      return value === undefined ? [] : [[name, { ...change, value }]];
    }),
  );
  const conflicts = Object.fromEntries(
    foreign.filter(([name]) => !(name in lists)).map(([name]) => [name, theirs[name]]),
  );
  const sent = unanswered.at(-1)?.fields ?? {};
  const agreed = Object.fromEntries(
    changes.flatMap(([name, { base }]) =>
      name in sent && !(name in conflicts) ? [[name, name in theirs ? theirs[name] : base]] : [],
    ),
  );
  const merged = { ...Object.fromEntries(changes), ...lists };
  return { patch: moveBasesOn(merged, agreed, revision, { revision, theirs: conflicts }), conflicts };
}

/** The fields a person still has to decide on: those in conflict that the kind now chosen has. */
export function openConflicts(patch: Patch, conflict: EditConflict | null): string[] {
  return Object.keys(conflict?.theirs ?? {}).filter((name) => name in patch);
}

/** Carries out the decisions: theirs becomes the base of what stays mine. */
export function resolve(
  patch: Patch,
  conflict: EditConflict,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): Patch {
  const isTheirs = (name: string) => name in conflict.theirs && choices[name] === 'theirs';
  const mine = Object.fromEntries(Object.entries(patch).filter(([name]) => !isTheirs(name)));
  return moveBasesOn(mine, conflict.theirs, conflict.revision);
}

/** Divides a patch at a change of kind: a field stays if the new kind holds the same sort of thing under its name. */
export function partForKind(patch: Patch, from: DocumentKind, to: DocumentKind): { fitting: Patch; rest: Patch } {
  const fits = (name: string) => fieldOf(to, name)?.editing === fieldOf(from, name)?.editing;
  const changes = Object.entries(patch);
  return {
    fitting: Object.fromEntries(changes.filter(([name]) => fits(name))),
    rest: Object.fromEntries(changes.filter(([name]) => !fits(name))),
  };
}

/** Gives a problem the path that begins with the field, whatever of `input` and the kind stands before it. */
export function rooted(problem: Problem, kind: DocumentKind): Problem {
  const afterInput = problem.path[0] === 'input' ? problem.path.slice(1) : problem.path;
  return { ...problem, path: afterInput[0] === kind ? afterInput.slice(1) : afterInput };
}

/** The changed fields that no problem stands at. */
export function faultless(patch: Patch, problems: readonly Problem[]): FieldValues {
  return Object.fromEntries(
    Object.entries(valuesOf(patch)).filter(([name]) => !problems.some((problem) => problem.path[0] === name)),
  );
}
