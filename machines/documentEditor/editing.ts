// How the editor's context goes on at each edit and each answer: pure functions that the machine's actions call.
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
  Patch,
  SaveOutcome,
} from './documentEditorTypes.ts';
import { sameValue } from './fieldValue.ts';
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
    stashed: {},
    problems: [],
    conflict: null,
    unanswered: [],
    message: null,
    failures: 0,
  };
}

/** A document that is gone for good becomes one that is yet to be added: with all that was shown of it, and what was typed since. */
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

/** What is wrong with these fields, each problem by the path that begins with its field. */
export function validate(kind: DocumentKind, fields: FieldValues): Problem[] {
  return validateFields(kind, fields).map((problem) => rooted(problem, kind));
}

/** Problems of other changed fields stay; that of this one, and those about no changed field, had their say. */
export function withEdit(context: Context, name: string, change: Omit<Change, 'revision'>): Partial<Context> {
  const patch = edit(context.patch, context, name, { ...change, revision: context.revision });
  const others = context.problems.filter((problem) => {
    const field = fieldOf(problem);
    return field !== undefined && field !== name && field in patch;
  });
  const own = name in patch ? validate(context.kind, { [name]: change.value }) : [];
  return { patch, problems: [...others, ...own] };
}

/** While there is no document its kind is no change to anything. */
export function withKind(context: Context, kind: DocumentKind): Partial<Context> {
  // What is typed now counts more than what was stashed before.
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
    stashed: Object.fromEntries(stashed) as Context['stashed'],
    problems: validate(kind, valuesOf(patch)),
  };
}

/** A lost attempt may have given the document another kind, so going back to the one before is a change too. */
function isKindSaved({ kind, savedKind, unanswered }: Context): boolean {
  return kind === savedKind && unanswered.every((attempt) => attempt.keepsKind || attempt.kind === kind);
}

/**
 * Goes along with the kind that somebody else has made it, as of that revision. Not where the person has chosen one: that is asked about as it is
 * saved. Nor while something is changed that the other kind has no field for: first it is saved, as of the kind it was typed in.
 */
export function followKind(context: Context, kind: DocumentKind, revision: number | null): Partial<Context> {
  const hasChosen = context.kind !== kind && !isKindSaved(context);
  const { rest } = partForKind(context.patch, context.kind, kind);
  if (hasChosen || Object.keys(rest).length > 0) return {};
  return { ...withKind(context, kind), savedKind: kind, kindRevision: revision };
}

/** The page shows a document of that kind. What is older than what is known already says nothing. */
export function withHeardKind(context: Context, kind: DocumentKind, revision: number): Partial<Context> {
  const isNews = context.documentId !== null && kind !== context.savedKind && revision > (context.kindRevision ?? 0);
  return isNews ? followKind(context, kind, revision) : {};
}

export function isUnchanged(context: Context): boolean {
  return Object.keys(context.patch).length === 0 && isKindSaved(context) && nextStashed(context) === null;
}

/** What is left to save of what was typed as another kind; a document has to be there to keep it. */
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

/** Nothing is known of it but what the server holds. */
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
 * What the next save sends: every changed field without a problem. But an add whose answer was lost is sent again word for
 * word, because the server knows it by its key and would not look at what is new in it; the rest follows as an update.
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

/** A new document is added whole or not at all; of an existing one all fields without a problem are saved. */
export function mayBeSaved(context: Context): boolean {
  const isAboutDocument = context.problems.some((problem) => !((fieldOf(problem) ?? '') in context.patch));
  if (isAboutDocument || (context.documentId === null && context.problems.length > 0)) {
    return false;
  }
  const hasFields = Object.keys(faultless(context.patch, context.problems)).length > 0;
  return hasFields || !isKindSaved(context) || nextStashed(context) !== null;
}

/** The attempt under way; `saving` begins one as it is entered. */
export function currentAttempt(context: Context): Attempt {
  return context.unanswered.at(-1) ?? nextAttempt(context);
}

/** The context after the server's answer to the last attempt. */
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
  const patch = moveBasesOn(context.patch, Object.fromEntries(ofKind), revision, { unanswered, conflict: null });
  const savedKind = sent.isStashed ? context.savedKind : sent.kind;
  const kindNow = otherKind ?? sent.kind;
  const saved = {
    documentId,
    revision,
    key: null,
    groupIds: [],
    savedKind,
    // A choice of the kind that was made meanwhile is based on the one before theirs.
    kindRevision: kindNow === savedKind ? revision : context.kindRevision,
    patch,
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

/** The context's revision stays: what the page shows, and new edits are based on, may still be of the old one. */
function withTheirs(context: Context, revision: number, theirs: FieldValues): Partial<Context> {
  const { kind, savedKind, unanswered } = context;
  const sent = currentAttempt(context);
  if (sent.isStashed) {
    // There is no place to decide on what is not shown: what was typed last counts, which is said, and the history has theirs.
    const stashed = withStashed(context.stashed, sent.kind, (stashed) => {
      const held = Object.keys(sent.fields).map((name) => [name, name in theirs ? theirs[name] : stashed[name]?.base]);
      return moveBasesOn(stashed, Object.fromEntries(held) as FieldValues, revision, undisputed);
    });
    return { stashed, unanswered: stillUnanswered(context.patch, unanswered), failures: 0 };
  }
  const merged = { ...merge(context.patch, unanswered, { revision, theirs }), failures: 0 };
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

/** The context after a choice for all that was disputed. */
export function withChoices(context: Context, choices: Choices): Partial<Context> {
  const { conflict, kind } = context;
  if (conflict === null) return {};
  const { revision } = conflict;
  const settled = { patch: resolve(context.patch, conflict, context.unanswered, choices), conflict: null };
  const theirKind = disputedKind(conflict);
  if (theirKind === undefined) return settled;
  if (choices[kindName] !== 'theirs') return { ...settled, savedKind: theirKind, kindRevision: revision };
  // Who gives up their own choice has not chosen.
  const given = { ...settled, savedKind: kind };
  return { ...given, ...followKind({ ...context, ...given }, theirKind, revision) };
}

/** The context without all that is not saved: where the kind was disputed it is theirs. */
export function withoutChanges({ conflict, savedKind, kindRevision }: Context): Partial<Context> {
  const theirKind = disputedKind(conflict);
  const kind = theirKind ?? savedKind;
  return {
    patch: {},
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

/** A refused add was never done, nor was any try before it; of updates, one before it may have been. */
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
