// The next context of the editor after each edit and each answer: pure functions that the machine's actions call.
import { type DocumentKind, documentKinds, kindNamed } from '#bibliography/documents.ts';
import { isSameField } from '#bibliography/kinds.ts';
import { validateFields } from '#bibliography/validation.ts';
import type { Problem } from '../problem.ts';
import type {
  Attempt,
  BringBackOutcome,
  Change,
  Choices,
  DocumentEditorContext,
  DocumentEditorInput,
  FieldValues,
  FocusedFields,
  Patch,
  SaveOutcome,
} from './documentEditorTypes.ts';
import { sameValue } from './fieldValue.ts';
import { moveFocusOn } from './focusedFields.ts';
import {
  disputedKind,
  edit,
  faultless,
  kindName,
  merge,
  moveBasesOn,
  oldestRevision,
  partForKind,
  resolve,
  rooted,
  stillUnanswered,
  valuesOf,
} from './patch.ts';

type Context = DocumentEditorContext;

export function newEditor({ documentId, kind, revision, autosave, key }: DocumentEditorInput): Context {
  return {
    documentId,
    kind,
    savedKind: kind,
    kindRevision: revision,
    revision,
    autosave,
    key: key ?? null,
    groupIds: [],
    patch: {},
    focused: {},
    stashed: {},
    problems: [],
    conflict: null,
    unanswered: [],
    message: null,
    failures: 0,
  };
}

/** Turns a purged document into a new one, with everything that was shown of it and the changes since. */
export function asNew(
  context: Context,
  { fields, hidden, groupIds, key }: Extract<BringBackOutcome, { readonly kind: 'purged' }>,
): Partial<Context> {
  const wanted = { ...fields, ...valuesOf(context.patch) };
  const anew = (values: FieldValues): Patch =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { base: null, value, revision: null }]));
  const parted = documentKinds.map((kind) => {
    const kept = hidden.filter((field) => field.kind === kind).map(({ name, value }) => [name, value] as const);
    return [kind, anew({ ...Object.fromEntries(kept), ...valuesOf(context.stashed[kind] ?? {}) })] as const;
  });
  return {
    documentId: null,
    revision: null,
    key,
    groupIds,
    stashed: Object.fromEntries(parted.filter(([, each]) => Object.keys(each).length > 0)),
    savedKind: context.kind,
    kindRevision: null,
    patch: anew(wanted),
    focused: Object.fromEntries(Object.keys(context.focused).map((name) => [name, { base: null, revision: null }])),
    problems: validate(context.kind, wanted),
    conflict: null,
    unanswered: [],
    message: null,
    failures: 0,
  };
}

function fieldOf(problem: Problem): string | undefined {
  return problem.path[0];
}

/** The problems of these fields; each path begins with its field. */
export function validate(kind: DocumentKind, fields: FieldValues): Problem[] {
  return validateFields(kind, fields).map((problem) => rooted(problem, kind));
}

/** Keeps the problems of other changed fields. Those of this field, and those of unchanged fields, are outdated. */
export function withEdit(context: Context, name: string, change: Omit<Change, 'revision'>): Partial<Context> {
  const patch = edit(context.patch, context, name, { ...change, revision: context.revision, ...context.focused[name] });
  const others = context.problems.filter((problem) => {
    const field = fieldOf(problem);
    return field !== undefined && field !== name && field in patch;
  });
  const own = name in patch ? validate(context.kind, { [name]: change.value }) : [];
  return { patch, problems: [...others, ...own] };
}

/** Of the fields with the focus, those that another kind has as well. */
function focusedForKind({ focused, kind: from }: Context, kind: DocumentKind): FocusedFields {
  return Object.fromEntries(Object.entries(focused).filter(([name]) => isSameField(name, kind, from)));
}

/** Before a document exists, its kind is not a change. */
export function withKind(context: Context, kind: DocumentKind): Partial<Context> {
  // New input takes precedence over what was stashed before.
  const parted = [
    ...documentKinds.map((each) => [each, context.stashed[each] ?? {}] as const),
    [context.kind, context.patch] as const,
  ].map(([from, changes]) => ({ from, ...partForKind(changes, from, kind) }));
  const patch: Patch = Object.assign({}, ...parted.map(({ fitting }) => fitting)) as Patch;
  const stashed = parted.filter(({ rest }) => Object.keys(rest).length > 0).map(({ from, rest }) => [from, rest]);
  return {
    kind,
    savedKind: context.documentId === null ? kind : context.savedKind,
    patch,
    focused: focusedForKind(context, kind),
    stashed: Object.fromEntries(stashed) as Context['stashed'],
    problems: validate(kind, valuesOf(patch)),
  };
}

/** A save without an answer may have changed the kind, so choosing the previous one is a change, too. */
function isKindSaved({ kind, savedKind, unanswered }: Context): boolean {
  return kind === savedKind && unanswered.every((attempt) => attempt.keepsKind || attempt.kind === kind);
}

/**
 * Follows the kind that somebody else has chosen, as of that revision. Not if the person has chosen a kind: then the save reports a
 * conflict. Nor while there are changes of fields that the other kind lacks: they are first saved under the kind they were typed in.
 */
export function followKind(context: Context, kind: DocumentKind, revision: number | null): Partial<Context> {
  const hasChosen = context.kind !== kind && !isKindSaved(context);
  const { rest } = partForKind(context.patch, context.kind, kind);
  if (hasChosen || Object.keys(rest).length > 0) return {};
  return { ...withKind(context, kind), savedKind: kind, kindRevision: revision };
}

/** The page shows the document as being of that kind. Older news than what is known is ignored. */
export function withHeardKind(context: Context, kind: DocumentKind, revision: number): Partial<Context> {
  const isNews = context.documentId !== null && kind !== context.savedKind && revision > (context.kindRevision ?? 0);
  return isNews ? followKind(context, kind, revision) : {};
}

export function isUnchanged(context: Context): boolean {
  return Object.keys(context.patch).length === 0 && isKindSaved(context) && nextStashed(context) === null;
}

/** Stashed changes that are still to be saved; only an existing document can keep them. */
function nextStashed({ documentId, stashed, revision }: Context): Attempt | null {
  if (documentId === null) return null;
  const [first] = documentKinds.flatMap((kind): Attempt[] => {
    const patch = stashed[kind] ?? {};
    const fields = faultless(patch, validate(kind, valuesOf(patch)));
    if (Object.keys(fields).length === 0) return [];
    return [{ kind, keepsKind: true, fields, revision: oldestRevision(patch, fields) ?? revision, isStashed: true }];
  });
  return first ?? null;
}

/** Only the values that the server holds are known. */
const undisputed = { unanswered: [], conflict: null } as const;

function withStashed(
  stashed: Context['stashed'],
  kind: DocumentKind,
  change: (patch: Patch) => Patch,
): Context['stashed'] {
  const changed = { ...stashed, [kind]: change(stashed[kind] ?? {}) };
  return Object.fromEntries(Object.entries(changed).filter(([, patch]) => Object.keys(patch).length > 0));
}

/**
 * What the next save sends: every changed field without a problem. But an add without an answer is repeated unchanged, because the
 * server recognizes it by its key and would ignore anything new in it; the rest follows as an update.
 */
export function nextAttempt(context: Context): Attempt {
  const [lost] = context.unanswered;
  if (context.documentId === null && lost !== undefined) {
    return lost;
  }
  const { kind, patch, problems, kindRevision, revision } = context;
  const fields = faultless(patch, problems);
  const keepsKind = context.documentId !== null && isKindSaved(context);
  const stashed = keepsKind && Object.keys(fields).length === 0 ? nextStashed(context) : null;
  if (stashed) return stashed;
  const bases = [oldestRevision(patch, fields), keepsKind ? null : kindRevision].filter((base) => base !== null);
  return { kind, keepsKind, fields, revision: bases.length > 0 ? Math.min(...bases) : revision };
}

/** A new document is added whole or not at all; an existing one is updated with all fields without problems. */
export function mayBeSaved(context: Context): boolean {
  const isAboutDocument = context.problems.some((problem) => !((fieldOf(problem) ?? '') in context.patch));
  if (isAboutDocument || (context.documentId === null && context.problems.length > 0)) {
    return false;
  }
  const hasFields = Object.keys(faultless(context.patch, context.problems)).length > 0;
  return hasFields || !isKindSaved(context) || nextStashed(context) !== null;
}

/** The running save; the state `saving` begins one on entry. */
export function currentAttempt(context: Context): Attempt {
  return context.unanswered.at(-1) ?? nextAttempt(context);
}

/** The context after the server's answer to the last save. */
export function withAnswer(context: Context, outcome: SaveOutcome): Partial<Context> {
  switch (outcome.kind) {
    case 'saved':
      return withSaved(context, outcome);
    case 'conflict':
      return withTheirs(
        context,
        outcome.revision,
        Object.fromEntries(outcome.fields.map(({ name, value }) => [name, value])),
      );
    case 'problems':
      return withRefusal(context, outcome.problems);
    case 'gone':
    case 'forbidden':
      return { message: outcome.message, unanswered: withoutCurrent(context), failures: 0 };
  }
}

function withSaved(
  context: Context,
  { documentId, revision, otherKind }: Extract<SaveOutcome, { kind: 'saved' }>,
): Partial<Context> {
  const sent = currentAttempt(context);
  const ofKind = Object.entries(sent.fields).filter(([name]) => isSameField(name, sent.kind, context.kind));
  const unanswered = stillUnanswered(context.patch, context.unanswered);
  const values: FieldValues = Object.fromEntries(ofKind);
  const patch = moveBasesOn(context.patch, values, revision, { unanswered, conflict: null });
  const savedKind = sent.isStashed ? context.savedKind : sent.kind;
  const kindNow = otherKind ?? sent.kind;
  const saved = {
    documentId,
    revision,
    key: null,
    groupIds: [],
    savedKind,
    // If the person has chosen a kind meanwhile, that choice is now based on the server's kind.
    kindRevision: kindNow === savedKind ? revision : context.kindRevision,
    patch,
    focused: moveFocusOn(context.focused, context.patch, patch, { values, revision }),
    stashed: withStashed(context.stashed, sent.kind, (stashed) =>
      moveBasesOn(stashed, sent.fields, revision, undisputed),
    ),
    problems: context.problems.filter((problem) => (fieldOf(problem) ?? '') in patch),
    unanswered,
    message: null,
    failures: 0,
  };
  return kindNow === savedKind ? saved : { ...saved, ...followKind({ ...context, ...saved }, kindNow, revision) };
}

/** The context's revision stays, because the page, and so new edits, may still be based on the old one. */
function withTheirs(context: Context, revision: number, theirs: FieldValues): Partial<Context> {
  const { kind, savedKind, unanswered } = context;
  const sent = currentAttempt(context);
  if (sent.isStashed) {
    // The form cannot ask about fields that it does not show: the latest input wins, a message says so, and the history has the other value.
    const stashed = withStashed(context.stashed, sent.kind, (stashed) => {
      const held = Object.keys(sent.fields).map((name) => [name, name in theirs ? theirs[name] : stashed[name]?.base]);
      return moveBasesOn(stashed, Object.fromEntries(held) as FieldValues, revision, undisputed);
    });
    return { stashed, unanswered: stillUnanswered(context.patch, unanswered), failures: 0 };
  }
  const after = merge(context.patch, unanswered, { revision, theirs });
  // A field that was set back to its base shows that, and not yet what others made of it.
  const values = Object.fromEntries(
    Object.entries(theirs).filter(([name]) => !sameValue(context.patch[name]?.base, context.patch[name]?.value)),
  );
  const focused = moveFocusOn(context.focused, context.patch, after.patch, { values, revision });
  const merged = { ...after, focused, failures: 0 };
  if (sent.keepsKind) return merged;
  const theirKind = kindNamed(theirs[kindName]);
  if (theirKind === undefined) return { ...merged, kindRevision: revision };
  const isOwn = [savedKind, kind, ...unanswered.map((attempt) => attempt.kind)].includes(theirKind);
  if (isOwn) return { ...merged, savedKind: theirKind, kindRevision: revision };
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

/** The context after a choice for every dispute. */
export function withChoices(context: Context, choices: Choices): Partial<Context> {
  const { conflict, kind } = context;
  if (conflict === null) return {};
  const { revision } = conflict;
  const patch = resolve(context.patch, conflict, context.unanswered, choices);
  const focused = moveFocusOn(context.focused, context.patch, patch, { values: conflict.theirs, revision });
  const settled = { patch, focused, conflict: null };
  const theirKind = disputedKind(conflict);
  if (theirKind === undefined) return settled;
  if (choices[kindName] !== 'theirs') return { ...settled, savedKind: theirKind, kindRevision: revision };
  // Giving up one's own kind means not having chosen one.
  const given = { ...settled, savedKind: kind };
  return { ...given, ...followKind({ ...context, ...given }, theirKind, revision) };
}

/** The context without any unsaved changes. If the kind was disputed, it becomes the server's. */
export function withoutChanges(context: Context): Partial<Context> {
  const { conflict, savedKind, kindRevision } = context;
  const theirKind = disputedKind(conflict);
  const kind = theirKind ?? savedKind;
  return {
    patch: {},
    focused: focusedForKind(context, kind),
    stashed: {},
    kind,
    savedKind: kind,
    kindRevision: theirKind === undefined ? kindRevision : (conflict?.revision ?? null),
    problems: [],
    conflict: null,
    unanswered: [],
    message: null,
    failures: 0,
  };
}

/** A refused add was never done, and neither were earlier attempts; an earlier update may have been. */
function withoutCurrent({ documentId, unanswered }: Context): readonly Attempt[] {
  return documentId === null ? [] : unanswered.slice(0, -1);
}

function withRefusal(context: Context, refused: readonly Problem[]): Partial<Context> {
  const { fields: sent, kind: sentAs } = currentAttempt(context);
  const problems =
    refused.length > 0 ? refused : [{ path: [], message: 'The server did not accept this and did not say why.' }];
  const isAboutWhatIsWanted = (problem: Problem) => {
    const field = fieldOf(problem) ?? '';
    return !(field in context.patch && field in sent) || sameValue(context.patch[field]?.value, sent[field]);
  };
  return {
    problems: [...context.problems, ...problems.map((problem) => rooted(problem, sentAs)).filter(isAboutWhatIsWanted)],
    unanswered: withoutCurrent(context),
    failures: 0,
  };
}
