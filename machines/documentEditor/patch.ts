// What a person changed and the server has not yet accepted: pure rules about patches and attempts.
import type { DocumentKind } from '#bibliography/documents.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import type { Problem } from '../problem.ts';
import { sameValue } from './fieldValue.ts';
import type { Attempt, Change, EditConflict, FieldValues, Patch } from './documentEditorTypes.ts';

/** A field of the attempts may be on the server already, so setting it back to its base is a change too. */
function mayBeStored(name: string, unanswered: readonly Attempt[]): boolean {
  return unanswered.some((attempt) => name in attempt.fields);
}

function withoutUnchanged(patch: Patch, unanswered: readonly Attempt[]): Patch {
  return Object.fromEntries(
    Object.entries(patch).filter(
      ([name, change]) => mayBeStored(name, unanswered) || !sameValue(change.base, change.value),
    ),
  );
}

/** Takes an edit in. The base of a field stays what it was when its first edit began; a field set back to it drops out. */
export function edit(patch: Patch, unanswered: readonly Attempt[], name: string, change: Change): Patch {
  const base = name in patch ? patch[name]?.base : change.base;
  return withoutUnchanged({ ...patch, [name]: { base, value: change.value } }, unanswered);
}

/** The wanted values of all changed fields. */
export function valuesOf(patch: Patch): FieldValues {
  return Object.fromEntries(Object.entries(patch).map(([name, change]) => [name, change.value]));
}

/** After an answered save: what was sent is the new base, and what has not changed since drops out. */
export function moveBasesOn(patch: Patch, saved: FieldValues): Patch {
  return withoutUnchanged(
    Object.fromEntries(
      Object.entries(patch).map(([name, change]) => [
        name,
        name in saved ? { base: saved[name], value: change.value } : change,
      ]),
    ),
    [],
  );
}

/**
 * Sets a patch against the values the server holds. Both sides changed a field only if theirs is new (not our base, and not
 * a value of our own whose answer was lost) and differs from ours; every other field merges by itself.
 */
export function merge(
  patch: Patch,
  unanswered: readonly Attempt[],
  theirs: FieldValues,
): { patch: Patch; conflicts: FieldValues } {
  const conflicts = Object.fromEntries(
    Object.entries(patch).flatMap(([name, change]) => {
      const sent = unanswered.filter(({ fields }) => name in fields).map(({ fields }) => fields[name]);
      const known = [change.base, change.value, ...sent];
      return name in theirs && !known.some((value) => sameValue(value, theirs[name])) ? [[name, theirs[name]]] : [];
    }),
  );
  const agreed = Object.fromEntries(Object.entries(theirs).filter(([name]) => !(name in conflicts)));
  return { patch: moveBasesOn(patch, agreed), conflicts };
}

/** The fields a person still has to decide on: those in conflict whose change was not taken back meanwhile. */
export function openConflicts(patch: Patch, conflict: EditConflict | null): string[] {
  return Object.keys(conflict?.theirs ?? {}).filter((name) => name in patch);
}

/** Carries out the decisions: theirs becomes the base of what stays mine. */
export function resolve(
  patch: Patch,
  conflict: EditConflict,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): Patch {
  const mine = Object.fromEntries(Object.entries(patch).filter(([name]) => choices[name] !== 'theirs'));
  return moveBasesOn(mine, conflict.theirs);
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
