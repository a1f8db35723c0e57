// The next context of the editor after the server has answered a save: pure functions.
import { type DocumentKind, kindNamed } from '#bibliography/documents.ts';
import { isSameField } from '#bibliography/kinds.ts';
import type { Problem } from '../problem.ts';
import { currentAttempt } from './attempts.ts';
import type { Attempt, DocumentEditorContext, FieldValues, Patch, SaveOutcome } from './documentEditorTypes.ts';
import { sameValue } from './fieldValue.ts';
import { rebaseFocused } from './focusedFields.ts';
import { followKind } from './kindChange.ts';
import { kindName, merge, rebase, withFieldPath, stillUnanswered } from './patch.ts';
import { fieldOf } from './problems.ts';

type Context = DocumentEditorContext;

/** The context after the server's answer to the last save. */
export function withAnswer(context: Context, outcome: SaveOutcome): Partial<Context> {
  switch (outcome.kind) {
    case 'saved':
      return withSaved(context, outcome);
    case 'conflict':
      return withConflictAnswer(
        context,
        outcome.revision,
        Object.fromEntries(outcome.fields.map(({ name, value }) => [name, value])),
      );
    case 'problems':
      return withRefusal(context, outcome.problems);
    case 'gone':
    case 'forbidden':
      return { message: outcome.message, unanswered: unansweredAfterRefusal(context), failures: 0 };
  }
}

/** For stashed changes, which have neither unanswered saves of their own nor conflicts. */
const noUncertainty = { unanswered: [], conflict: null } as const;

/** Changes the stashed patch of one kind. Empty patches are removed. */
function withStashed(
  stashed: Context['stashed'],
  kind: DocumentKind,
  change: (patch: Patch) => Patch,
): Context['stashed'] {
  const changed = { ...stashed, [kind]: change(stashed[kind] ?? {}) };
  return Object.fromEntries(Object.entries(changed).filter(([, patch]) => Object.keys(patch).length > 0));
}

/** The context after a save: the sent values are the new bases, and changes made meanwhile stay. */
function withSaved(
  context: Context,
  { documentId, revision, otherKind }: Extract<SaveOutcome, { kind: 'saved' }>,
): Partial<Context> {
  const sent = currentAttempt(context);
  const sentOfKind = Object.entries(sent.fields).filter(([name]) => isSameField(name, sent.kind, context.kind));
  const unanswered = stillUnanswered(context.patch, context.unanswered);
  const values: FieldValues = Object.fromEntries(sentOfKind);
  const patch = rebase(context.patch, values, revision, { unanswered, conflict: null });
  const savedKind = sent.isStashed ? context.savedKind : sent.kind;
  const kindNow = otherKind ?? sent.kind;
  const saved = {
    documentId,
    revision,
    key: null,
    groupIds: [],
    savedKind,
    // Unless somebody else has changed the kind, the saved kind is the server's at this revision.
    kindRevision: kindNow === savedKind ? revision : context.kindRevision,
    patch,
    focused: rebaseFocused(context.focused, context.patch, patch, { values, revision }),
    stashed: withStashed(context.stashed, sent.kind, (stashed) =>
      rebase(stashed, sent.fields, revision, noUncertainty),
    ),
    problems: context.problems.filter((problem) => (fieldOf(problem) ?? '') in patch),
    unanswered,
    message: null,
    failures: 0,
  };
  return kindNow === savedKind ? saved : { ...saved, ...followKind({ ...context, ...saved }, kindNow, revision) };
}

/**
 * The context after the server has reported a conflict: `theirs` has its values of the fields that both sides changed. The context's revision stays, because the
 * page, and so new edits, may still be based on the old one.
 */
function withConflictAnswer(context: Context, revision: number, theirs: FieldValues): Partial<Context> {
  const { kind, savedKind, unanswered } = context;
  const sent = currentAttempt(context);
  if (sent.isStashed) {
    // The form can't ask about fields that it does not show. The stashed changes win, a message says so, and the history keeps the other value.
    const stashed = withStashed(context.stashed, sent.kind, (stashed) => {
      const held = Object.keys(sent.fields).map((name) => [name, name in theirs ? theirs[name] : stashed[name]?.base]);
      return rebase(stashed, Object.fromEntries(held) as FieldValues, revision, noUncertainty);
    });
    return { stashed, unanswered: stillUnanswered(context.patch, unanswered), failures: 0 };
  }
  const afterMerge = merge(context.patch, unanswered, { revision, theirs });
  // A field that was set back to its base keeps showing the base, and not yet the server's value.
  const values = Object.fromEntries(
    Object.entries(theirs).filter(([name]) => !sameValue(context.patch[name]?.base, context.patch[name]?.value)),
  );
  const focused = rebaseFocused(context.focused, context.patch, afterMerge.patch, { values, revision });
  const merged = { ...afterMerge, focused, failures: 0 };
  if (sent.keepsKind) return merged;
  const theirKind = kindNamed(theirs[kindName]);
  if (theirKind === undefined) return { ...merged, kindRevision: revision };
  const isKnownKind = [savedKind, kind, ...unanswered.map((attempt) => attempt.kind)].includes(theirKind);
  if (isKnownKind) return { ...merged, savedKind: theirKind, kindRevision: revision };
  if (kind === savedKind) return { ...merged, ...followKind({ ...context, ...merged }, theirKind, revision) };
  return {
    ...merged,
    conflict: {
      revision,
      theirs: { ...merged.conflict?.theirs, [kindName]: theirKind },
      disputes: [[kindName], ...(merged.conflict?.disputes ?? [])],
    },
  };
}

/**
 * The unanswered saves after the last one was refused. A refused add means that earlier attempts to add were not executed either; earlier updates may have been
 * executed.
 */
function unansweredAfterRefusal({ documentId, unanswered }: Context): readonly Attempt[] {
  return documentId === null ? [] : unanswered.slice(0, -1);
}

/** The context after the server has refused the values of the last save. Problems of values that were edited since are left out. */
function withRefusal(context: Context, refused: readonly Problem[]): Partial<Context> {
  const { fields: sent, kind: sentAs } = currentAttempt(context);
  const problems =
    refused.length > 0 ? refused : [{ path: [], message: 'The server did not accept this and did not say why.' }];
  const isStillCurrent = (problem: Problem) => {
    const field = fieldOf(problem) ?? '';
    return !(field in context.patch && field in sent) || sameValue(context.patch[field]?.value, sent[field]);
  };
  return {
    problems: [
      ...context.problems,
      ...problems.map((problem) => withFieldPath(problem, sentAs)).filter(isStillCurrent),
    ],
    unanswered: unansweredAfterRefusal(context),
    failures: 0,
  };
}
