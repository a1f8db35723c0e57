// The reference of an open document in the style of the library.
import { Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import type { styleChoiceQuery as StyleChoiceQuery } from '#src/__generated__/styleChoiceQuery.graphql.ts';
import type { Reference } from '#bibliography/citation/formattedText.ts';
import { makeKey } from '#bibliography/citationKeys/makeKey.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { type CslItem, toCslItem } from '#bibliography/exchange/cslJson.ts';
import { messageOf } from '#machines/problem.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { classNames } from '#src/ui/classNames.ts';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { formatBibliography, type StyleChoice } from '../engine/citations.ts';
import { ReferenceText } from '../references/ReferenceText.tsx';
import { styleChoiceIn, styleChoiceQuery } from '../styles/styleChoiceQuery.ts';
import buttonStyles from './CopyButton.module.css';
import { askToCopy, copyDocuments } from './copyDocuments.ts';
import { copyFieldTexts } from './copyFieldTexts.ts';
import { copyTexts } from './copyTexts.ts';
import styles from './DocumentReference.module.css';

const texts = copyFieldTexts.reference;

type Outcome = { readonly reference: Reference } | { readonly message: string };

interface ToFormat {
  /** In JSON, because each time that the document is drawn it is another object. */
  readonly item: string;
  readonly choice: StyleChoice;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
}

/** Never rejects: a failure is shown in the place of the reference. */
async function formatReference({ item, choice }: ToFormat): Promise<Outcome> {
  try {
    const bibliography = await formatBibliography([JSON.parse(item) as CslItem], choice);
    const [reference] = bibliography?.references ?? [];
    return reference ? { reference } : { message: copyTexts.noReference };
  } catch (error) {
    return { message: messageOf(error) };
  }
}

export interface DocumentReferenceProps {
  documents: ExportedDocuments;
  draft: DocumentDraft;
}

/** Renders the reference in a reserved place. While it is formatted again, the earlier one stays. */
export function DocumentReference({ documents, draft }: DocumentReferenceProps) {
  const environment = useRelayEnvironment();
  const choice = styleChoiceIn(useLazyLoadQuery<StyleChoiceQuery>(styleChoiceQuery, {}));
  const { style = 'apa', locale = null } = choice ?? {};
  const item = JSON.stringify(toCslItem(draft, draft.fields.citationKeys?.[0] ?? makeKey(draft)));
  const [attempt, setAttempt] = useState(1);
  const outcome = useDeferredValue(
    useMemo(() => formatReference({ item, choice: { style, locale }, attempt }), [item, style, locale, attempt]),
  );
  return (
    <div className={styles.place} data-copyable>
      <Suspense fallback={<span className={styles.quiet} role="status" aria-label={texts.loading} />}>
        <Shown
          outcome={outcome}
          onCopy={() => {
            copyDocuments(environment, documents, 'reference');
          }}
          onRetry={() => {
            setAttempt((before) => before + 1);
          }}
          onChooseStyle={() => {
            askToCopy(environment, documents);
          }}
        />
      </Suspense>
    </div>
  );
}

interface ShownProps {
  outcome: Promise<Outcome>;
  onCopy: () => void;
  onRetry: () => void;
  onChooseStyle: () => void;
}

function Shown({ outcome, onCopy, onRetry, onChooseStyle }: ShownProps) {
  const result = use(outcome);
  if ('message' in result)
    return (
      <p className={styles.quiet}>
        {result.message} <TextButton onClick={onRetry}>{texts.retry}</TextButton>{' '}
        <TextButton onClick={onChooseStyle}>{texts.chooseStyle}</TextButton>
      </p>
    );
  return (
    <>
      <ReferenceText reference={result.reference} />
      <IconButton
        icon="copy"
        size="sm"
        className={classNames(buttonStyles.button, buttonStyles.end)}
        label={copyFieldTexts.copy(texts.name)}
        onClick={onCopy}
      />
    </>
  );
}
