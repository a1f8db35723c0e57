// Lists values that the document keeps though its kind has no such field. They can be read, cleared, or shown by changing the kind.
import { useTransition } from 'react';
import type { DocumentKind } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { messageOf } from '#machines/problem.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldGroup } from '#src/ui/field/FieldGroup.tsx';
import { passFocusOn } from '#src/ui/focus/passFocusOn.ts';
import { announce } from '#src/ui/live/announce.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { clearHidden, type KnownDocument } from './clearHidden.ts';
import { describeValue } from '#src/features/reader/describeValue.ts';
import { inSentence } from '#bibliography/inSentence.ts';
import styles from './HiddenFields.module.css';
import { type HiddenValue, kindThatShows } from './hiddenValues.ts';
import { editorTexts } from './editorTexts.ts';

/** A ref for elements whose own buttons remove them from the page: the focus moves on before they go. */
const passesFocusOn = (element: Element | null) => () => {
  if (element) passFocusOn(element);
};

export interface HiddenFieldsProps {
  hidden: readonly HiddenValue[];
  /** The stored document; null while hidden values also exist outside of the server. */
  document: KnownDocument | null;
  onShow: (kind: DocumentKind) => void;
}

/** Renders the values; nothing if there are none. */
export function HiddenFields({ hidden, document, onShow }: HiddenFieldsProps) {
  const shows = kindThatShows(hidden);
  if (!shows) return null;
  return (
    <FieldGroup label={editorTexts.kind.hidden} layout="beside">
      <div ref={passesFocusOn} className={styles.hidden}>
        <p className={styles.words}>{editorTexts.kind.hiddenHint}</p>
        <ul className={styles.list} aria-label={editorTexts.kind.hiddenList}>
          {hidden.map((each) => (
            <Row key={`${each.kind} ${each.description.name}`} hidden={each} document={document} />
          ))}
        </ul>
        <p>
          <Button
            onClick={() => {
              onShow(shows.kind);
            }}
          >
            {editorTexts.kind.showAs(inSentence(kindLabels[shows.kind]))}
          </Button>
        </p>
      </div>
    </FieldGroup>
  );
}

function Row({ hidden, document }: { hidden: HiddenValue; document: KnownDocument | null }) {
  const environment = useRelayEnvironment();
  const [isClearing, startClearing] = useTransition();
  const { description, value } = hidden;
  const { label } = description;
  const clear = (known: KnownDocument) => {
    startClearing(async () => {
      try {
        await clearHidden(environment, known, hidden);
        announce(editorTexts.kind.cleared(label));
      } catch (error) {
        toast({ tone: 'danger', message: editorTexts.kind.notCleared(inSentence(label), messageOf(error)) });
      }
    });
  };
  return (
    <li ref={passesFocusOn} className={styles.row}>
      <div>
        <p className={styles.name}>{label}</p>
        <p className={styles.value}>{describeValue(description, value)}</p>
      </div>
      {document && (
        <Button
          variant="quiet"
          busy={isClearing}
          busyLabel={editorTexts.kind.clearing}
          onClick={() => {
            clear(document);
          }}
        >
          {editorTexts.kind.clear}
          <VisuallyHidden> {inSentence(label)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
