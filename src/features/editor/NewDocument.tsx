// Adds a document by hand: first the choice of its type, then the same form as for editing.
import { type ReactNode, useId, useState } from 'react';
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { KeptDraft } from '#machines/draft/draftTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ChoiceList } from '#src/ui/choiceList/ChoiceList.tsx';
import { PaneHead } from '#src/features/reader/PaneHead.tsx';
import { useLeftDraft } from '#src/features/drafts/useLeftDraft.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import { editorTexts } from './editorTexts.ts';
import styles from './NewDocument.module.css';
import { moreTypes, type NewDocumentType, usualTypes } from './newDocumentTypes.ts';

const asChoices = (types: readonly NewDocumentType[]) => types.map((type) => ({ ...type, value: type.id }));
const usualChoices = asChoices(usualTypes);
const moreChoices = asChoices(moreTypes);

export interface NewDocumentProps {
  userId: string;
  /** The Relay connections that show the new document at the top. */
  connections: readonly string[];
  /** The lookup form, which adds documents by identifier. It is placed above the choice and takes the focus. */
  lookUp?: ReactNode | undefined;
  onClose: () => void;
  onAdded: (documentId: string) => void;
}

/** Renders the choice, then the form. */
export function NewDocument({ userId, connections, lookUp, onClose, onAdded }: NewDocumentProps) {
  // View state only, no machine: one choice, which waits for nothing and cannot fail.
  const [started, setStarted] = useState<DocumentDraft | null>(null);
  const [isMoreShown, setMoreShown] = useState(false);
  const questionId = useId();
  // A draft of a new document from an earlier visit.
  const [resumed, setResumed] = useState<KeptDraft | null>(null);
  useLeftDraft(userId, null, (draft) => {
    setResumed(draft);
    setStarted({ kind: draft.kind, fields: {} });
  });
  const choose = (id: string) => {
    const chosen = [...usualTypes, ...moreTypes].find((type) => type.id === id);
    if (chosen) setStarted({ kind: chosen.kind, fields: chosen.fields });
  };
  if (started !== null) {
    return (
      <DocumentEditor
        documentId={null}
        revision={null}
        draft={started}
        userId={userId}
        connections={connections}
        resumed={resumed}
        focusField={null}
        onClose={onClose}
        onDone={onClose}
        onAdded={onAdded}
      />
    );
  }
  const { question, formQuestion, more, moreTypes: moreLabel } = editorTexts.newDocument;
  return (
    <div
      className={styles.choice}
      data-view="choosingKind"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <PaneHead state={null} onClose={onClose} />
      <div className={styles.body}>
        {lookUp}
        <h2 id={questionId} className={lookUp ? styles.subtitle : styles.title}>
          {lookUp ? formQuestion : question}
        </h2>
        <ChoiceList aria-labelledby={questionId} choices={usualChoices} onChoose={choose} takesFocus={!lookUp} />
        {isMoreShown ? (
          <ChoiceList aria-label={moreLabel} choices={moreChoices} onChoose={choose} takesFocus />
        ) : (
          <Button
            variant="quiet"
            icon="plus"
            onClick={() => {
              setMoreShown(true);
            }}
          >
            {more}
          </Button>
        )}
      </div>
    </div>
  );
}
