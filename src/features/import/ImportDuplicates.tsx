// The entries of a file that are likely there already, with what becomes of each and of all.
import { type ComponentType, memo, useCallback, useEffect, useState } from 'react';
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { Likeness } from '#bibliography/duplicates/likenessKeys.ts';
import { countDecisions, decisionOf } from '#machines/import/decisions.ts';
import type { DuplicateDecision, ImportDuplicate, ImportEvent, SaidOfDocument } from '#machines/import/importTypes.ts';
import { messageOf } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import type { ComparisonProps } from './ComparisonProps.ts';
import styles from './ImportDuplicates.module.css';
import type { ImportHandle } from './useImport.ts';

/** So many are drawn at once: more are decided together rather than one by one. */
const AT_ONCE = 100;

const likenessWords: Readonly<Record<Likeness, string>> = {
  doi: 'the same DOI',
  isbn: 'the same ISBN',
  work: 'the same title, year and first author',
  entry: 'the same citation key and title',
};

const decisions: readonly { value: DuplicateDecision; label: string }[] = [
  { value: 'merge', label: 'Merge' },
  { value: 'skip', label: 'Skip' },
  { value: 'keep', label: 'Keep both' },
];

type Send = (event: ImportEvent) => void;

type ForAll = DuplicateDecision | 'suggested';

export interface ImportDuplicatesProps {
  handle: ImportHandle;
  Comparison: ComponentType<ComparisonProps>;
}

/** Draws the list; it stands only where there are some. */
export function ImportDuplicates({ handle: { actor, snapshot, readEntry }, Comparison }: ImportDuplicatesProps) {
  const { context } = snapshot;
  const { duplicates, forAll, taken } = context;
  const [shown, setShown] = useState(AT_ONCE);
  const counts = countDecisions(context);
  const handle = context.report?.handle ?? '';
  const read = useCallback((entry: number) => readEntry(handle, entry), [readEntry, handle]);
  const send = useCallback<Send>(
    (event) => {
      actor.send(event);
    },
    [actor],
  );
  const rest = duplicates.length - shown;
  return (
    <section className={styles.duplicates} aria-label="Likely duplicates">
      <h3 className={styles.head}>
        Likely there already <span className={styles.number}>{duplicates.length.toLocaleString('en')}</span>
        <span className={styles.hint} aria-live="polite">
          {wordsOf(counts)}
        </span>
      </h3>
      <div className={styles.forAll}>
        <Segmented<ForAll>
          label="For all of them"
          value={forAll ?? 'suggested'}
          onChange={(decision) => {
            send({ type: 'duplicates.decided', decision: decision === 'suggested' ? null : decision });
          }}
          options={[{ value: 'suggested', label: 'As suggested' }, ...decisions]}
          hint="Merging fills in what is missing, unites keywords and groups, and changes nothing that is there. It is suggested, but where two DOIs differ, or only an ISBN is the same: there both are kept."
        />
      </div>
      <ul className={styles.list} aria-label="Likely duplicates">
        {duplicates.slice(0, shown).map((duplicate) => (
          <DuplicateRow
            key={duplicate.entry}
            duplicate={duplicate}
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
              setShown((before) => before + AT_ONCE);
            }}
          >
            Show {Math.min(rest, AT_ONCE)} more
          </Button>
          and {rest.toLocaleString('en')} that are decided for all
        </p>
      )}
    </section>
  );
}

const nothing: readonly string[] = [];

function wordsOf({ merge, skip, keep }: Readonly<Record<DuplicateDecision, number>>): string {
  const parts = [
    merge > 0 && `${merge.toLocaleString('en')} merged`,
    skip > 0 && `${skip.toLocaleString('en')} skipped`,
    keep > 0 && `${keep.toLocaleString('en')} kept`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

interface RowProps {
  duplicate: ImportDuplicate;
  decision: DuplicateDecision;
  taken: readonly string[];
  send: Send;
  read: (entry: number) => Promise<DocumentDraft>;
  Comparison: ComponentType<ComparisonProps>;
}

/** Drawn anew only when its own decision changes. */
const DuplicateRow = memo(function DuplicateRow({ duplicate, decision, taken, send, read, Comparison }: RowProps) {
  const { entry, line, said, target, targetSaid, likeness } = duplicate;
  const [isOpen, setOpen] = useState(false);
  const title = said.title || 'Untitled';
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.said}>
          {[sayShortly(said), `line ${line}`].filter((words) => words !== '').join(' · ')}
        </span>
        <span className={styles.said}>
          {capitalized(likeness.map((each) => likenessWords[each]).join(', '))} as{' '}
          {'entry' in target ? 'an entry before it: ' : ''}
          {targetSaid.title === said.title ? sayShortly(targetSaid) || 'the one there' : sayAll(targetSaid)}
        </span>
      </div>
      <div className={styles.decision}>
        <Segmented
          label={`What becomes of ${title}`}
          labelHidden
          value={decision}
          onChange={(chosen) => {
            send({ type: 'duplicate.decided', entry, decision: chosen });
          }}
          options={decisions}
        />
        {decision === 'merge' && (
          <TextButton
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {isOpen ? 'Close' : 'Choose fields'}
          </TextButton>
        )}
      </div>
      {isOpen && decision === 'merge' && (
        <div className={styles.comparison}>
          <Compared duplicate={duplicate} taken={taken} send={send} read={read} Comparison={Comparison} />
        </div>
      )}
    </li>
  );
});

type Drafts =
  { kind: 'read'; kept: string | DocumentDraft; other: DocumentDraft } | { kind: 'failed'; message: string };

/** Reads what is compared from the file. */
function Compared({ duplicate: { entry, target }, taken, send, read, Comparison }: Omit<RowProps, 'decision'>) {
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
  if (drafts?.kind === 'failed') return <p role="alert">{drafts.message}.</p>;
  return (
    drafts && (
      <Comparison
        kept={drafts.kept}
        other={drafts.other}
        taken={taken}
        onTake={(name, fromFile) => {
          send({ type: 'duplicate.fieldChosen', entry, name, fromFile });
        }}
      />
    )
  );
}

/** "Parker et al., 2006". */
function sayShortly({ people, year }: SaidOfDocument): string {
  return [people, year].filter((words) => words !== '').join(', ');
}

function sayAll(said: SaidOfDocument): string {
  const shortly = sayShortly(said);
  return `“${said.title || 'Untitled'}”${shortly && `, ${shortly}`}`;
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
