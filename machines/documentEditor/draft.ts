// Turns the unsaved edits of a document into a draft, and a draft into edits on another page.
import type { DocumentEditorContext, EditorDraft } from './documentEditorTypes.ts';
import { followKind } from './kindChange.ts';
import { valuesOf } from './patch.ts';
import { validate } from './problems.ts';

/** Everything that would be lost with the page. */
export function draftOf({
  documentId,
  kind,
  savedKind,
  kindRevision,
  key,
  groupIds,
  patch,
  stashed,
  unanswered,
}: DocumentEditorContext): EditorDraft {
  return { documentId, kind, savedKind, kindRevision, key, groupIds, patch, stashed, unanswered };
}

/** A fresh `context` with the draft applied. The document's kind may have changed meanwhile. */
export function withDraft(context: DocumentEditorContext, draft: EditorDraft): DocumentEditorContext {
  const { kind, patch, stashed, unanswered } = draft;
  const isNew = context.documentId === null;
  const restored: DocumentEditorContext = {
    ...context,
    kind,
    savedKind: isNew ? kind : draft.savedKind,
    kindRevision: draft.kindRevision ?? context.kindRevision,
    key: isNew ? draft.key : context.key,
    groupIds: draft.groupIds ?? [],
    patch,
    stashed,
    unanswered,
    problems: validate(kind, valuesOf(patch)),
  };
  // If the person had not chosen a kind, the form follows the kind chosen elsewhere; otherwise it asks.
  return isNew || context.kind === draft.savedKind
    ? restored
    : { ...restored, ...followKind(restored, context.kind, context.revision) };
}
