// Compares an imported entry with the document that it completes; where both have a value, the person chooses one.
import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'relay-runtime';
import type { FillComparisonQuery } from '#src/__generated__/FillComparisonQuery.graphql.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { fillDocument, mergeFields } from '#bibliography/duplicates/mergeDocuments.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import { readDocument } from '#src/features/documents/readDocument.ts';
import styles from './DuplicatesDialog.module.css';
import { duplicatesTexts } from './duplicatesTexts.ts';
import { FieldChoices } from './FieldChoices.tsx';

const texts = duplicatesTexts.fill;

const query = graphql`
  query FillComparisonQuery($id: ID!) {
    userDocument(id: $id) {
      ...documentFields_document
    }
  }
`;

type Answer = { kind: 'draft'; draft: DocumentDraft | null } | { kind: 'failed'; message: string };

interface Choosing {
  /** The entry of the file. */
  other: DocumentDraft;
  isLookedUp: boolean;
  /** The names of the fields that take the file's value. */
  taken: readonly string[];
  onTake: (name: string, fromFile: boolean) => void;
}

export interface FillComparisonProps extends Choosing {
  /** The document that is kept: one of the library by its id, or another entry of the file. */
  kept: string | DocumentDraft;
}

/** Renders the comparison once the kept document is loaded. */
export function FillComparison({ kept, ...choosing }: FillComparisonProps) {
  return typeof kept === 'string' ? (
    <OfLibrary id={kept} {...choosing} />
  ) : (
    <Choice kept={kept} where={texts.firstInFile} {...choosing} />
  );
}

function OfLibrary({ id, ...choosing }: Choosing & { id: string }) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const subscription = fetchQuery<FillComparisonQuery>(environment, query, { id }).subscribe({
      next: ({ userDocument }) => {
        setAnswer({ kind: 'draft', draft: userDocument ? readDocument(userDocument) : null });
      },
      error: ({ message }: Error) => {
        setAnswer({ kind: 'failed', message });
      },
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [environment, id, round]);
  if (answer === null) {
    return (
      <div className={styles.coming} aria-busy="true">
        <Skeleton width={460} height={14} />
        <Skeleton width={500} height={14} />
      </div>
    );
  }
  if (answer.kind === 'failed') {
    return (
      <p className={styles.note} role="alert">
        {texts.notLoaded(answer.message)}{' '}
        <TextButton
          onClick={() => {
            setAnswer(null);
            setRound((before) => before + 1);
          }}
        >
          {duplicatesTexts.tryAgain}
        </TextButton>
      </p>
    );
  }
  return answer.draft ? (
    <Choice kept={answer.draft} where={texts.inLibrary} {...choosing} />
  ) : (
    <p className={styles.note}>{texts.gone}</p>
  );
}

function Choice({ kept, other, isLookedUp, taken, onTake, where }: Choosing & { kept: DocumentDraft; where: string }) {
  const all = mergeFields(kept, other, kept.kind);
  const filled = fillDocument(kept, other);
  const isFilled = (name: string) =>
    (kept.fields as Record<string, unknown>)[name] == null && (filled.fields as Record<string, unknown>)[name] != null;
  // A value that only one side has needs no choice: the result includes it.
  const fields = all.filter(({ kept: mine, other: theirs }) => mine !== undefined && theirs !== undefined);
  const gained = all.filter(({ field }) => isFilled(field.name)).map(({ field }) => field.label);
  return (
    <div className={styles.fill}>
      <FieldChoices
        fields={fields.map((field) => ({ ...field, usual: 'kept' }))}
        sides={[where, isLookedUp ? texts.lookedUp : texts.inFile]}
        choices={Object.fromEntries(taken.map((name) => [name, 'other']))}
        onChoose={(name, side) => {
          onTake(name, side === 'other');
        }}
      />
      <p className={styles.note}>
        {[
          fields.length === 0 ? texts.same : '',
          gained.length > 0 ? texts.gained(gained) : '',
          isLookedUp ? texts.unitedLookedUp : texts.united,
        ]
          .filter((text) => text !== '')
          .join(' ')}
      </p>
    </div>
  );
}
