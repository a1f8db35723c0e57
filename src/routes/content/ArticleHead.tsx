// The head of an article: the way to it, its title, and what it is about.
import { Link } from '@tanstack/react-router';
import type { ArticlePayload } from '#site/payload.ts';
import styles from './ArticleHead.module.css';

/** Draws the head. */
export function ArticleHead({ payload: { trail, shortTitle, title, description, date } }: { payload: ArticlePayload }) {
  return (
    <header>
      {trail.length > 0 && (
        <nav aria-label="Breadcrumb">
          <ol className={styles.trail}>
            {trail.map(({ path, title: name }) => (
              <li key={path}>
                <Link to={path} activeOptions={{ exact: true }}>
                  {name}
                </Link>
              </li>
            ))}
            <li>{shortTitle}</li>
          </ol>
        </nav>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{description}</p>
      {date && (
        <p className={styles.date}>
          As of <time dateTime={date.iso}>{date.text}</time>
        </p>
      )}
    </header>
  );
}
