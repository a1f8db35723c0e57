// The headings of an article as links.
import { classNames } from '#src/ui/classNames.ts';
import type { ContentsEntry } from '#site/payload.ts';
import styles from './ContentsList.module.css';

/** Draws the list. `current` is the id of the section that is being read. */
export function ContentsList({
  contents,
  current = null,
}: {
  contents: readonly ContentsEntry[];
  current?: string | null | undefined;
}) {
  return (
    <ul className={styles.list}>
      {contents.map(({ id, text, depth }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={classNames(styles.link, depth === 3 && styles.below)}
            aria-current={id === current ? 'location' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
