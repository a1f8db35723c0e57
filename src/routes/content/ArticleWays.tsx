// The foot of an article: the pages before and after it.
import type { ArticleContent, PageLink } from '#site/pageContent.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './ArticleWays.module.css';

function Way({ page, label }: { page: PageLink; label: 'Previous' | 'Next' }) {
  return (
    <a href={page.path} className={styles.way} data-way={label}>
      {label === 'Previous' && <Icon name="chevronLeft" />}
      <span>
        <span className={styles.label}>{label}</span> {page.title}
      </span>
      {label === 'Next' && <Icon name="chevronRight" />}
    </a>
  );
}

/** Draws the ways; nothing for an article that stands alone. */
export function ArticleWays({ content: { previous, next } }: { content: ArticleContent }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next page" className={styles.ways}>
      {previous && <Way page={previous} label="Previous" />}
      {next && <Way page={next} label="Next" />}
    </nav>
  );
}
