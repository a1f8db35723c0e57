// The changes that a person has made and the server has not accepted yet: pure functions about patches and saves.
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

/** Why the server's value of a field may differ from the base: saves without an answer, and a conflict with another person's changes. */
interface Uncertainty {
  readonly unanswered: readonly Attempt[];
  readonly conflict: EditConflict | null;
}

/** Whether the server's value may differ from the base of the field. Then even setting the field back to its base is a change. */
function mayDiffer(name: string, { unanswered, conflict }: Uncertainty): boolean {
  return unanswered.some((attempt) => name in attempt.fields) || name in (conflict?.theirs ?? {});
}

/** Whether the field has to be saved. */
function isChange(name: string, { base, value }: Change, uncertainty: Uncertainty): boolean {
  return mayDiffer(name, uncertainty) || !sameValue(base, value);
}

/** Adds an edit to the patch. The base of a field stays what it was before the first edit; a field set back to it leaves the patch. */
export function edit(patch: Patch, uncertainty: Uncertainty, name: string, change: Change): Patch {
  const { base, revision } = patch[name] ?? change;
  const own = { base, value: change.value, revision };
  if (isChange(name, own, uncertainty)) return { ...patch, [name]: own };
  return Object.fromEntries(Object.entries(patch).filter(([other]) => other !== name));
}

/** The new values of all changed fields. */
export function valuesOf(patch: Patch): FieldValues {
  return Object.fromEntries(Object.entries(patch).map(([name, change]) => [name, change.value]));
}

/** The oldest base revision of these fields. Only later changes by others can conflict with them. */
export function oldestRevision(patch: Patch, fields: FieldValues): number | null {
  const revisions = Object.entries(patch).flatMap(([name, { revision }]) =>
    name in fields && revision !== null ? [revision] : [],
  );
  return revisions.length > 0 ? Math.min(...revisions) : null;
}

/** Makes the server's values (`held`) as of this revision the bases of the patch. Fields that are then equal to their base leave the patch. */
export function rebase(patch: Patch, held: FieldValues, revision: number, uncertainty: Uncertainty): Patch {
  const moved = Object.entries(patch).map(([name, change]): [string, Change] => [
    name,
    name in held ? { base: held[name], value: change.value, revision } : change,
  ]);
  return Object.fromEntries(moved.filter(([name, change]) => isChange(name, change, uncertainty)));
}

/**
 * The unanswered saves after the last one was answered: of the earlier ones, the fields that the last one did not send again. The answer tells nothing
 * about these fields, but settles the kind.
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
  // Set back to its base while a save was running: no longer a change, so the server's value is taken.
  const isReset = ({ base, mine, sent }: Sides) =>
    sameValue(base, mine) && !isRecord(mine) && sent.some((each) => !sameValue(each, mine));
  // Deliberately set to its base, and sent: a change, which can't be merged, because a merge takes values equal to the base for unchanged ones.
  const isChosenAgain = ({ base, mine, sent }: Sides) =>
    sameValue(base, mine) && sent.every((each) => sameValue(each, mine));
  const changes = Object.entries(patch).flatMap(([name, change]) => {
    const sides = sidesOf(name, change);
    if (!(name in theirs) || !isForeign(sides)) return [{ name, change, disputed: [] }];
    if (isReset(sides)) return [];
    const { base, value, disputed } = isChosenAgain(sides)
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
  const uncertainty = { unanswered: stillUnanswered(merged, unanswered), conflict };
  return { ...uncertainty, patch: rebase(merged, agreed, revision, uncertainty) };
}

/** The name of a dispute in the choices. */
export function disputeName(path: MemberPath): string {
  return path.join('.');
}

/** The name of the kind in conflicts and choices. No field has this name. */
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

/** Applies the choices about fields. The server's values become the bases of the fields whose own value was chosen. */
export function resolve(patch: Patch, conflict: EditConflict, unanswered: readonly Attempt[], choices: Choices): Patch {
  const decided = conflict.disputes
    .filter((path) => choices[disputeName(path)] === 'theirs')
    .reduce<Patch>((before, [name, ...path]) => {
      const change = before[name];
      if (change === undefined) return before;
      const value = withMember(change.value, path, memberAt(conflict.theirs[name], path));
      return { ...before, [name]: { ...change, value } };
    }, patch);
  return rebase(decided, conflict.theirs, conflict.revision, { unanswered, conflict: null });
}

/** Splits a patch when the kind changes: a field stays if the new kind has a field of the same name and type. */
export function splitForKind(patch: Patch, from: DocumentKind, to: DocumentKind): { fitting: Patch; rest: Patch } {
  const fits = (name: string) => isSameField(name, to, from);
  const changes = Object.entries(patch);
  return {
    fitting: Object.fromEntries(changes.filter(([name]) => fits(name))),
    rest: Object.fromEntries(changes.filter(([name]) => !fits(name))),
  };
}

/** Shortens the path of a problem so that it begins with the field, without `input` and the kind. */
export function withFieldPath(problem: Problem, kind: DocumentKind): Problem {
  const afterInput = problem.path[0] === 'input' ? problem.path.slice(1) : problem.path;
  return { ...problem, path: afterInput[0] === kind ? afterInput.slice(1) : afterInput };
}

/** The changed fields without a problem. */
export function withoutProblems(patch: Patch, problems: readonly Problem[]): FieldValues {
  return Object.fromEntries(
    Object.entries(valuesOf(patch)).filter(([name]) => !problems.some((problem) => problem.path[0] === name)),
  );
}
