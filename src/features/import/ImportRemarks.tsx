// Remarks about single entries: the line, the key, a sentence.
import type { FileSummary, ImportRemark } from '#machines/import/importTypes.ts';
import styles from './ImportDialog.module.css';
import { importTexts as texts } from './importTexts.ts';

/** More than this is not read in a dialog. */
const SHOWN = 200;

export interface ImportRemarksProps {
  title: string;
  hint: string;
  items: readonly ImportRemark[];
  files: readonly FileSummary[];
}

/** Renders the list; nothing for none. */
export function ImportRemarks({ title, hint, items, files }: ImportRemarksProps) {
  if (items.length === 0) return null;
  const rest = items.length - SHOWN;
  return (
    <section className={styles.remarks} aria-label={title}>
      <h3 className={styles.remarksHead}>
        {title} <span className={styles.number}>{items.length.toLocaleString('en')}</span>
        <span className={styles.hint}>{hint}</span>
      </h3>
      <ul className={styles.list} tabIndex={0} aria-label={title}>
        {items.slice(0, SHOWN).map(({ file, line, key, message }, index) => (
          <li key={index} className={styles.remark} data-files={files.length > 1 ? 'several' : undefined}>
            <span className={styles.lineNumber}>{texts.place({ file, line }, files)}</span>
            <span className={styles.key} data-tip={key ?? undefined}>
              {key}
            </span>
            <span className={styles.message}>{message}</span>
          </li>
        ))}
        {rest > 0 && <li className={styles.rest}>{texts.more(rest)}</li>}
      </ul>
    </section>
  );
}
