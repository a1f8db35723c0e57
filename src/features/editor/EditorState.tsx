// The save state at the top left of the form: saved, saving, or not saved and why.
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { formatMoment } from '#src/features/documents/dates.ts';
import { SaveState } from '#src/features/reader/SaveState.tsx';
import type { SourceActor } from '#src/features/source/finishSource.ts';
import { useSourceTag } from '#src/features/source/useSourceTag.ts';
import { type DocumentEditorHandle, isCopyingDraft } from './useDocumentEditor.ts';
import { editorTexts } from './editorTexts.ts';

export interface EditorStateProps {
  editor: DocumentEditorHandle;
  /** The document's source while it is open. */
  source: SourceActor | null;
  /** Of the document as stored on the server. */
  lastModified: string | null | undefined;
  /** Unsaved changes are stored on this device. */
  isKept: boolean;
  /** The person has pressed Add. */
  isAddWanted: boolean;
}

/** Renders the save state. */
export function EditorState({ editor, source, lastModified, isKept, isAddWanted }: EditorStateProps) {
  const isRefused = useSourceTag(source, 'refused');
  const hasUntaken = useSourceTag(source, 'untaken');
  return (
    <>
      {/* If the source has an error and the form has no unsaved changes, only the error is shown. */}
      {(editor.unsaved || !isRefused) && (
        <ServerState editor={editor} lastModified={lastModified} isAddWanted={isAddWanted} />
      )}
      {isRefused && <SaveState tone="bad">{editorTexts.state.sourceNotSaved}</SaveState>}
      {(editor.unsaved || hasUntaken) && !isKept && <SaveState tone="bad">{editorTexts.state.notKept}</SaveState>}
    </>
  );
}

/** The save state of the form itself. */
function ServerState({
  editor: { snapshot, actor },
  lastModified,
  isAddWanted,
}: Omit<EditorStateProps, 'source' | 'isKept'>) {
  const { documentId, problems, message, autosave } = snapshot.context;
  const saved =
    documentId !== null && lastModified ? (
      <SaveState tone="ok">{editorTexts.state.saved(formatMoment(lastModified))}</SaveState>
    ) : null;
  const again = (
    <TextButton
      onClick={() => {
        actor.send({ type: 'retry' });
      }}
    >
      {editorTexts.state.tryAgain}
    </TextButton>
  );
  if (snapshot.matches('saving') || (autosave && snapshot.matches('dirty')))
    return <SaveState tone="busy">{documentId === null ? editorTexts.head.adding : editorTexts.head.saving}</SaveState>;
  if (snapshot.matches('conflict')) {
    return (
      <>
        <SaveState tone="bad">{editorTexts.state.conflict}</SaveState>
        <TextButton
          onClick={() => {
            actor.send({ type: 'conflict.compare' });
          }}
        >
          {editorTexts.state.compare}
        </TextButton>
      </>
    );
  }
  if (snapshot.matches('failed')) {
    return (
      <>
        <SaveState tone="bad">{editorTexts.state.failed(message)}</SaveState>
        {again}
      </>
    );
  }
  if (snapshot.matches('bringingBack')) return <SaveState tone="busy">{editorTexts.state.restoring}</SaveState>;
  if (isCopyingDraft({ snapshot })) return <SaveState tone="busy">{editorTexts.notices.copying}</SaveState>;
  if (snapshot.matches('forbidden')) {
    return (
      <>
        <SaveState tone="bad">{editorTexts.state.forbidden}</SaveState>
        {again}
      </>
    );
  }
  if (snapshot.matches('gone')) {
    return (
      <>
        <SaveState tone="bad">{editorTexts.state.gone}</SaveState>
        {again}
      </>
    );
  }
  if (snapshot.matches('invalid') && (documentId !== null || isAddWanted)) {
    const fields = new Set(problems.map(({ path }) => path[0])).size;
    return (
      <>
        {saved}
        <SaveState tone="bad">
          {documentId === null ? editorTexts.state.notAdded(fields) : editorTexts.state.notSaved(fields)}
        </SaveState>
      </>
    );
  }
  if (documentId === null) return <SaveState tone="quiet">{editorTexts.state.notAddedYet}</SaveState>;
  return saved;
}
