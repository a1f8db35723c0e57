// Where the work stands, at the top left of the form: safe, on its way, or not saved and why.
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { formatMoment } from '../pane/dates.ts';
import { SaveState } from '../pane/SaveState.tsx';
import type { SourceActor } from '../source/finishSource.ts';
import { useSourceTag } from '../source/useSourceTag.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

export interface EditorStateProps {
  editor: DocumentEditorHandle;
  /** The document's source while it is open. */
  source: SourceActor | null;
  /** Of the document as the server has it. */
  lastModified: string | null | undefined;
  /** What is not saved is kept on this device. */
  isKept: boolean;
}

/** Draws it. */
export function EditorState({ editor, source, lastModified, isKept }: EditorStateProps) {
  const isRefused = useSourceTag(source, 'refused');
  const hasUntaken = useSourceTag(source, 'untaken');
  return (
    <>
      {/* What is saved beside the source is not what its writer looks for. */}
      {(editor.unsaved || !isRefused) && <ServerState editor={editor} lastModified={lastModified} />}
      {isRefused && <SaveState tone="bad">Source not saved</SaveState>}
      {(editor.unsaved || hasUntaken) && !isKept && (
        <SaveState tone="bad">This browser keeps no copy: leave the page only once it is saved</SaveState>
      )}
    </>
  );
}

/** How things stand between the form and the server. */
function ServerState({ editor: { snapshot, actor }, lastModified }: Omit<EditorStateProps, 'source' | 'isKept'>) {
  const { documentId, problems, message, autosave } = snapshot.context;
  const saved =
    documentId !== null && lastModified ? <SaveState tone="ok">Saved {formatMoment(lastModified)}</SaveState> : null;
  const again = (
    <TextButton
      onClick={() => {
        actor.send({ type: 'retry' });
      }}
    >
      Try again
    </TextButton>
  );
  if (snapshot.matches('saving') || (autosave && snapshot.matches('dirty')))
    return <SaveState tone="busy">{documentId === null ? 'Adding…' : 'Saving…'}</SaveState>;
  if (snapshot.matches('conflict')) {
    return (
      <>
        <SaveState tone="bad">Not saved: changed in another place</SaveState>
        <TextButton
          onClick={() => {
            actor.send({ type: 'conflict.compare' });
          }}
        >
          Compare
        </TextButton>
      </>
    );
  }
  if (snapshot.matches('failed')) {
    return (
      <>
        <SaveState tone="bad">Not saved: {message ?? 'no answer'}</SaveState>
        {again}
      </>
    );
  }
  if (snapshot.matches('bringingBack')) return <SaveState tone="busy">Bringing it back…</SaveState>;
  if (snapshot.matches('gone')) {
    return (
      <>
        <SaveState tone="bad">Not saved: deleted in another place</SaveState>
        {again}
      </>
    );
  }
  if (snapshot.matches('invalid')) {
    const fields = new Set(problems.map(({ path }) => path[0])).size;
    return (
      <>
        {saved}
        <SaveState tone="bad">
          {documentId === null
            ? `Not added: ${fields === 1 ? '1 field needs' : `${fields} fields need`} a look`
            : `${fields === 1 ? '1 field' : `${fields} fields`} not saved`}
        </SaveState>
      </>
    );
  }
  if (documentId === null) return <SaveState tone="quiet">Not added yet</SaveState>;
  return saved;
}
