// What a person changed and the server has not accepted yet: pure rules about patches and saves.
import { type DocumentKind, kindNamed } from '#bibliography/documents.ts';
import { isRecord } from '#bibliography/isRecord.ts';
import { isSameField } from '#bibliography/kinds.ts';
import type { Problem } from '../problem.ts';
import { sameValue } from './fieldValue.ts';
import type {
  Attempt,
  Change,
  Choices,
  Dispute,
  DocumentEditorContext,
  EditConflict,
  FieldValues,
  Patch,
} from './documentEditorTypes.ts';
import {
  differencesOf,
  isForeign,
  memberAt,
  type MemberPath,
  mergeValues,
  type Sides,
  withMember,
} from './mergeValues.ts';

/** What the server may have of the edits, and what somebody else has made of the same fields. */
interface Standing {
  readonly unanswered: readonly Attempt[];
  readonly conflict: EditConflict | null;
}

/** Fields of unanswered saves may be on the server already, and disputed fields differ there. So even setting them back to the base is a change. */
function mayDiffer(name: string, { unanswered, conflict }: Standing): boolean {
  return unanswered.some((attempt) => name in attempt.fields) || name in (conflict?.theirs ?? {});
}

/** Whether the patch has anything to save. */
function isWish(name: string, { base, value }: Change, standing: Standing): boolean {
  return mayDiffer(name, standing) || !sameValue(base, value);
}

/** Adds an edit to the patch. The base of a field stays what it was before the first edit; a field set back to it leaves the patch. */
export function edit(patch: Patch, standing: Standing, name: string, change: Change): Patch {
  const { base, revision } = patch[name] ?? change;
  const own = { base, value: change.value, revision };
  if (isWish(name, own, standing)) return { ...patch, [name]: own };
  return Object.fromEntries(Object.entries(patch).filter(([other]) => other !== name));
}

/** The new values of all changed fields. */
export function valuesOf(patch: Patch): FieldValues {
  return Object.fromEntries(Object.entries(patch).map(([name, change]) => [name, change.value]));
}

/** The oldest base revision of these fields: only later changes can collide. */
export function oldestRevision(patch: Patch, fields: FieldValues): number | null {
  const revisions = Object.entries(patch).flatMap(([name, { revision }]) =>
    name in fields && revision !== null ? [revision] : [],
  );
  return revisions.length > 0 ? Math.min(...revisions) : null;
}

/** The server has these values as of this revision: they become the bases, and fields equal to their base leave the patch. */
export function moveBasesOn(patch: Patch, held: FieldValues, revision: number, standing: Standing): Patch {
  const moved = Object.entries(patch).map(([name, change]): [string, Change] => [
    name,
    name in held ? { base: held[name], value: change.value, revision } : change,
  ]);
  return Object.fromEntries(moved.filter(([name, change]) => isWish(name, change, standing)));
}

/**
 * Fields of earlier saves without an answer that were not sent again: the answer says nothing about them. About the kind it says all.
 */
export function stillUnanswered(patch: Patch, unanswered: readonly Attempt[]): readonly Attempt[] {
  const answered = unanswered.at(-1)?.fields ?? {};
  return unanswered.slice(0, -1).flatMap((attempt) => {
    // Stashed changes are sent until they are saved.
    if (attempt.isStashed) return [];
    const names = Object.keys(attempt.fields).filter((name) => name in patch && !(name in answered));
    if (names.length === 0) return [];
    return [
      { ...attempt, keepsKind: true, fields: Object.fromEntries(names.map((name) => [name, attempt.fields[name]])) },
    ];
  });
}

/** The values on the server when it refused to merge. */
interface Held {
  readonly revision: number;
  /** The server's values of the fields that collided. */
  readonly theirs: FieldValues;
}

/**
 * Compares a patch with the server's values. A field is changed by both sides only if theirs is new (neither our base, nor a value of
 * ours whose answer was lost) and differs from ours. All other fields that were sent merge by themselves, and so does what only one side
 * changed within a part or a list.
 */
export function merge(
  patch: Patch,
  unanswered: readonly Attempt[],
  { revision, theirs }: Held,
): Pick<DocumentEditorContext, 'patch' | 'conflict' | 'unanswered'> {
  const sidesOf = (name: string, { base, value }: Change): Sides => ({
    base,
    mine: value,
    theirs: theirs[name],
    sent: unanswered.filter(({ fields }) => name in fields).map(({ fields }) => fields[name]),
  });
  // A field that was set back to its base during the save is not a change against theirs; a field that was deliberately set to it is.
  const isSetBack = ({ base, mine, sent }: Sides) =>
    sameValue(base, mine) && !isRecord(mine) && sent.some((each) => !sameValue(each, mine));
  // Nothing is merged here: a merge would take values equal to the base for unchanged ones.
  const isWishedBack = ({ base, mine, sent }: Sides) =>
    sameValue(base, mine) && sent.every((each) => sameValue(each, mine));
  const changes = Object.entries(patch).flatMap(([name, change]) => {
    const sides = sidesOf(name, change);
    if (!(name in theirs) || !isForeign(sides)) return [{ name, change, disputed: [] }];
    if (isSetBack(sides)) return [];
    const { base, value, disputed } = isWishedBack(sides)
      ? { ...change, disputed: differencesOf(sides) }
      : mergeValues(sides);
    return [{ name, change: { ...change, base, value }, disputed: disputed.map((path): Dispute => [name, ...path]) }];
  });
  const disputes = changes.flatMap(({ disputed }) => disputed);
  const disputed = new Set(disputes.map(([name]) => name));
  const sent = unanswered.at(-1)?.fields ?? {};
  const agreed = Object.fromEntries(
    changes.flatMap(({ name, change: { base } }) =>
      name in sent && !disputed.has(name) ? [[name, name in theirs ? theirs[name] : base]] : [],
    ),
  );
  const conflict =
    disputes.length === 0
      ? null
      : {
          revision,
          theirs: Object.fromEntries(Object.entries(theirs).filter(([name]) => disputed.has(name))),
          disputes,
        };
  const merged = Object.fromEntries(changes.map(({ name, change }) => [name, change]));
  const standing = { unanswered: stillUnanswered(merged, unanswered), conflict };
  return { ...standing, patch: moveBasesOn(merged, agreed, revision, standing) };
}

/** The name of a dispute in the choices. */
export function disputeName(path: MemberPath): string {
  return path.join('.');
}

/** Stands for the kind in a conflict: a name that no field has. */
export const kindName = 'kind';

/** The kind that others have chosen, if it is disputed. */
export function disputedKind(conflict: EditConflict | null): DocumentKind | undefined {
  return kindNamed(conflict?.theirs[kindName]);
}

/** What the person still has to decide: disputes about fields that the chosen kind has, and about the kind unless it is theirs. */
export function openDisputes({
  kind,
  patch,
  conflict,
}: Pick<DocumentEditorContext, 'kind' | 'patch' | 'conflict'>): readonly Dispute[] {
  return (conflict?.disputes ?? []).filter(([name]) =>
    name === kindName ? kind !== disputedKind(conflict) : name in patch,
  );
}

/** Applies the decisions about fields: theirs becomes the base of what stays mine. */
export function resolve(patch: Patch, conflict: EditConflict, unanswered: readonly Attempt[], choices: Choices): Patch {
  const decided = conflict.disputes
    .filter((path) => choices[disputeName(path)] === 'theirs')
    .reduce<Patch>((before, [name, ...path]) => {
      const change = before[name];
      if (change === undefined) return before;
      const value = withMember(change.value, path, memberAt(conflict.theirs[name], path));
      return { ...before, [name]: { ...change, value } };
    }, patch);
  return moveBasesOn(decided, conflict.theirs, conflict.revision, { unanswered, conflict: null });
}

/** Splits a patch when the kind changes: a field stays if the new kind has a field of the same name and type. */
export function partForKind(patch: Patch, from: DocumentKind, to: DocumentKind): { fitting: Patch; rest: Patch } {
  const fits = (name: string) => isSameField(name, to, from);
  const changes = Object.entries(patch);
  return {
    fitting: Object.fromEntries(changes.filter(([name]) => fits(name))),
    rest: Object.fromEntries(changes.filter(([name]) => !fits(name))),
  };
}

/** Gives a problem the path that begins with the field, without `input` and the kind before it. */
export function rooted(problem: Problem, kind: DocumentKind): Problem {
  const afterInput = problem.path[0] === 'input' ? problem.path.slice(1) : problem.path;
  return { ...problem, path: afterInput[0] === kind ? afterInput.slice(1) : afterInput };
}

/** The changed fields without a problem. */
export function faultless(patch: Patch, problems: readonly Problem[]): FieldValues {
  return Object.fromEntries(
    Object.entries(valuesOf(patch)).filter(([name]) => !problems.some((problem) => problem.path[0] === name)),
  );
}
