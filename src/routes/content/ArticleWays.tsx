// The foot of an article: the pages before and after it.
import { Link } from '@tanstack/react-router';
import type { ArticlePayload, PageLink } from '#site/payload.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './ArticleWays.module.css';

function Way({ page, label }: { page: PageLink; label: 'Previous' | 'Next' }) {
  return (
    <Link to={page.path} activeOptions={{ exact: true }} className={styles.way} data-way={label}>
      {label === 'Previous' && <Icon name="chevronLeft" />}
      <span>
        <span className={styles.label}>{label}</span> {page.title}
      </span>
      {label === 'Next' && <Icon name="chevronRight" />}
    </Link>
  );
}

/** Draws the ways; nothing for an article that stands alone. */
export function ArticleWays({ payload: { previous, next } }: { payload: ArticlePayload }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next page" className={styles.ways}>
      {previous && <Way page={previous} label="Previous" />}
      {next && <Way page={next} label="Next" />}
    </nav>
  );
}
