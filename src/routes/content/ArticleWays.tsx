// The links to the previous and next page at the end of an article.
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

/** Renders the links; nothing for an article without a chapter. */
export function ArticleWays({ content: { previous, next } }: { content: ArticleContent }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={articleTexts.ways} className={styles.ways}>
      {previous && <Way page={previous} way="previous" />}
      {next && <Way page={next} way="next" />}
    </nav>
  );
}
