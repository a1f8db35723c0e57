// A preview of what will be copied, for the first documents.
import { useId } from 'react';
import type { CopiedText } from '#machines/citing/citingTypes.ts';
import { classNames } from '#src/ui/classNames.ts';
import { FormattedRuns } from '../references/FormattedRuns.tsx';
import { ReferenceList } from '../references/ReferenceList.tsx';
import styles from './CopyDialog.module.css';
import { copyTexts } from './copyTexts.ts';

const texts = copyTexts.dialog;

/** Longer texts are cut. */
const longest = 4000;

export interface CopyPreviewProps {
  /** Null until there is one. */
  text: CopiedText | null;
  /** It is source text, for which letters of one width are usual. */
  isCode: boolean;
  /** Another one is on its way. */
  isStale: boolean;
  /** How many documents are copied; null if that is not counted. */
  total: number | null;
}

/** Renders the preview in a box that keeps its place while the next one is made. */
export function CopyPreview({ text, isCode, isStale, total }: CopyPreviewProps) {
  const id = useId();
  const isPart = text !== null && text.count !== total;
  return (
    <section aria-labelledby={id} className={styles.previewSection}>
      <h3 id={id} className={styles.heading}>
        {isPart ? texts.previewOf(text.count, total) : texts.preview}
      </h3>
      <div
        role="group"
        aria-labelledby={id}
        aria-busy={isStale}
        tabIndex={0}
        className={classNames(styles.preview, isStale && text !== null && styles.stale)}
        data-preview
      >
        {text === null ? <p className={styles.hint}>{texts.loading}</p> : <Shown text={text} isCode={isCode} />}
      </div>
    </section>
  );
}

function Shown({ text: { text, formatted }, isCode }: { text: CopiedText; isCode: boolean }) {
  if (formatted?.kind === 'bibliography')
    return <ReferenceList bibliography={formatted.bibliography} label={texts.preview} />;
  if (formatted?.kind === 'runs')
    return (
      <p dir="auto">
        <FormattedRuns runs={formatted.runs} />
      </p>
    );
  return (
    <p dir="auto" className={classNames(styles.plain, isCode && styles.code)}>
      {text.slice(0, longest)}
    </p>
  );
}
