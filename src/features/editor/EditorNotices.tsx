// Notices above the form: problems without a field here, a restored draft, a deleted document.
import type { DocumentKind } from '#bibliography/documents.ts';
import { fieldOf, fieldsOf } from '#bibliography/kinds.ts';
import { finishSource, type SourceActor } from '#src/features/source/finishSource.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { editorTexts } from './editorTexts.ts';
import { takeInTyped } from './takeInTyped.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

/** The field that a problem is about, where its words do not begin with it. */
function placeOf(kind: DocumentKind, [name = '']: readonly string[], message: string): string {
  const label = fieldOf(kind, name)?.label;
  return label === undefined || message.startsWith(`${label}:`) ? '' : `${label}: `;
}

export interface EditorNoticesProps {
  editor: DocumentEditorHandle;
  source: SourceActor | null;
  /** The source is shown instead of the fields. */
  isSource: boolean;
  /** What is unsaved was typed on an earlier page. */
  isResumed: boolean;
}

/** Draws the notices, if there are any. */
export function EditorNotices({ editor, source, isSource, isResumed }: EditorNoticesProps) {
  const { actor, snapshot } = editor;
  const { kind, problems } = snapshot.context;
  // The source shows no problem at a field.
  const general = problems.filter(({ path }) => isSource || !fieldsOf(kind).some(({ name }) => name === path[0]));
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
      {(snapshot.matches('gone') || snapshot.matches('bringingBack')) && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button
              busy={snapshot.matches('bringingBack')}
              busyLabel={editorTexts.state.restoring}
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
          }
        >
          {editorTexts.notices.gone(snapshot.context.message ?? '')}
        </Notice>
      )}
    </>
  );
}
