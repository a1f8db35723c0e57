// Decides whether and what the editor saves next: pure functions of its context.
import { documentKinds } from '#bibliography/documents.ts';
import type { Attempt, DocumentEditorContext } from './documentEditorTypes.ts';
import { isKindSaved } from './kindChange.ts';
import { withoutProblems, oldestRevision, valuesOf } from './patch.ts';
import { fieldOf, validate } from './problems.ts';

type Context = DocumentEditorContext;

/** Whether there is nothing to save. */
export function isUnchanged(context: Context): boolean {
  return Object.keys(context.patch).length === 0 && isKindSaved(context) && nextStashed(context) === null;
}

/** The save of the stashed changes of one kind; null if there are none to save. Only an existing document can store fields that its kind lacks. */
function nextStashed({ documentId, stashed, revision }: Context): Attempt | null {
  if (documentId === null) return null;
  const [first] = documentKinds.flatMap((kind): Attempt[] => {
    const patch = stashed[kind] ?? {};
    const fields = withoutProblems(patch, validate(kind, valuesOf(patch)));
    if (Object.keys(fields).length === 0) return [];
    return [{ kind, keepsKind: true, fields, revision: oldestRevision(patch, fields) ?? revision, isStashed: true }];
  });
  return first ?? null;
}

/**
 * What the next save sends: every changed field without a problem, or else stashed changes. An add without an answer is repeated unchanged, because the server
 * recognizes it by its key and would ignore new values; these follow as an update.
 */
export function nextAttempt(context: Context): Attempt {
  const [unansweredAdd] = context.unanswered;
  if (context.documentId === null && unansweredAdd !== undefined) return unansweredAdd;
  const { kind, patch, problems, kindRevision, revision } = context;
  const fields = withoutProblems(patch, problems);
  const keepsKind = context.documentId !== null && isKindSaved(context);
  const stashed = keepsKind && Object.keys(fields).length === 0 ? nextStashed(context) : null;
  if (stashed) return stashed;
  const bases = [oldestRevision(patch, fields), keepsKind ? null : kindRevision].filter((base) => base !== null);
  return { kind, keepsKind, fields, revision: bases.length > 0 ? Math.min(...bases) : revision };
}

/** Whether the next save would send anything. A new document is added only without problems; an existing one is updated with the fields that have none. */
export function mayBeSaved(context: Context): boolean {
  const hasOtherProblems = context.problems.some((problem) => !((fieldOf(problem) ?? '') in context.patch));
  if (hasOtherProblems || (context.documentId === null && context.problems.length > 0)) {
    return false;
  }
  const hasFields = Object.keys(withoutProblems(context.patch, context.problems)).length > 0;
  return hasFields || !isKindSaved(context) || nextStashed(context) !== null;
}

/** The running save. Before the state `saving` has added it to the unanswered ones, the save that it will begin. */
export function currentAttempt(context: Context): Attempt {
  return context.unanswered.at(-1) ?? nextAttempt(context);
}
