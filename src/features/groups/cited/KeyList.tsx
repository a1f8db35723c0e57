// Citation keys below each other; of very many the first.
import styles from './KeyList.module.css';
import { citedTexts } from './citedTexts.ts';

/** At most so many keys are listed; the API gives no more of those that are not cited. */
export const listedKeys = 500;

/** Renders the list, under a name for who does not see what it stands below. */
export function KeyList({ label, keys }: { label: string; keys: readonly string[] }) {
  return (
    <ul className={styles.keys} aria-label={label} tabIndex={0}>
      {keys.slice(0, listedKeys).map((key) => (
        <li key={key}>{key}</li>
      ))}
      {keys.length > listedKeys && <li>{citedTexts.more(keys.length - listedKeys)}</li>}
    </ul>
  );
}
