// The mark (two brackets around a dot, as around a citation) and the product's name.
import { productName } from '#site/productName.ts';
import styles from './Logo.module.css';

/** Renders the mark and name, for use inside a link to the home page. A part of the site may have its own name. */
export function Logo({ name = productName }: { name?: string | undefined }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.brackets} d="M8.5 3.25H4.25v17.5H8.5M15.5 3.25h4.25v17.5H15.5" />
        <rect className={styles.dot} x="9" y="9" width="6" height="6" rx="1" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
