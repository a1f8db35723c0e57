// A document added by hand: its kind first, then the same form as for editing.
import { useId, useState } from 'react';
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import type { KeptDraft } from '#machines/draft/draftTypes.ts';
import { ChoiceList } from '#src/ui/choiceList/ChoiceList.tsx';
import { kindIcon } from '../kinds.ts';
import { PaneHead } from '../pane/PaneHead.tsx';
import { useLeftDraft } from '../drafts/useLeftDraft.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import styles from './NewDocument.module.css';

const hints: Record<DocumentKind, string> = {
  journalArticle: 'In a journal, with volume and pages',
  proceedingsArticle: 'In the proceedings of a conference, or in a collection',
  thesis: 'PhD, master’s, bachelor’s',
  proceedings: 'The whole volume of a conference, or a collection',
  other: 'Books, reports, web pages and everything else',
};

const choices = documentKinds.map((kind) => ({
  value: kind,
  label: kindLabels[kind],
  hint: hints[kind],
  icon: kindIcon(kind),
}));

export interface NewDocumentProps {
  userId: string;
  /** The lists that show it at the top. */
  connections: readonly string[];
  onClose: () => void;
  onAdded: (documentId: string) => void;
}

/** Draws the choice, then the form. */
export function NewDocument({ userId, connections, onClose, onAdded }: NewDocumentProps) {
  // Plain view state, and no flow: one choice, nothing to wait for, no way for it to fail.
  const [kind, setKind] = useState<DocumentKind | null>(null);
  const questionId = useId();
  // What somebody had begun to add, and what became of its page.
  const [resumed, setResumed] = useState<KeptDraft | null>(null);
  useLeftDraft(userId, null, (draft) => {
    setResumed(draft);
    setKind(draft.kind);
  });
  if (kind !== null) {
    return (
      <DocumentEditor
        documentId={null}
        revision={null}
        draft={{ kind, fields: {} }}
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
        <h2 id={questionId} className={styles.title}>
          What do you want to add?
        </h2>
        <ChoiceList aria-labelledby={questionId} choices={choices} onChoose={setKind} takesFocus />
      </div>
    </div>
  );
}
