// Notices above the form: problems without a field here, a restored draft, a deleted document, a library that can't be changed.
import type { DocumentKind } from '#bibliography/documents.ts';
import { fieldOf, fieldsOf } from '#bibliography/kinds.ts';
import { finishSource, type SourceActor } from '#src/features/source/finishSource.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { CopyDraftButton } from './CopyDraftButton.tsx';
import { editorTexts } from './editorTexts.ts';
import { takeInTyped } from './takeInTyped.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

/** The label of the field that the problem is about, unless the message begins with it. */
function placeOf(kind: DocumentKind, [name = '']: readonly string[], message: string): string {
  const label = fieldOf(kind, name)?.label;
  return label === undefined || message.startsWith(`${label}:`) ? '' : `${label}: `;
}

export interface EditorNoticesProps {
  editor: DocumentEditorHandle;
  source: SourceActor | null;
  /** The source is shown instead of the form. */
  isSource: boolean;
  /** The unsaved changes were restored from an earlier visit. */
  isResumed: boolean;
}

/** Renders the notices, if there are any. */
export function EditorNotices({ editor, source, isSource, isResumed }: EditorNoticesProps) {
  const { actor, snapshot } = editor;
  const { kind, problems } = snapshot.context;
  // In a shared library, the person may not be a member any more.
  const { name: libraryName } = useLibrary();
  // The source view has no fields to show problems at, so all of them are listed here.
  const general = problems.filter(({ path }) => isSource || !fieldsOf(kind).some(({ name }) => name === path[0]));
  const isDeleted = snapshot.matches('gone') || snapshot.matches('bringingBack') || snapshot.matches('copyingDeleted');
  const isForbidden = snapshot.matches('forbidden') || snapshot.matches('copyingDraft');
  return (
    <>
      {general.map(({ path, message }) => (
        <Notice key={[...path, message].join()} tone="danger" role="alert">
          {isSource && placeOf(kind, path, message)}
          {message}
        </Notice>
      ))}
      {isResumed && (
        <Notice tone="info" role="status">
          {editorTexts.notices.resumed}
        </Notice>
      )}
      {/* One notice at every point of the flow, so that a pressed button keeps the focus. */}
      {(isDeleted || isForbidden) && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <>
              {(isForbidden || libraryName !== null) && <CopyDraftButton editor={editor} source={source} />}
              {isDeleted && (
                <Button
                  busy={snapshot.matches('bringingBack')}
                  busyLabel={editorTexts.state.restoring}
                  disabled={snapshot.matches('copyingDeleted')}
                  onClick={() => {
                    takeInTyped();
                    finishSource(source, () => {
                      const { fields, hidden = [] } = editor.current();
                      actor.send({ type: 'bringBack', fields: fields, hidden });
                    });
                  }}
                >
                  {editorTexts.notices.restore}
                </Button>
              )}
            </>
          }
        >
          {(isDeleted ? editorTexts.notices.gone : editorTexts.notices.forbidden)(snapshot.context.message ?? '')}
        </Notice>
      )}
    </>
  );
}
