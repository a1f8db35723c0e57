// The foot of an article: the pages before and after it.
import type { ArticleContent, PageLink } from '#site/pageContent.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './ArticleWays.module.css';
import { articleTexts } from './articleTexts.ts';

function Way({ page, way }: { page: PageLink; way: 'previous' | 'next' }) {
  return (
    <a href={page.path} className={styles.way} data-way={way}>
      {way === 'previous' && <Icon name="chevronLeft" />}
      <span>
        <span className={styles.label}>{articleTexts[way]}</span> {page.title}
      </span>
      {way === 'next' && <Icon name="chevronRight" />}
    </a>
  );
}

/** Draws the ways; nothing for an article that stands alone. */
export function ArticleWays({ content: { previous, next } }: { content: ArticleContent }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={articleTexts.ways} className={styles.ways}>
      {previous && <Way page={previous} way="previous" />}
      {next && <Way page={next} way="next" />}
    </nav>
  );
}
