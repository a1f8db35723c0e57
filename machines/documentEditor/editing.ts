// The next context of the editor after what the person does with the changes: pure functions that the machine's actions call.
import { documentKinds } from '#bibliography/documents.ts';
import type {
  BringBackOutcome,
  Change,
  Choices,
  DocumentEditorContext,
  DocumentEditorInput,
  FieldValues,
  Patch,
} from './documentEditorTypes.ts';
import { rebaseFocused } from './focusedFields.ts';
import { focusedForKind, followKind } from './kindChange.ts';
import { disputedKind, edit, kindName, resolve, valuesOf } from './patch.ts';
import { fieldOf, validate } from './problems.ts';

type Context = DocumentEditorContext;

/** The context of an editor without changes. */
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

/**
 * Turns the form of a purged document into that of a new one. Everything is a change then: what was shown of the document, the fields that it kept
 * hidden, and the unsaved changes.
 */
export function asNewDocument(
  context: Context,
  { fields, hidden, groupIds, key }: Extract<BringBackOutcome, { readonly kind: 'purged' }>,
): Partial<Context> {
  const values = { ...fields, ...valuesOf(context.patch) };
  const asChanges = (newValues: FieldValues): Patch =>
    Object.fromEntries(Object.entries(newValues).map(([name, value]) => [name, { base: null, value, revision: null }]));
  const stashed = documentKinds.map((kind) => {
    const hiddenOfKind = hidden.filter((field) => field.kind === kind).map(({ name, value }) => [name, value] as const);
    return [
      kind,
      asChanges({ ...Object.fromEntries(hiddenOfKind), ...valuesOf(context.stashed[kind] ?? {}) }),
    ] as const;
  });
  return {
    documentId: null,
    revision: null,
    key,
    groupIds,
    stashed: Object.fromEntries(stashed.filter(([, patch]) => Object.keys(patch).length > 0)),
    savedKind: context.kind,
    kindRevision: null,
    patch: asChanges(values),
    focused: Object.fromEntries(Object.keys(context.focused).map((name) => [name, { base: null, revision: null }])),
    problems: validate(context.kind, values),
    conflict: null,
    unanswered: [],
    message: null,
    failures: 0,
  };
}

/** The context after an edit of a field. Keeps the problems of other changed fields, and validates this field again. */
export function withEdit(context: Context, name: string, change: Omit<Change, 'revision'>): Partial<Context> {
  const patch = edit(context.patch, context, name, { ...change, revision: context.revision, ...context.focused[name] });
  const problemsOfOthers = context.problems.filter((problem) => {
    const field = fieldOf(problem);
    return field !== undefined && field !== name && field in patch;
  });
  const ownProblems = name in patch ? validate(context.kind, { [name]: change.value }) : [];
  return { patch, problems: [...problemsOfOthers, ...ownProblems] };
}

/** The context after a choice for every dispute. */
export function withChoices(context: Context, choices: Choices): Partial<Context> {
  const { conflict, kind } = context;
  if (conflict === null) return {};
  const { revision } = conflict;
  const patch = resolve(context.patch, conflict, context.unanswered, choices);
  const focused = rebaseFocused(context.focused, context.patch, patch, { values: conflict.theirs, revision });
  const resolved = { patch, focused, conflict: null };
  const theirKind = disputedKind(conflict);
  if (theirKind === undefined) return resolved;
  if (choices[kindName] !== 'theirs') return { ...resolved, savedKind: theirKind, kindRevision: revision };
  // `followKind` follows only if the person has not chosen a kind, so the kind of the form counts as saved.
  const withoutOwnKind = { ...resolved, savedKind: kind };
  return { ...withoutOwnKind, ...followKind({ ...context, ...withoutOwnKind }, theirKind, revision) };
}

/** The context after all unsaved changes are discarded. If the kind was disputed, the server's kind is shown. */
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
