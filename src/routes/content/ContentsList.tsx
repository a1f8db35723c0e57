// The headings of an article as links. The browser marks the one that is being read (markCurrentSection).
import { classNames } from '#src/ui/classNames.ts';
import type { ContentsEntry } from '#site/pageContent.ts';
import styles from './ContentsList.module.css';

/** Renders the list. */
export function ContentsList({ contents }: { contents: readonly ContentsEntry[] }) {
  return (
    <ul className={styles.list}>
      {contents.map(({ id, text, depth }) => (
        <li key={id}>
          <a href={`#${id}`} className={classNames(styles.link, depth === 3 && styles.below)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
