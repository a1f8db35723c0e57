// Credits the authors of the formatter and the styles, with their licences.
import styles from './StyleFields.module.css';
import { styleTexts } from './styleTexts.ts';

const { credit } = styleTexts;

/** Renders the credit. */
export function StyleCredit() {
  return (
    <p className={styles.credit}>
      {credit.before}
      <a href="https://github.com/Juris-M/citeproc-js" target="_blank" rel="noopener noreferrer">
        {credit.citeproc}
      </a>
      {credit.between}
      <a href="https://citationstyles.org" target="_blank" rel="noopener noreferrer">
        {credit.styles}
      </a>
      {credit.after}
      <a href="/notices" target="_blank">
        {credit.notices}
      </a>
    </p>
  );
}
