// How the editor's context goes on at each edit and each answer: pure functions that the machine's actions call.
import type { DocumentKind } from '#bibliography/documents.ts';
import { validateFields } from '#bibliography/validation.ts';
import type { Problem } from '../problem.ts';
import type {
  Attempt,
  Change,
  DocumentEditorContext,
  DocumentEditorInput,
  FieldValues,
  SaveOutcome,
} from './documentEditorTypes.ts';
import { sameValue } from './fieldValue.ts';
import { edit, faultless, merge, moveBasesOn, oldestRevision, partForKind, rooted, valuesOf } from './patch.ts';

type Context = DocumentEditorContext;

export function newEditor({ documentId, kind, revision, autosave, key }: DocumentEditorInput): Context {
  return {
    documentId,
    kind,
    savedKind: kind,
    revision,
    autosave,
    key: key ?? null,
    patch: {},
    putAside: {},
    problems: [],
    conflict: null,
    unanswered: [],
    message: null,
    failures: 0,
  };
}

/** A document that is gone for good becomes one that is yet to be added: with all that was shown of it, and what was typed since. */
export function asNew(context: Context, { fields, key }: { fields: FieldValues; key: string }): Partial<Context> {
  const wanted = { ...fields, ...valuesOf(context.patch) };
  const patch = Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, { base: null, value, revision: null }]),
  );
  return {
    documentId: null,
    revision: null,
    key,
    savedKind: context.kind,
    patch,
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
  const { [kind]: back, ...stillAside } = context.putAside;
  const { fitting, rest } = partForKind(context.patch, context.kind, kind);
  const patch = { ...back, ...fitting };
  return {
    kind,
    savedKind: context.documentId === null ? kind : context.savedKind,
    patch,
    putAside: Object.keys(rest).length > 0 ? { ...stillAside, [context.kind]: rest } : stillAside,
    problems: validate(kind, valuesOf(patch)),
  };
}

/** A lost attempt may have given the document another kind, so going back to the one before is a change too. */
function isKindSaved({ kind, savedKind, unanswered }: Context): boolean {
  return kind === savedKind && unanswered.every((attempt) => attempt.kind === kind);
}

export function isUnchanged(context: Context): boolean {
  return Object.keys(context.patch).length === 0 && isKindSaved(context);
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
  const fields = faultless(context.patch, context.problems);
  return { kind: context.kind, fields, revision: oldestRevision(context.patch, fields) ?? context.revision };
}

/** A new document is added whole or not at all; of an existing one all fields without a problem are saved. */
export function mayBeSaved(context: Context): boolean {
  const isAboutDocument = context.problems.some((problem) => !((fieldOf(problem) ?? '') in context.patch));
  if (isAboutDocument || (context.documentId === null && context.problems.length > 0)) {
    return false;
  }
  const hasFields = Object.keys(faultless(context.patch, context.problems)).length > 0;
  return hasFields || !isKindSaved(context);
}

/** The attempt under way; `saving` begins one as it is entered. */
export function currentAttempt(context: Context): Attempt {
  return context.unanswered.at(-1) ?? nextAttempt(context);
}

/** The context after the server's answer to the last attempt. */
export function withAnswer(context: Context, outcome: SaveOutcome): Partial<Context> {
  switch (outcome.kind) {
    case 'saved':
      return withSaved(context, outcome.documentId, outcome.revision);
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

function withSaved(context: Context, documentId: string, revision: number): Partial<Context> {
  const sent = currentAttempt(context);
  const patch = moveBasesOn(context.patch, sent.fields, revision);
  return {
    documentId,
    revision,
    key: null,
    savedKind: sent.kind,
    patch,
    problems: context.problems.filter((problem) => (fieldOf(problem) ?? '') in patch),
    unanswered: [],
    message: null,
    failures: 0,
  };
}

/** The context's revision stays: what the page shows, and new edits are based on, may still be of the old one. */
function withTheirs(context: Context, revision: number, theirs: FieldValues): Partial<Context> {
  return { ...merge(context.patch, context.unanswered, { revision, theirs }), unanswered: [], failures: 0 };
}

/** A refused add was never done, nor was any try before it; of updates, one before it may have been. */
function withoutCurrent({ documentId, unanswered }: Context): readonly Attempt[] {
  return documentId === null ? [] : unanswered.slice(0, -1);
}

function withRefusal(context: Context, refused: readonly Problem[]): Partial<Context> {
  const sent = currentAttempt(context).fields;
  const problems =
    refused.length > 0 ? refused : [{ path: [], message: 'The server did not accept this and did not say why.' }];
  const isAboutWhatIsWanted = (problem: Problem) => {
    const field = fieldOf(problem) ?? '';
    return !(field in context.patch && field in sent) || sameValue(context.patch[field]?.value, sent[field]);
  };
  return {
    problems: [
      ...context.problems,
      ...problems.map((problem) => rooted(problem, context.kind)).filter(isAboutWhatIsWanted),
    ],
    unanswered: withoutCurrent(context),
    failures: 0,
  };
}
