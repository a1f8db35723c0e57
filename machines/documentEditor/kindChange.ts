// The next context of the editor when the kind of the document changes, in the form or on the server: pure functions.
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { isSameField } from '#bibliography/kinds.ts';
import type { DocumentEditorContext, FocusedFields, Patch } from './documentEditorTypes.ts';
import { splitForKind, valuesOf } from './patch.ts';
import { validate } from './problems.ts';

type Context = DocumentEditorContext;

/** The fields with the focus that `kind` has as well. */
export function focusedForKind({ focused, kind: from }: Context, kind: DocumentKind): FocusedFields {
  return Object.fromEntries(Object.entries(focused).filter(([name]) => isSameField(name, kind, from)));
}

/**
 * The context after the person has chosen a kind. Changes of fields that the kind lacks are stashed, and stashed changes that fit the kind come back. For a new
 * document, the kind counts as saved, because there is no other kind to change from.
 */
export function withKind(context: Context, kind: DocumentKind): Partial<Context> {
  // The current patch comes last, so that newer edits override stashed ones of the same field.
  const changesByKind = [
    ...documentKinds.map((each) => [each, context.stashed[each] ?? {}] as const),
    [context.kind, context.patch] as const,
  ].map(([from, changes]) => ({ from, ...splitForKind(changes, from, kind) }));
  const patch: Patch = Object.assign({}, ...changesByKind.map(({ fitting }) => fitting)) as Patch;
  const stashed = changesByKind
    .filter(({ rest }) => Object.keys(rest).length > 0)
    .map(({ from, rest }) => [from, rest]);
  return {
    kind,
    savedKind: context.documentId === null ? kind : context.savedKind,
    patch,
    focused: focusedForKind(context, kind),
    stashed: Object.fromEntries(stashed) as Context['stashed'],
    problems: validate(kind, valuesOf(patch)),
  };
}

/** Whether the kind of the form needs no save. A save without an answer may have changed the kind, so returning to the previous kind needs one, too. */
export function isKindSaved({ kind, savedKind, unanswered }: Context): boolean {
  return kind === savedKind && unanswered.every((attempt) => attempt.keepsKind || attempt.kind === kind);
}

/**
 * The context after somebody else has chosen a kind, as of that revision: the form shows that kind. Two exceptions leave the context as it is. If the person has
 * chosen a kind, too, the next save reports a conflict. If there are changes of fields that the other kind lacks, they are first saved under their own kind.
 */
export function followKind(context: Context, kind: DocumentKind, revision: number | null): Partial<Context> {
  const hasChosen = context.kind !== kind && !isKindSaved(context);
  const { rest } = splitForKind(context.patch, context.kind, kind);
  if (hasChosen || Object.keys(rest).length > 0) return {};
  return { ...withKind(context, kind), savedKind: kind, kindRevision: revision };
}

/** The context after Relay has received the document with this kind and revision. Kinds of older revisions are ignored. */
export function withHeardKind(context: Context, kind: DocumentKind, revision: number): Partial<Context> {
  const isNews = context.documentId !== null && kind !== context.savedKind && revision > (context.kindRevision ?? 0);
  return isNews ? followKind(context, kind, revision) : {};
}
