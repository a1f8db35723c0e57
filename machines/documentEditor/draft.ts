// What is kept of the edits of a document while they are not saved, and how editing goes on with it on another page.
import type { DocumentEditorContext, EditorDraft } from './documentEditorTypes.ts';
import { followKind, validate } from './editing.ts';
import { valuesOf } from './patch.ts';

/** All that would be lost with the page. */
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

/** `context` as it is before anything is edited, with the draft on it. The document may have got another kind meanwhile. */
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
  // Who had not chosen a kind goes along with the one that was chosen elsewhere; who had is asked.
  return isNew || context.kind === draft.savedKind
    ? restored
    : { ...restored, ...followKind(restored, context.kind, context.revision) };
}
