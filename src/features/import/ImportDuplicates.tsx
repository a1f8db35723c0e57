// The possible duplicates of an import, with the action for each and for all.
import { type ComponentType, memo, useCallback, useEffect, useState } from 'react';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { countDecisions, decisionOf, duplicatesOf, isCompletion } from '#machines/import/decisions.ts';
import type { DuplicateDecision, ImportDuplicate, ImportEvent, SaidOfDocument } from '#machines/import/importTypes.ts';
import { messageOf } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import type { ComparisonProps } from './ComparisonProps.ts';
import styles from './ImportDuplicates.module.css';
import { importTexts } from './importTexts.ts';
import type { ImportHandle } from './useImport.ts';

const texts = importTexts.duplicates;

/** So many are drawn at first, so that what stands below stays near, and so many more each time they are asked for. */
const AT_FIRST = 10;
const AT_ONCE = 100;

type Options = readonly { value: DuplicateDecision; label: string }[];

const decisions: Options = (['merge', 'skip', 'keep'] as const).map((value) => ({
  value,
  label: texts.decisions[value],
}));

/** A record that was looked up for a document is not added as another one. */
const completionDecisions: Options = (['merge', 'skip'] as const).map((value) => ({
  value,
  label: texts.completion.decisions[value],
}));

type Send = (event: ImportEvent) => void;

type ForAll = DuplicateDecision | 'suggested';

export interface ImportDuplicatesProps {
  handle: ImportHandle;
  Comparison: ComponentType<ComparisonProps>;
}

/** Renders the list, if there are any. Documents to complete show at once what they get. */
export function ImportDuplicates({ handle: { actor, snapshot, readEntry }, Comparison }: ImportDuplicatesProps) {
  const { context } = snapshot;
  const { forAll, taken, report } = context;
  const duplicates = duplicatesOf(context);
  const [shown, setShown] = useState(AT_FIRST);
  const counts = countDecisions(context);
  const handle = report?.handle ?? '';
  const listed = report?.listed ?? [];
  const files = report?.files ?? [];
  const read = useCallback((entry: number) => readEntry(handle, entry), [readEntry, handle]);
  const send = useCallback<Send>(
    (event) => {
      actor.send(event);
    },
    [actor],
  );
  const rest = duplicates.length - shown;
  const isOfCompletion = isCompletion(context);
  // Each document to complete is compared at once, which asks the server.
  const atOnce = isOfCompletion ? AT_FIRST : AT_ONCE;
  const { title, forAll: forAllLabel, hint, counts: countsText } = isOfCompletion ? texts.completion : texts;
  if (duplicates.length === 0) return null;
  return (
    <section className={styles.duplicates} aria-label={title}>
      <h3 className={styles.head}>
        {title} <span className={styles.number}>{duplicates.length.toLocaleString('en')}</span>
        <span className={styles.hint} aria-live="polite">
          {countsText(counts)}
        </span>
      </h3>
      {(duplicates.length > 1 || !isOfCompletion) && (
        <div className={styles.forAll}>
          <Segmented<ForAll>
            label={forAllLabel}
            value={forAll ?? 'suggested'}
            onChange={(decision) => {
              send({ type: 'duplicates.decided', decision: decision === 'suggested' ? null : decision });
            }}
            options={[
              { value: 'suggested', label: texts.suggested },
              ...(isOfCompletion ? completionDecisions : decisions),
            ]}
            hint={hint}
          />
        </div>
      )}
      <ul className={styles.list} aria-label={title}>
        {duplicates.slice(0, shown).map((duplicate) => (
          <DuplicateRow
            key={duplicate.entry}
            duplicate={duplicate}
            said={listed[duplicate.entry] ?? nothingSaid}
            place={importTexts.place(listed[duplicate.entry] ?? nothingSaid, files)}
            decision={decisionOf(context, duplicate)}
            taken={taken[duplicate.entry] ?? nothing}
            send={send}
            read={read}
            Comparison={Comparison}
          />
        ))}
      </ul>
      {rest > 0 && (
        <p className={styles.rest}>
          <Button
            onClick={() => {
              setShown((before) => before + atOnce);
            }}
          >
            {texts.more(Math.min(rest, atOnce))}
          </Button>
          {texts.rest(rest)}
        </p>
      )}
    </section>
  );
}

const nothing: readonly string[] = [];

const nothingSaid = { title: '', people: '', year: '', key: '', file: 0, line: 0 };

interface RowProps {
  duplicate: ImportDuplicate;
  /** What is shown of the entry. */
  said: SaidOfDocument;
  /** Where it stands. */
  place: string;
  decision: DuplicateDecision;
  taken: readonly string[];
  send: Send;
  read: (entry: number) => Promise<DocumentDraft>;
  Comparison: ComponentType<ComparisonProps>;
}

/** Drawn anew only when its own decision changes. */
const DuplicateRow = memo(function DuplicateRow({
  duplicate,
  said,
  place,
  decision,
  taken,
  send,
  read,
  Comparison,
}: RowProps) {
  const { entry, target, targetSaid, completes } = duplicate;
  const [isOpen, setOpen] = useState(completes === 'found');
  const title = said.title || importTexts.untitled;
  const key =
    completes !== undefined
      ? ''
      : decision === 'merge'
        ? texts.keyMerged(targetSaid.key, said.key)
        : decision === 'skip'
          ? texts.keySkipped(said.key)
          : '';
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong className={styles.title}>{title}</strong>
        <dl className={styles.pair}>
          <Side
            name={completes !== undefined ? texts.completion.imported : texts.imported}
            said={said}
            place={completes !== undefined ? '' : place}
          />
          <Side
            name={'entry' in target ? texts.inFile : texts.inLibrary}
            said={targetSaid}
            title={targetSaid.title === said.title ? '' : targetSaid.title || importTexts.untitled}
          />
        </dl>
        <p className={styles.said}>{completes === 'gone' ? texts.completion.gone : texts.reason(duplicate)}</p>
        {key !== '' && <p className={styles.said}>{key}</p>}
      </div>
      {completes !== 'gone' && (
        <div className={styles.decision}>
          <Segmented
            label={texts.decisionFor(title)}
            labelHidden
            value={decision}
            onChange={(chosen) => {
              send({ type: 'duplicate.decided', entry, decision: chosen });
            }}
            options={completes !== undefined ? completionDecisions : decisions}
          />
          {decision === 'merge' && (
            <TextButton
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen);
              }}
            >
              {isOpen ? texts.hideFields : texts.chooseFields}
            </TextButton>
          )}
        </div>
      )}
      {isOpen && decision === 'merge' && (
        <div className={styles.comparison}>
          <Compared duplicate={duplicate} taken={taken} send={send} read={read} Comparison={Comparison} />
        </div>
      )}
    </li>
  );
});

type Drafts =
  | { kind: 'read'; kept: string | DocumentDraft; other: DocumentDraft }
  | { kind: 'failed'; message: string };

/** Reads what is compared from the file. */
function Compared({
  duplicate: { entry, target, completes },
  taken,
  send,
  read,
  Comparison,
}: Pick<RowProps, 'duplicate' | 'taken' | 'send' | 'read' | 'Comparison'>) {
  const [drafts, setDrafts] = useState<Drafts | null>(null);
  useEffect(() => {
    let isLeft = false;
    const take = (found: Drafts) => {
      if (!isLeft) setDrafts(found);
    };
    Promise.all([read(entry), 'entry' in target ? read(target.entry) : target.documentId]).then(
      ([other, kept]) => {
        take({ kind: 'read', other, kept });
      },
      (error: unknown) => {
        take({ kind: 'failed', message: messageOf(error) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [read, entry, target]);
  if (drafts?.kind === 'failed') return <p role="alert">{importTexts.sentence(drafts.message)}</p>;
  return (
    drafts && (
      <Comparison
        kept={drafts.kept}
        other={drafts.other}
        isLookedUp={completes !== undefined}
        taken={taken}
        onTake={(name, fromFile) => {
          send({ type: 'duplicate.fieldChosen', entry, name, fromFile });
        }}
      />
    )
  );
}

interface SideProps {
  name: string;
  said: SaidOfDocument;
  /** Where it differs from the heading. */
  title?: string;
  place?: string;
}

function Side({ name, said, title = '', place = '' }: SideProps) {
  return (
    <div className={styles.side}>
      <dt>{name}</dt>
      <dd>
        {title !== '' && `${title}. `}
        {said.key !== '' && <span className={styles.key}>{said.key}</span>} {texts.said(said, place)}
      </dd>
    </div>
  );
}
