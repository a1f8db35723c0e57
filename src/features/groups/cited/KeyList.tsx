// A list of citation keys; only the first ones if there are very many.
import styles from './KeyList.module.css';
import { citedTexts } from './citedTexts.ts';

/** The most keys that are listed, which is also the API's limit for uncited keys. */
export const listedKeys = 500;

/** Renders the list with an accessible name, because screen readers don't see the text above it. */
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
