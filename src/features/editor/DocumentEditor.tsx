// The editor of a document: its form, its save state, and its questions before closing.
import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { fieldsOf } from '#bibliography/kinds.ts';
import { requiredFields } from '#bibliography/requiredFields.ts';
import type { storedHidden_document$key } from '#src/__generated__/storedHidden_document.graphql.ts';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import { statePath } from '#machines/statePath.ts';
import type { KeptDraft } from '#machines/draft/draftTypes.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { missingOf } from '#src/features/documents/missing.ts';
import { finishSource, type SourceActor } from '#src/features/source/finishSource.ts';
import { useSourceTag } from '#src/features/source/useSourceTag.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditedDocument } from './EditedDocument.ts';
import styles from './Editor.module.css';
import { EditorHead } from './EditorHead.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { editorTexts } from './editorTexts.ts';
import { EditorState } from './EditorState.tsx';
import { FieldList } from './FieldList.tsx';
import { describeHidden } from './hiddenValues.ts';
import { KindEditor } from './KindEditor.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { storedHidden } from './storedHidden.ts';
import { takeInTyped } from './takeInTyped.ts';
import { afterTelling, TellTyped, type TypedText } from './typedText.ts';
import { useDocumentEditor } from './useDocumentEditor.ts';
import { useFieldFocus } from './useFieldFocus.ts';
import { useFormFocus } from './useFormFocus.ts';
import { useSaveKeys } from './useSaveKeys.ts';
import { useOthersChanges } from './useOthersChanges.ts';

// Loaded on demand, because it includes the BibTeX parser and printer.
const SourceView = lazy(() =>
  import('#src/features/source/SourceView.tsx').then((module) => ({ default: module.SourceView })),
);

const views = [
  { value: 'form', label: editorTexts.head.form },
  { value: 'source', label: editorTexts.head.source },
] as const;

export interface DocumentEditorProps {
  documentId: string | null;
  revision: number | null;
  draft: DocumentDraft;
  /** Stored fields that the document's kind does not have. */
  stored?: storedHidden_document$key | null;
  lastModified?: string | null | undefined;
  userId: string;
  connections?: readonly string[];
  /** A draft that was typed before the page was reloaded and is not saved yet; editing continues with it. */
  resumed?: KeptDraft | null;
  /** The field that gets the focus; null for the first one. */
  focusField: string | null;
  /** Closes the pane. */
  onClose: () => void;
  /** Everything is saved and the person is done. */
  onDone: () => void;
  /** A new document was added. */
  onAdded?: (documentId: string) => void;
}

const none: readonly string[] = [];

/** The fields of the form that the entry type requires. */
function requiredIn(draft: DocumentDraft): ReadonlySet<string> {
  const required = missingOf(requiredFields(draft), draft.kind).map(({ field }) => field);
  // `otherFields` is required for a value that has no field of its own. An unnamed box could not ask for it.
  return new Set(required.filter((field) => field !== 'otherFields'));
}

/** Renders the form. */
export function DocumentEditor({
  documentId,
  revision,
  draft,
  stored = null,
  lastModified,
  userId,
  connections = none,
  resumed = null,
  focusField,
  onClose,
  onDone,
  onAdded,
}: DocumentEditorProps) {
  const editor = useDocumentEditor({
    documentId,
    revision,
    draft,
    stored: storedHidden(stored),
    connections,
    resumed,
  });
  const { actor, snapshot, unsaved, values, change } = editor;
  const { kind, problems, stashed } = snapshot.context;
  const isNew = documentId === null;
  // A pending change of the kind, or values typed as another kind, hide more fields than the stored ones.
  const isStored = documentId !== null && revision !== null && kind === draft.kind && Object.keys(stashed).length === 0;
  // View state only: which of the two views is shown. The text of the source belongs to its own machine.
  const [view, setView] = useState<'form' | 'source'>(resumed?.source ? 'source' : 'form');
  const [source, setSource] = useState<SourceActor | null>(null);
  // The restored draft of the source, until the source view is open and has taken it over.
  const [ofSource, setOfSource] = useState(resumed?.source);
  const openSource = useCallback((opened: SourceActor | null) => {
    setSource(opened);
    if (opened) setOfSource(undefined);
  }, []);
  const [inBox, setInBox] = useState<TypedText | null>(null);
  const refusesDraft = useKeptDraft(editor, userId, { inBox, source, ofSource });
  const isUntaken = useSourceTag(source, 'untaken');
  // After the first save, unsaved changes were typed on this page, not restored.
  const [isBack, setBack] = useState(resumed !== null);
  if (isBack && snapshot.matches('saved')) setBack(false);
  useOthersChanges(actor);

  // The form closes when the person is done. The form of a new or re-added document also closes once the document exists.
  const finished = snapshot.matches('finished');
  const becameOther = snapshot.context.documentId !== documentId;
  const added = becameOther && !unsaved ? snapshot.context.documentId : null;
  const leave = useEffectEvent(() => {
    if (added !== null) onAdded?.(added);
    else if (finished) onDone();
  });
  useEffect(() => {
    leave();
  }, [finished, added]);

  const form = useRef<HTMLFormElement>(null);
  useFormFocus(form, actor, focusField);
  const fieldFocus = useFieldFocus(editor, view === 'form');

  // Errors of required fields are shown once the person has pressed Add, not while typing.
  const [isAddWanted, setAddWanted] = useState(false);
  const save = () => {
    if (isNew) setAddWanted(true);
    finishSource(source, () => {
      actor.send({ type: 'save' });
    });
  };
  const finish = () => {
    if (isNew) save();
    else {
      finishSource(source, () => {
        actor.send({ type: 'finish' });
      });
    }
  };
  useSaveKeys({ save, finish });

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    event.preventDefault();
    takeInTyped();
    if (isNew) onClose();
    else finish();
  };
  return (
    <div className={styles.editor} data-editor data-state={statePath(snapshot.value)} onKeyDown={press}>
      <EditorHead
        editor={editor}
        isNew={isNew}
        state={
          <EditorState
            editor={editor}
            source={source}
            lastModified={lastModified}
            isKept={!refusesDraft}
            isAddWanted={isAddWanted}
          />
        }
        onSave={save}
        onFinish={finish}
        onClose={onClose}
      />
      <form
        ref={form}
        className={styles.form}
        noValidate
        {...fieldFocus}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Segmented
          label={editorTexts.head.view}
          layout="beside"
          options={views}
          value={view}
          onChange={(chosen) => {
            finishSource(source, () => {
              editor.leaveFields();
              setView(chosen);
            });
          }}
        />
        <EditorNotices
          editor={editor}
          source={source}
          isSource={view === 'source'}
          isResumed={isBack && (unsaved || isUntaken)}
        />
        {view === 'source' ? (
          <Suspense fallback={<p role="status">{editorTexts.head.loadingSource}</p>}>
            <SourceView editor={editor} typed={ofSource} onActor={openSource} />
          </Suspense>
        ) : (
          <>
            <KindEditor
              kind={kind}
              hidden={describeHidden(editor.kept)}
              document={isStored ? { id: documentId, kind, revision } : null}
              onChange={(chosen) => {
                actor.send({ type: 'kind.changed', kind: chosen });
              }}
            />
            <EditedDocument value={{ id: snapshot.context.documentId, draft: { kind, fields: values } }}>
              <TellTyped
                value={(path, takeIn) => {
                  setInBox((before) => afterTelling(before, path, takeIn));
                }}
              >
                <FieldList
                  key={kind}
                  fields={fieldsOf(kind)}
                  values={values}
                  problems={problems}
                  onChange={change}
                  required={requiredIn({ kind, fields: values })}
                  focusField={focusField}
                />
              </TellTyped>
            </EditedDocument>
          </>
        )}
        {/* Lets Enter in a field save; the visible button is in the form's header. */}
        <button type="submit" hidden />
      </form>
      <ConflictDialog
        open={snapshot.matches({ conflict: 'comparing' })}
        disputed={snapshot.context}
        problems={problems}
        onWrite={change}
        onDecide={(choices) => {
          actor.send({ type: 'conflict.resolved', choices });
        }}
        onLater={() => {
          actor.send({ type: 'conflict.putOff' });
        }}
      />
      <LeaveGuard editor={editor} source={source} isNew={isNew} />
    </div>
  );
}
