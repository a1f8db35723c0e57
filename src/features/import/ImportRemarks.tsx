// What there is to know about single entries: the line, the key, a sentence.
import type { ImportRemark } from '#machines/import/importTypes.ts';
import styles from './ImportDialog.module.css';

/** More than this is not read in a dialog. */
const SHOWN = 200;

export interface ImportRemarksProps {
  title: string;
  hint: string;
  items: readonly ImportRemark[];
}

/** Draws the list; nothing for none. */
export function ImportRemarks({ title, hint, items }: ImportRemarksProps) {
  if (items.length === 0) return null;
  const rest = items.length - SHOWN;
  return (
    <section className={styles.remarks} aria-label={title}>
      <h3 className={styles.remarksHead}>
        {title} <span className={styles.number}>{items.length.toLocaleString('en')}</span>
        <span className={styles.hint}>{hint}</span>
      </h3>
      <ul className={styles.list} tabIndex={0} aria-label={title}>
        {items.slice(0, SHOWN).map(({ line, key, message }, index) => (
          <li key={index} className={styles.remark}>
            <span className={styles.lineNumber}>line {line}</span>
            <span className={styles.key} data-tip={key ?? undefined}>
              {key}
            </span>
            <span className={styles.message}>{message}</span>
          </li>
        ))}
        {rest > 0 && <li className={styles.rest}>and {rest.toLocaleString('en')} more</li>}
      </ul>
    </section>
  );
}
